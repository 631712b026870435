// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { ReportColumnStruct } from './report-column.ts';
import { ReportLineStruct } from './report-line.ts';
import { ReportTotalStruct } from './report-total.ts';

/** ReportPreview: As in the contract. */
export const ReportPreviewStruct = /* @__PURE__ */ type({
  columns: /* @__PURE__ */ array(ReportColumnStruct),
  lines: /* @__PURE__ */ array(ReportLineStruct),
  lineCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  totals: /* @__PURE__ */ array(ReportTotalStruct),
});
