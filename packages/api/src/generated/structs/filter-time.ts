// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** FilterTime: A time in UTC with a Z, to the millisecond. */
export const FilterTimeStruct = /* @__PURE__ */ string();
