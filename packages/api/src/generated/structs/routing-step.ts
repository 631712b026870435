// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, optional, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** RoutingStep: As in the contract. */
export const RoutingStepStruct = /* @__PURE__ */ type({
  accountId: IdStruct,
  lastFour: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  outcome: /* @__PURE__ */ enums([
    'disabled',
    'paused',
    'provider_paused',
    'no_credentials',
    'limit_reached',
    'share_used',
    'amount_taken',
    'refused_before',
    'too_little_money',
    'chosen',
  ]),
});
