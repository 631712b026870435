// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { MerchantStruct } from './merchant.ts';

/** MerchantAnswer: As in the contract. */
export const MerchantAnswerStruct = /* @__PURE__ */ type({ data: MerchantStruct });
