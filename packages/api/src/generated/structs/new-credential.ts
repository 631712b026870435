// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CredentialTypeCodeStruct } from './credential-type-code.ts';
import { CredentialParamTypeStruct } from './credential-param-type.ts';
import { CredentialValueStruct } from './credential-value.ts';

/** NewCredential: As in the contract. */
export const NewCredentialStruct = /* @__PURE__ */ type({
  credentialType: CredentialTypeCodeStruct,
  paramType: CredentialParamTypeStruct,
  value: CredentialValueStruct,
});
