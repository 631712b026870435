// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { SessionStruct } from './session.ts';

/** SessionListAnswer: As in the contract. */
export const SessionListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(SessionStruct),
});
