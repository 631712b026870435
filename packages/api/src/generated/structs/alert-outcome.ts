// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, nullable, string, type } from 'superstruct';
import { AlertChannelStruct } from './alert-channel.ts';

/** AlertOutcome: As in the contract. */
export const AlertOutcomeStruct = /* @__PURE__ */ type({
  channel: AlertChannelStruct,
  receiver: /* @__PURE__ */ string(),
  statusCode: /* @__PURE__ */ nullable(/* @__PURE__ */ integer()),
  answer: /* @__PURE__ */ string(),
  error: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
