// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { CustomerStruct } from './customer.ts';

/** CustomerAnswer: As in the contract. */
export const CustomerAnswerStruct = /* @__PURE__ */ type({ data: CustomerStruct });
