// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, type } from 'superstruct';

/** ReportSchedulePauseRequest: As in the contract. */
export const ReportSchedulePauseRequestStruct = /* @__PURE__ */ type({
  paused: /* @__PURE__ */ boolean(),
});
