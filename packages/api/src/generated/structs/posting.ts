// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, optional, string, type } from 'superstruct';
import { PostingKindStruct } from './posting-kind.ts';
import { TimeStruct } from './time.ts';
import { PostingLegStruct } from './posting-leg.ts';

/** Posting: As in the contract. */
export const PostingStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  kind: PostingKindStruct,
  createdDate: TimeStruct,
  personName: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  comment: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  legs: /* @__PURE__ */ array(PostingLegStruct),
});
