// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string } from 'superstruct';

/** TextOrNull: As in the contract. */
export const TextOrNullStruct = /* @__PURE__ */ nullable(/* @__PURE__ */ string());
