// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** Accent: RGB as six hexadecimal digits. The form changes its lightness where contrast would be too low. */
export const AccentStruct = /* @__PURE__ */ string();
