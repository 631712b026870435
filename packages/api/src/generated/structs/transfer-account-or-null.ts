// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { TransferAccountStruct } from './transfer-account.ts';

/** TransferAccountOrNull: Null where staff vouched for money of an invoice that no account was shown for. */
export const TransferAccountOrNullStruct = /* @__PURE__ */ nullable(TransferAccountStruct);
