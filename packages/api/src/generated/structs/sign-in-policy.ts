// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, type } from 'superstruct';
import { IdleMinutesStruct } from './idle-minutes.ts';
import { SessionHoursStruct } from './session-hours.ts';
import { NeedsSecondFactorStruct } from './needs-second-factor.ts';

/** SignInPolicy: As in the contract. */
export const SignInPolicyStruct = /* @__PURE__ */ type({
  idleMinutes: IdleMinutesStruct,
  sessionHours: SessionHoursStruct,
  needsSecondFactor: NeedsSecondFactorStruct,
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
