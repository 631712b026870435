// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string, type } from 'superstruct';
import { PersonDetailsStruct } from './person-details.ts';
import { TimeStruct } from './time.ts';

/** InvitedPerson: As in the contract. */
export const InvitedPersonStruct = /* @__PURE__ */ type({
  person: PersonDetailsStruct,
  link: /* @__PURE__ */ string(),
  expiryDate: TimeStruct,
});
