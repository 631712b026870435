// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** Accent: Six digits of RGB; where it could not be read or seen, the form moves its lightness. */
export const AccentStruct = /* @__PURE__ */ string();
