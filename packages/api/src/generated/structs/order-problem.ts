// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, max, min, optional, string, type } from 'superstruct';
import { FieldErrorStruct } from './field-error.ts';
import { MethodLimitsStruct } from './method-limits.ts';

/** OrderProblem: Why an order was refused, with the facts to correct it. */
export const OrderProblemStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ string(),
  title: /* @__PURE__ */ string(),
  status: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 400), 599),
  detail: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  code: /* @__PURE__ */ string(),
  requestId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  errors: /* @__PURE__ */ optional(/* @__PURE__ */ array(FieldErrorStruct)),
  offeredMethods: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string())),
  limits: /* @__PURE__ */ optional(/* @__PURE__ */ array(MethodLimitsStruct)),
});
