// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { RoutingStepStruct } from './routing-step.ts';

/** RoutingDecision: As in the contract. */
export const RoutingDecisionStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  eventTime: TimeStruct,
  steps: /* @__PURE__ */ array(RoutingStepStruct),
});
