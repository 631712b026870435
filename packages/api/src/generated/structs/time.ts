// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** Time: As in the contract. */
export const TimeStruct = /* @__PURE__ */ string();
