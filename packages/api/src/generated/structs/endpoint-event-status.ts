// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** EndpointEventStatus: WAITING is sent later, EXECUTED was accepted, FAILED means that all retries failed, NOT_SENT that it was never
due to this endpoint.
 */
export const EndpointEventStatusStruct = /* @__PURE__ */ enums([
  'WAITING',
  'EXECUTED',
  'FAILED',
  'NOT_SENT',
]);
