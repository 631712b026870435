// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { ReportLineStruct } from './report-line.ts';

/** ReportTotal: As in the contract. */
export const ReportTotalStruct = /* @__PURE__ */ type({
  currency: /* @__PURE__ */ string(),
  cells: ReportLineStruct,
});
