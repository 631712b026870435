// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ReportIntervalCode: As in the contract. */
export const ReportIntervalCodeStruct = /* @__PURE__ */ enums(['DAILY', 'WEEKLY', 'MONTHLY']);
