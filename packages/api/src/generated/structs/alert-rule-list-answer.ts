// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, type } from 'superstruct';
import { AlertRuleStruct } from './alert-rule.ts';

/** AlertRuleListAnswer: As in the contract. */
export const AlertRuleListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    rules: /* @__PURE__ */ array(AlertRuleStruct),
    canEmail: /* @__PURE__ */ boolean(),
  }),
});
