// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { nullable } from 'superstruct';
import { IdStruct } from './id.ts';

/** TransferIdOrNull: The transfer that this one takes back; its amount is then negative. */
export const TransferIdOrNullStruct = /* @__PURE__ */ nullable(IdStruct);
