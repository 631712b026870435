// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TwoFactorStruct } from './two-factor.ts';

/** TwoFactorAnswer: As in the contract. */
export const TwoFactorAnswerStruct = /* @__PURE__ */ type({ data: TwoFactorStruct });
