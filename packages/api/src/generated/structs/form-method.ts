// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { AmountStruct } from './amount.ts';

/** FormMethod: As in the contract. */
export const FormMethodStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  minAmount: AmountStruct,
  maxAmount: AmountStruct,
});
