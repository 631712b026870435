// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ReportScheduleStruct } from './report-schedule.ts';

/** ReportScheduleAnswer: As in the contract. */
export const ReportScheduleAnswerStruct = /* @__PURE__ */ type({ data: ReportScheduleStruct });
