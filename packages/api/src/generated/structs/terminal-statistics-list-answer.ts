// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { TerminalStatisticsStruct } from './terminal-statistics.ts';

/** TerminalStatisticsListAnswer: As in the contract. */
export const TerminalStatisticsListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(TerminalStatisticsStruct),
});
