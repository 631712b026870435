// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** TransferSource: As in the contract. */
export const TransferSourceStruct = /* @__PURE__ */ enums(['provider', 'staff']);
