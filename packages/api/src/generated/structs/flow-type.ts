// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { FlowTypeCodeStruct } from './flow-type-code.ts';

/** FlowType: As in the contract. */
export const FlowTypeStruct = /* @__PURE__ */ type({ code: FlowTypeCodeStruct });
