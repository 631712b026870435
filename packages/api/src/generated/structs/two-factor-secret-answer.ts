// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TwoFactorSecretStruct } from './two-factor-secret.ts';

/** TwoFactorSecretAnswer: As in the contract. */
export const TwoFactorSecretAnswerStruct = /* @__PURE__ */ type({ data: TwoFactorSecretStruct });
