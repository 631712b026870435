// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TerminalDetailsStruct } from './terminal-details.ts';

/** TerminalDetailsAnswer: As in the contract. */
export const TerminalDetailsAnswerStruct = /* @__PURE__ */ type({ data: TerminalDetailsStruct });
