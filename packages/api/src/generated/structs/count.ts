// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min } from 'superstruct';

/** Count: As in the contract. */
export const CountStruct = /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0);
