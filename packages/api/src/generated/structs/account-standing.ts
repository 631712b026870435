// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { SignedAmountStruct } from './signed-amount.ts';

/** AccountStanding: As in the contract. */
export const AccountStandingStruct = /* @__PURE__ */ type({
  id: IdStruct,
  balance: SignedAmountStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
