// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, max, min, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { CurrencyCodeStruct } from './currency-code.ts';

/** Currency: As in the contract. */
export const CurrencyStruct = /* @__PURE__ */ type({
  id: IdStruct,
  code: CurrencyCodeStruct,
  name: /* @__PURE__ */ string(),
  dimension: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0), 8),
});
