// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { NamedRefStruct } from './named-ref.ts';
import { PersonStateStruct } from './person-state.ts';
import { TimeStruct } from './time.ts';

/** Person: As in the contract. */
export const PersonStruct = /* @__PURE__ */ type({
  id: IdStruct,
  username: /* @__PURE__ */ string(),
  firstName: /* @__PURE__ */ string(),
  lastName: /* @__PURE__ */ string(),
  merchant: /* @__PURE__ */ nullable(NamedRefStruct),
  state: PersonStateStruct,
  roles: /* @__PURE__ */ array(NamedRefStruct),
  lastSignInDate: /* @__PURE__ */ nullable(TimeStruct),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
