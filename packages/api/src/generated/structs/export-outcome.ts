// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** ExportOutcome: As in the contract. */
export const ExportOutcomeStruct = /* @__PURE__ */ enums(['WHOLE', 'BROKEN']);
