// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, enums, integer, min, nullable, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { IdStruct } from './id.ts';
import { ReportNameCodeStruct } from './report-name-code.ts';

/** ReportMessage: The body of the webhook of a scheduled report; an e-mail says the same, with the file attached. */
export const ReportMessageStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['report.ready']),
  timestamp: TimeStruct,
  data: /* @__PURE__ */ type({
    scheduleId: IdStruct,
    report: ReportNameCodeStruct,
    periodStart: /* @__PURE__ */ string(),
    periodEnd: /* @__PURE__ */ string(),
    terminalId: /* @__PURE__ */ nullable(IdStruct),
    isTest: /* @__PURE__ */ boolean(),
    fileName: /* @__PURE__ */ string(),
    lines: /* @__PURE__ */ nullable(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
    csv: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
    url: /* @__PURE__ */ string(),
  }),
});
