// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, optional, string, type } from 'superstruct';
import { ReportNameCodeStruct } from './report-name-code.ts';
import { ReportIntervalCodeStruct } from './report-interval-code.ts';
import { IdStruct } from './id.ts';

/** ReportScheduleRequest: As in the contract. */
export const ReportScheduleRequestStruct = /* @__PURE__ */ type({
  report: ReportNameCodeStruct,
  interval: ReportIntervalCodeStruct,
  currencyId: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(IdStruct)),
  providerId: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(IdStruct)),
  terminalPoolId: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(IdStruct)),
  terminalId: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(IdStruct)),
  webhookUrl: /* @__PURE__ */ optional(/* @__PURE__ */ nullable(/* @__PURE__ */ string())),
  emails: /* @__PURE__ */ array(/* @__PURE__ */ string()),
});
