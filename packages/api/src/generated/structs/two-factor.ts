// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { boolean, integer, min, nullable, type } from 'superstruct';
import { TimeStruct } from './time.ts';

/** TwoFactor: As in the contract. */
export const TwoFactorStruct = /* @__PURE__ */ type({
  onSince: /* @__PURE__ */ nullable(TimeStruct),
  hasSecondFactor: /* @__PURE__ */ boolean(),
  recoveryCodesLeft: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
