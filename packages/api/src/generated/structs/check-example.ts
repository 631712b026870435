// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { CheckMoneyStruct } from './check-money.ts';

/** CheckExample: As in the contract. */
export const CheckExampleStruct = /* @__PURE__ */ type({
  subject: /* @__PURE__ */ type({ type: /* @__PURE__ */ string(), id: /* @__PURE__ */ string() }),
  note: /* @__PURE__ */ string(),
  money: /* @__PURE__ */ nullable(CheckMoneyStruct),
});
