// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CallbackAddressStruct } from './callback-address.ts';

/** CallbackAddressAnswer: As in the contract. */
export const CallbackAddressAnswerStruct = /* @__PURE__ */ type({ data: CallbackAddressStruct });
