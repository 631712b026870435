import { is } from 'superstruct';
import {
  type ApprovalRegistry,
  type RegisteredKind,
  registered,
} from '../approvals/approval-kind.ts';
import { changedAmount } from './amount-change.ts';
import { apiKey } from './api-key.ts';
import { credential } from './credential.ts';
import { fee } from './fee.ts';
import { limit } from './limit.ts';
import { movement } from './movement.ts';
import { payoutEnd } from './payout-end.ts';
import { provider } from './provider.ts';
import { rate } from './rate.ts';
import { returnEnd } from './return-end.ts';
import { role } from './role.ts';
import { rule } from './rule.ts';
import { settlement } from './settlement.ts';
import { moneyReturn } from './money-return.ts';
import { namedPayee } from './named-payee.ts';
import { refund } from './refund.ts';
import { retriedWithdrawal } from './retried-withdrawal.ts';
import { reversedMoney } from './reversed-money.ts';
import { assignedMoney, reportedMoney } from './staff-money.ts';
import { statusChange } from './status-change.ts';

/** Every kind of change that may need approval. A kind without its entry does not compile. */
export const approvalRegistry: ApprovalRegistry = {
  STATUS_CHANGE: {
    permission: undefined,
    executeStored: (tx, change) => statusChangeOf(change.payload).executeStored(tx, change),
  },
  REFUND: {
    permission: refund.permission,
    executeStored: (tx, change) => refundOf(change.payload).executeStored(tx, change),
  },
  RETURN: {
    permission: moneyReturn.permission,
    executeStored: (tx, change) => returnOf(change.payload).executeStored(tx, change),
  },
  SETTLEMENT: registered(settlement),
  MOVEMENT: registered(movement),
  RATE: registered(rate),
  CREDENTIAL: registered(credential),
  LIMIT: registered(limit),
  FEE: registered(fee),
  ROLE: registered(role),
  RULE: registered(rule),
  PAYOUT_END: {
    permission: payoutEnd.permission,
    executeStored: (tx, change) => endOf(change.payload).executeStored(tx, change),
    isStoredOver: async (tx, payload) =>
      (await endOf(payload).isStoredOver?.(tx, payload)) ?? false,
  },
  API_KEY: registered(apiKey),
  PROVIDER: registered(provider),
};

/**
 * A deposit is booked by its status, or by money that a person reports or assigns (PEOPLE-504); its amount is
 * changed (PEOPLE-547); a withdrawal is sent by Retry (PEOPLE-545).
 */
function statusChangeOf(payload: unknown): RegisteredKind {
  if (is(payload, reportedMoney.payload)) return registered(reportedMoney);
  if (is(payload, assignedMoney.payload)) return registered(assignedMoney);
  if (is(payload, changedAmount.payload)) return registered(changedAmount);
  if (is(payload, retriedWithdrawal.payload)) return registered(retriedWithdrawal);
  return registered(statusChange);
}

/** A refund as staff request it, or one whose customer has named the payee (PEOPLE-520). */
function refundOf(payload: unknown): RegisteredKind {
  return is(payload, namedPayee.payload) ? registered(namedPayee) : registered(refund);
}

/** Money leaves the books by a return, or where a transfer is taken back (PEOPLE-542). */
function returnOf(payload: unknown): RegisteredKind {
  return is(payload, reversedMoney.payload) ? registered(reversedMoney) : registered(moneyReturn);
}

/** The outcome of a payout, or of a return of money (LEDGER-253). */
function endOf(payload: unknown): RegisteredKind {
  return is(payload, returnEnd.payload) ? registered(returnEnd) : registered(payoutEnd);
}
