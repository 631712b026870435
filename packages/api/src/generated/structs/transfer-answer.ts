// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { TransferDetailsStruct } from './transfer-details.ts';

/** TransferAnswer: As in the contract. */
export const TransferAnswerStruct = /* @__PURE__ */ type({ data: TransferDetailsStruct });
