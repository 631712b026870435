// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CredentialParamType: A code of reference list 102. I for card and phone, S for the others. */
export const CredentialParamTypeStruct = /* @__PURE__ */ enums(['I', 'S', 'C', 'B', 'N']);
