// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { max, min, nullable, number } from 'superstruct';

/** Percent: 0 to 100; null if no invoice ended. */
export const PercentStruct = /* @__PURE__ */ nullable(
  /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ number(), 0), 100),
);
