// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ReportDay: As in the contract. */
export const ReportDayStruct = /* @__PURE__ */ string();
