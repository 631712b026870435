// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, integer, max, min, optional, string, type } from 'superstruct';
import { TransferIdStruct } from './transfer-id.ts';
import { IdStruct } from './id.ts';
import { CurrencyCodeStruct } from './currency-code.ts';
import { ProviderReasonStruct } from './provider-reason.ts';

/** ProviderReport: As in the contract. */
export const ProviderReportStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['deposit', 'payout']),
  status: /* @__PURE__ */ enums(['paid', 'refused']),
  transferId: TransferIdStruct,
  accountId: IdStruct,
  amount: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 1), 9007199254740991),
  currency: CurrencyCodeStruct,
  transactionId: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  reason: /* @__PURE__ */ optional(ProviderReasonStruct),
});
