// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { type } from 'superstruct';
import { SbpBankListStruct } from './sbp-bank-list.ts';

/** PayoutBankList: As in the contract. */
export const PayoutBankListStruct = /* @__PURE__ */ type({ items: SbpBankListStruct });
