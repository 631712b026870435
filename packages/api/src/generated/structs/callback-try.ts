// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, nullable, string, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** CallbackTry: As in the contract. */
export const CallbackTryStruct = /* @__PURE__ */ type({
  id: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  time: TimeStruct,
  statusCode: /* @__PURE__ */ nullable(/* @__PURE__ */ min(/* @__PURE__ */ integer(), 0)),
  error: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  answer: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
