// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { ReportNameCodeStruct } from './report-name-code.ts';
import { ReportIntervalCodeStruct } from './report-interval-code.ts';
import { NamedRefStruct } from './named-ref.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TimeStruct } from './time.ts';
import { ReportSendingStruct } from './report-sending.ts';

/** ReportSchedule: As in the contract. */
export const ReportScheduleStruct = /* @__PURE__ */ type({
  id: IdStruct,
  report: ReportNameCodeStruct,
  interval: ReportIntervalCodeStruct,
  currencyId: /* @__PURE__ */ nullable(IdStruct),
  providerId: /* @__PURE__ */ nullable(IdStruct),
  terminalPoolId: /* @__PURE__ */ nullable(IdStruct),
  terminal: /* @__PURE__ */ nullable(NamedRefStruct),
  isTest: /* @__PURE__ */ boolean(),
  webhookUrl: TextOrNullStruct,
  emails: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  paused: /* @__PURE__ */ boolean(),
  dueDate: TimeStruct,
  isPermitted: /* @__PURE__ */ boolean(),
  sendings: /* @__PURE__ */ array(ReportSendingStruct),
});
