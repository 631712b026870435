// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { AmountStruct } from './amount.ts';

/** DayTurnover: As in the contract. */
export const DayTurnoverStruct = /* @__PURE__ */ type({ in: AmountStruct, out: AmountStruct });
