// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ManagedProviderStruct } from './managed-provider.ts';

/** ManagedProviderAnswer: As in the contract. */
export const ManagedProviderAnswerStruct = /* @__PURE__ */ type({ data: ManagedProviderStruct });
