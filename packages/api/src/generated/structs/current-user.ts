// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, boolean, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** CurrentUser: As in the contract. */
export const CurrentUserStruct = /* @__PURE__ */ type({
  id: IdStruct,
  username: /* @__PURE__ */ string(),
  hasPassword: /* @__PURE__ */ boolean(),
  isSignedInByProvider: /* @__PURE__ */ boolean(),
  mustGiveSecondFactor: /* @__PURE__ */ boolean(),
  mustSetUpSecondFactor: /* @__PURE__ */ boolean(),
  permissions: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  personal: /* @__PURE__ */ type({
    firstName: /* @__PURE__ */ string(),
    lastName: /* @__PURE__ */ string(),
  }),
  merchantId: /* @__PURE__ */ nullable(IdStruct),
  testDashboard: /* @__PURE__ */ boolean(),
});
