// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { IdleMinutesStruct } from './idle-minutes.ts';
import { SessionHoursStruct } from './session-hours.ts';
import { NeedsSecondFactorStruct } from './needs-second-factor.ts';

/** SignInPolicyChange: As in the contract. */
export const SignInPolicyChangeStruct = /* @__PURE__ */ type({
  idleMinutes: IdleMinutesStruct,
  sessionHours: SessionHoursStruct,
  needsSecondFactor: NeedsSecondFactorStruct,
});
