// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';

/** FunnelSteps: The forms that reached each step or a later one. */
export const FunnelStepsStruct = /* @__PURE__ */ type({
  openedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  methodCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  requisitesCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  pressedCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  paidCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
