// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, type } from 'superstruct';
import { PersonStruct } from './person.ts';

/** PersonListAnswer: As in the contract. */
export const PersonListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(PersonStruct),
  total: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
});
