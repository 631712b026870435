// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { EndpointEventStruct } from './endpoint-event.ts';
import { EndpointEventCursorStruct } from './endpoint-event-cursor.ts';

/** EndpointEventList: As in the contract. */
export const EndpointEventListStruct = /* @__PURE__ */ type({
  items: /* @__PURE__ */ array(EndpointEventStruct),
  next: EndpointEventCursorStruct,
});
