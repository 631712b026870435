// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, type } from 'superstruct';
import { MissingForProductionStruct } from './missing-for-production.ts';

/** TerminalReadinessAnswer: As in the contract. */
export const TerminalReadinessAnswerStruct = /* @__PURE__ */ type({
  data: /* @__PURE__ */ type({ missing: /* @__PURE__ */ array(MissingForProductionStruct) }),
});
