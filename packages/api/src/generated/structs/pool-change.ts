// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, type } from 'superstruct';

/** PoolChange: As in the contract. */
export const PoolChangeStruct = /* @__PURE__ */ type({
  pausesAccounts: /* @__PURE__ */ boolean(),
  pauseAfter: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 2), 50),
});
