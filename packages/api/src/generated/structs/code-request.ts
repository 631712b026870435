// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SecondFactorCodeStruct } from './second-factor-code.ts';

/** CodeRequest: As in the contract. */
export const CodeRequestStruct = /* @__PURE__ */ type({ code: SecondFactorCodeStruct });
