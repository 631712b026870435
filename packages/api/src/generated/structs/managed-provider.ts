// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { integer, min, nullable, string, type } from 'superstruct';
import { IdStruct } from './id.ts';
import { ProviderKindStruct } from './provider-kind.ts';
import { TextOrNullStruct } from './text-or-null.ts';
import { TimeOrNullStruct } from './time-or-null.ts';
import { ProviderSuccessStruct } from './provider-success.ts';
import { ProviderSecretStateStruct } from './provider-secret-state.ts';

/** ManagedProvider: As in the contract. */
export const ManagedProviderStruct = /* @__PURE__ */ type({
  id: IdStruct,
  name: /* @__PURE__ */ string(),
  kind: ProviderKindStruct,
  url: TextOrNullStruct,
  pausedDate: TimeOrNullStruct,
  pauseReason: TextOrNullStruct,
  accountCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  enabledAccountCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  waitingPayoutCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  success: ProviderSuccessStruct,
  secret: /* @__PURE__ */ nullable(ProviderSecretStateStruct),
  version: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 1),
});
