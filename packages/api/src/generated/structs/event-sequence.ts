// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min } from 'superstruct';

/** EventSequence: Increases with the events of the invoice, with gaps. Of two webhooks, the one with the higher number is newer. */
export const EventSequenceStruct = /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1);
