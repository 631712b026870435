// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { RecoveryCodesStruct } from './recovery-codes.ts';

/** RecoveryCodesAnswer: As in the contract. */
export const RecoveryCodesAnswerStruct = /* @__PURE__ */ type({ data: RecoveryCodesStruct });
