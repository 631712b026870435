// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** StatementFormat: As in the contract. */
export const StatementFormatStruct = /* @__PURE__ */ enums(['csv', 'mt940', 'camt053']);
