// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { PostingStruct } from './posting.ts';

/** PostingListAnswer: As in the contract. */
export const PostingListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(PostingStruct),
});
