// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, type } from 'superstruct';
import { ReportScheduleStruct } from './report-schedule.ts';

/** ReportScheduleListAnswer: As in the contract. */
export const ReportScheduleListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    schedules: /* @__PURE__ */ array(ReportScheduleStruct),
    canEmail: /* @__PURE__ */ boolean(),
  }),
});
