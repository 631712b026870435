// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { RefundStruct } from './refund.ts';

/** RefundAnswer: As in the contract. */
export const RefundAnswerStruct = /* @__PURE__ */ type({ data: RefundStruct });
