// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** FlowTypeCode: As in the contract. */
export const FlowTypeCodeStruct = /* @__PURE__ */ enums(['DEPOSIT', 'WITHDRAWAL']);
