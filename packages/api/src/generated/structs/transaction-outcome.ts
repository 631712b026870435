// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** TransactionOutcome: As in the contract. */
export const TransactionOutcomeStruct = /* @__PURE__ */ enums(['paid', 'failed']);
