// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min } from 'superstruct';

/** PerUsdt: Minor units of the currency for one whole USDT. */
export const PerUsdtStruct = /* @__PURE__ */ max(
  /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  9007199254740991,
);
