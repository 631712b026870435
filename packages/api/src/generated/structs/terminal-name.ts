// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TerminalName: At least 3 characters without leading and trailing spaces. */
export const TerminalNameStruct = /* @__PURE__ */ string();
