// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AlertConditionStruct } from './alert-condition.ts';
import { NamedRefStruct } from './named-ref.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { AlertFiringStruct } from './alert-firing.ts';
import { AlertDeliveryStruct } from './alert-delivery.ts';

/** AlertRule: As in the contract. */
export const AlertRuleStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  condition: AlertConditionStruct,
  merchant: /* @__PURE__ */ nullable(NamedRefStruct),
  terminal: /* @__PURE__ */ nullable(NamedRefStruct),
  isTest: /* @__PURE__ */ boolean(),
  webhookUrl: TextOrNullStruct,
  emails: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  quietMinutes: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  enabled: /* @__PURE__ */ boolean(),
  firing: /* @__PURE__ */ nullable(AlertFiringStruct),
  deliveries: /* @__PURE__ */ array(AlertDeliveryStruct),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
