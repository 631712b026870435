// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { StatusEventStruct } from './status-event.ts';

/** StatusEventListAnswer: As in the contract. */
export const StatusEventListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(StatusEventStruct),
});
