// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable, string, type } from 'superstruct';
import { ManagedProviderStruct } from './managed-provider.ts';

/** ProviderWithSecretAnswer: As in the contract. */
export const ProviderWithSecretAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({
    provider: ManagedProviderStruct,
    secret: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  }),
});
