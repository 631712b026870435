// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CredentialTypeCodeStruct } from './credential-type-code.ts';
import { CredentialValueStruct } from './credential-value.ts';

/** CredentialChange: As in the contract. */
export const CredentialChangeStruct = /* @__PURE__ */ type({
  credentialType: CredentialTypeCodeStruct,
  value: CredentialValueStruct,
});
