// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, optional, string, type } from 'superstruct';
import { CurrencyStruct } from './currency.ts';

/** ApprovalChange: As in the contract. */
export const ApprovalChangeStruct = /* @__PURE__ */ type({
  name: /* @__PURE__ */ string(),
  before: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  after: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  currency: /* @__PURE__ */ optional(CurrencyStruct),
  isSecret: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
});
