// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** CustomerInvoices: As in the contract. */
export const CustomerInvoicesStruct = /* @__PURE__ */ type({
  isTest: /* @__PURE__ */ boolean(),
  count: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  firstDate: TimeStruct,
  lastDate: TimeStruct,
});
