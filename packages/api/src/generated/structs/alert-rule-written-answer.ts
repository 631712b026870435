// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { AlertRuleStruct } from './alert-rule.ts';

/** AlertRuleWrittenAnswer: As in the contract. */
export const AlertRuleWrittenAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    rule: AlertRuleStruct,
    secret: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  }),
});
