// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { MovementDirectionStruct } from './movement-direction.ts';
import { AmountStruct } from './amount.ts';
import { CurrencyStruct } from './currency.ts';
import { TimeStruct } from './time.ts';

/** AccountMovement: As in the contract. */
export const AccountMovementStruct = /* @__PURE__ */ type({
  id: IdStruct,
  direction: MovementDirectionStruct,
  amount: AmountStruct,
  currency: CurrencyStruct,
  comment: /* @__PURE__ */ string(),
  createdDate: TimeStruct,
  personName: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
});
