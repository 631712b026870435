// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { ReportScheduleStruct } from './report-schedule.ts';

/** ReportScheduleWrittenAnswer: As in the contract. */
export const ReportScheduleWrittenAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    schedule: ReportScheduleStruct,
    secret: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  }),
});
