// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { ProviderTestStruct } from './provider-test.ts';

/** ProviderTestAnswer: As in the contract. */
export const ProviderTestAnswerStruct = /* @__PURE__ */ type({ data: ProviderTestStruct });
