// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, max, min, nullable, optional, string, type } from 'superstruct';
import { TerminalNameStruct } from './terminal-name.ts';
import { AlertConditionStruct } from './alert-condition.ts';
import { IdStruct } from './id.ts';

/** AlertRuleRequest: As in the contract. */
export const AlertRuleRequestStruct = /* @__PURE__ */ type({
  name: TerminalNameStruct,
  condition: AlertConditionStruct,
  merchantId: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(IdStruct)),
  terminalId: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(IdStruct)),
  webhookUrl: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ string())),
  emails: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  quietMinutes: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 1440),
  enabled: /* @__PURE__ */ boolean(),
});
