// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { EndpointEventStruct } from './endpoint-event.ts';
import { EndpointEventCursorStruct } from './endpoint-event-cursor.ts';

/** EndpointEventListAnswer: As in the contract. */
export const EndpointEventListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(EndpointEventStruct),
  next: EndpointEventCursorStruct,
});
