// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, optional, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { ProviderReasonStruct } from './provider-reason.ts';

/** InvoiceError: As in the contract. */
export const InvoiceErrorStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  code: /* @__PURE__ */ string(),
  description: /* @__PURE__ */ string(),
  eventTime: TimeStruct,
  comment: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  provider: /* @__PURE__ */ optional(ProviderReasonStruct),
});
