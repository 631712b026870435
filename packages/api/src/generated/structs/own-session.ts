// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, nullable, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** OwnSession: It ends at idleEndDate if the user does nothing more, and at endDate in any case. */
export const OwnSessionStruct = /* @__PURE__ */ type({
  serverDate: TimeStruct,
  idleEndDate: TimeStruct,
  endDate: TimeStruct,
  confirmedUntilDate: /* @__PURE__ */ nullable(TimeStruct),
  hasApp: /* @__PURE__ */ boolean(),
  hasPasskey: /* @__PURE__ */ boolean(),
  hasPassword: /* @__PURE__ */ boolean(),
  hasProvider: /* @__PURE__ */ boolean(),
});
