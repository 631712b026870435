// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';

/** CurrencyListAnswer: As in the contract. */
export const CurrencyListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(CurrencyStruct),
});
