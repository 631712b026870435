// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { MerchantLookStruct } from './merchant-look.ts';

/** MerchantLookAnswer: As in the contract. */
export const MerchantLookAnswerStruct = /* @__PURE__ */ type({ data: MerchantLookStruct });
