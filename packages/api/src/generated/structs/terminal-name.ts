// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TerminalName: At least 3 characters, blanks around them not counted. */
export const TerminalNameStruct = /* @__PURE__ */ string();
