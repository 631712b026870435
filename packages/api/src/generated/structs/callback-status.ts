// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** CallbackStatus: FAILED means that all retries failed, SUPERSEDED that a newer callback of its type replaced it. */
export const CallbackStatusStruct = /* @__PURE__ */ enums([
  'WAITING',
  'EXECUTED',
  'SUPERSEDED',
  'FAILED',
]);
