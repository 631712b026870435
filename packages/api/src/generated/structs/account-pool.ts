// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, max, min, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** AccountPool: A pool of an account, with the rule for the health of its accounts: one pauses itself after `pauseAfter`
deposits in a row that different customers declared to be paid and no money came for, while another account
of the pool was paid.
 */
export const AccountPoolStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  pausesAccounts: /* @__PURE__ */ boolean(),
  pauseAfter: /* @__PURE__ */ max(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 2), 50),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
