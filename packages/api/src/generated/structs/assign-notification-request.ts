// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, type } from 'superstruct';
import { IdStruct } from './id.ts';

/** AssignNotificationRequest: As in the contract. */
export const AssignNotificationRequestStruct = /* @__PURE__ */ type({
  personId: /* @__PURE__ */ nullable(IdStruct),
});
