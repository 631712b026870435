// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { enums, type } from 'superstruct';
import { TimeStruct } from './time.ts';
import { SettlementStateStruct } from './settlement-state.ts';

/** SettlementCreated: As in the contract. */
export const SettlementCreatedStruct = /* @__PURE__ */ type({
  type: /* @__PURE__ */ enums(['settlement.created']),
  timestamp: TimeStruct,
  data: SettlementStateStruct,
});
