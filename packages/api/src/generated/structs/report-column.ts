// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, string, type } from 'superstruct';

/** ReportColumn: As in the contract. */
export const ReportColumnStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  isSummed: /* @__PURE__ */ boolean(),
});
