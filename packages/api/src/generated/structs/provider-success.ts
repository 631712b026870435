// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';
import { EndedCountsStruct } from './ended-counts.ts';

/** ProviderSuccess: Of the invoices on its accounts that were created in the window: those that ended (DONE, CANCELED or DECLINED,
as monitoring counts them), and those of them that are DONE.
 */
export const ProviderSuccessStruct = /* @__PURE__ */ type({
  windowHours: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  deposits: EndedCountsStruct,
  withdrawals: EndedCountsStruct,
});
