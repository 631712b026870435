// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CredentialTypeCode: A code of reference list 103. */
export const CredentialTypeCodeStruct = /* @__PURE__ */ enums([
  'CARD_NUMBER',
  'PHONE_NUMBER',
  'OWNER',
  'BANK_NAME',
]);
