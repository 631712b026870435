// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** FormReturnStatus: As in the contract. */
export const FormReturnStatusStruct = /* @__PURE__ */ enums([
  'REQUESTED',
  'SENDING',
  'SENT',
  'REJECTED',
  'FAILED',
]);
