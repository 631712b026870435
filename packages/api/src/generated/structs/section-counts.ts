// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, optional, type } from 'superstruct';

/** SectionCounts: As in the contract. */
export const SectionCountsStruct = /* @__PURE__ */ type({
  errors: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  events: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  callbacks: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  notes: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  transactions: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  routingSteps: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  postingLegs: /* @__PURE__ */ optional(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
});
