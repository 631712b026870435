// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CallbackStatus: FAILED is one whose tries have run out; SUPERSEDED, one that a newer made needless. */
export const CallbackStatusStruct = /* @__PURE__ */ enums([
  'WAITING',
  'EXECUTED',
  'SUPERSEDED',
  'FAILED',
]);
