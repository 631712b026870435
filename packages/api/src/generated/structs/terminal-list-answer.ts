// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { TerminalStruct } from './terminal.ts';

/** TerminalListAnswer: As in the contract. */
export const TerminalListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TerminalStruct),
});
