// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** SuspenseAge: Up to 1 day, up to 7 days, up to 30 days, older. */
export const SuspenseAgeStruct = /* @__PURE__ */ enums(['DAY', 'WEEK', 'MONTH', 'OLDER']);
