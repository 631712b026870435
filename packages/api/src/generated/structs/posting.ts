// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, enums, integer, min, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { PostingLegStruct } from './posting-leg.ts';

/** Posting: As in the contract. */
export const PostingStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  kind: /* @__PURE__ */ enums([
    'money_reported',
    'money_assigned',
    'status_moved',
    'settlement',
    'account_movement',
  ]),
  createdDate: TimeStruct,
  legs: /* @__PURE__ */ array(PostingLegStruct),
});
