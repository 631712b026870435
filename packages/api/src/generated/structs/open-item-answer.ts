// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** OpenItemAnswer: As in the contract. */
export const OpenItemAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(
    /* @__PURE__ */ type({ name: /* @__PURE__ */ string(), since: TimeStruct }),
  ),
});
