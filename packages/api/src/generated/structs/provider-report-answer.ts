// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';

/** ProviderReportAnswer: As in the contract. */
export const ProviderReportAnswerStruct = /* @__PURE__ */ type({
  outcome: /* @__PURE__ */ enums(['taken', 'known']),
});
