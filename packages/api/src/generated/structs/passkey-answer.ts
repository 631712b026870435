// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { PasskeyStruct } from './passkey.ts';

/** PasskeyAnswer: As in the contract. */
export const PasskeyAnswerStruct = /* @__PURE__ */ type({ data: PasskeyStruct });
