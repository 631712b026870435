// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, type } from 'superstruct';

/** TestDashboardChoice: As in the contract. */
export const TestDashboardChoiceStruct = /* @__PURE__ */ type({
  testDashboard: /* @__PURE__ */ boolean(),
});
