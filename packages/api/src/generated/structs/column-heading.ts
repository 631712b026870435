// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** ColumnHeading: As in the contract. */
export const ColumnHeadingStruct = /* @__PURE__ */ string();
