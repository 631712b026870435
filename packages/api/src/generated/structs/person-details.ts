// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { NamedRefStruct } from './named-ref.ts';
import { PersonStateStruct } from './person-state.ts';
import { TimeStruct } from './time.ts';
import { SessionStruct } from './session.ts';
import { OpenInvitationStruct } from './open-invitation.ts';

/** PersonDetails: As in the contract. */
export const PersonDetailsStruct = /* @__PURE__ */ type({
  id: IdStruct,
  username: /* @__PURE__ */ string(),
  firstName: /* @__PURE__ */ string(),
  lastName: /* @__PURE__ */ string(),
  merchant: /* @__PURE__ */ nullable(NamedRefStruct),
  state: PersonStateStruct,
  roles: /* @__PURE__ */ array(NamedRefStruct),
  lastSignInDate: /* @__PURE__ */ nullable(TimeStruct),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
  permissions: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  hasTwoFactor: /* @__PURE__ */ boolean(),
  isByProvider: /* @__PURE__ */ boolean(),
  sessions: /* @__PURE__ */ array(SessionStruct),
  invitation: /* @__PURE__ */ nullable(OpenInvitationStruct),
  disabledReason: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  isManageable: /* @__PURE__ */ boolean(),
});
