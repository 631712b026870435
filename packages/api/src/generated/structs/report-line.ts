// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, nullable, string } from 'superstruct';

/** ReportLine: As in the contract. */
export const ReportLineStruct = /* @__PURE__ */ array(
  /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
);
