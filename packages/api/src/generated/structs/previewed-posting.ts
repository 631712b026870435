// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { PostingKindStruct } from './posting-kind.ts';
import { PostingLegStruct } from './posting-leg.ts';

/** PreviewedPosting: As in the contract. */
export const PreviewedPostingStruct = /* @__PURE__ */ type({
  kind: PostingKindStruct,
  legs: /* @__PURE__ */ array(PostingLegStruct),
});
