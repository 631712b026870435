// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums } from 'superstruct';

/** TransferSource: A provider, a person, or a line of a bank statement. */
export const TransferSourceStruct = /* @__PURE__ */ enums(['provider', 'staff', 'statement']);
