// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** DepositOutcome: UNPAID: declared to be paid, and declined. ERROR: a person decides. */
export const DepositOutcomeStruct = /* @__PURE__ */ enums(['PAID', 'UNPAID', 'CANCELED', 'ERROR']);
