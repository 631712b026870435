// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { CredentialTypeCodeStruct } from './credential-type-code.ts';
import { CredentialParamTypeStruct } from './credential-param-type.ts';

/** AccountCredential: As in the contract. */
export const AccountCredentialStruct = /* @__PURE__ */ type({
  credentialType: CredentialTypeCodeStruct,
  paramType: CredentialParamTypeStruct,
  value: /* @__PURE__ */ string(),
});
