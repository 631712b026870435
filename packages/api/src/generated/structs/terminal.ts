// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { FlowTypeStruct } from './flow-type.ts';
import { CurrencyStruct } from './currency.ts';

/** Terminal: As in the contract. */
export const TerminalStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  paymentFlow: FlowTypeStruct,
  currency: CurrencyStruct,
  isTest: /* @__PURE__ */ boolean(),
  inTest: /* @__PURE__ */ boolean(),
  merchantId: IdStruct,
});
