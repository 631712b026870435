// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { ManagedProviderStruct } from './managed-provider.ts';

/** ManagedProviderListAnswer: As in the contract. */
export const ManagedProviderListAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ array(ManagedProviderStruct),
});
