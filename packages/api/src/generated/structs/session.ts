// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, string, type } from 'superstruct';
import { SessionIdStruct } from './session-id.ts';
import { TimeStruct } from './time.ts';

/** Session: As in the contract. */
export const SessionStruct = /* @__PURE__ */ type({
  id: SessionIdStruct,
  createdDate: TimeStruct,
  expiryDate: TimeStruct,
  browser: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  isCurrent: /* @__PURE__ */ boolean(),
});
