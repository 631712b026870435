// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { TextOrNullStruct } from './text-or-null.ts';

/** ProviderSecretState: As in the contract. */
export const ProviderSecretStateStruct = /* @__PURE__ */ type({
  changedDate: /* @__PURE__ */ nullable(TimeStruct),
  formerUntilDate: /* @__PURE__ */ nullable(TimeStruct),
  reportsBlockedDate: /* @__PURE__ */ nullable(TimeStruct),
  reportsBlockReason: TextOrNullStruct,
});
