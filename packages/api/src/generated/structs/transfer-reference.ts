// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { string } from 'superstruct';

/** TransferReference: The provider's or bank's id of the transfer. 400 where it is a card number. */
export const TransferReferenceStruct = /* @__PURE__ */ string();
