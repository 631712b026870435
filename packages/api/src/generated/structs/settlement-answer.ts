// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SettlementStruct } from './settlement.ts';

/** SettlementAnswer: As in the contract. */
export const SettlementAnswerStruct = /* @__PURE__ */ type({ data: SettlementStruct });
