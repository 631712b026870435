// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** Day: A UTC day. */
export const DayStruct = /* @__PURE__ */ string();
