// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { RoutingDecisionStruct } from './routing-decision.ts';

/** RoutingDecisionListAnswer: As in the contract. */
export const RoutingDecisionListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(RoutingDecisionStruct),
});
