import type { TransferId } from '@tiyin/domain/ids';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import {
  awaitedAmount,
  invoicePosition,
  invoiceStatusById,
  isReasonRequired,
  positionDifference,
} from '@tiyin/domain/invoices';
import { type MinorUnits, negated, zeroUnits } from '@tiyin/domain/money';
import { eq } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount } from '../../db/schema.ts';
import { enqueue } from '../../jobs/queue.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { matchAgain } from '../ledger/match-again.ts';
import { watchPayout } from '../payouts/watch-payout.ts';
import { holderOf } from '../routing/fair-share.ts';
import { takeLease } from '../routing/leases.ts';
import { readReason, requireReason } from '../given-reason.ts';
import { type InvoiceFields, type InvoiceRow, isOpenDeposit } from '../invoice-rows/invoice-row.ts';
import { acceptReceived } from './accept-received.ts';
import { reportedTotal } from './judge-money.ts';
import { type InvoiceChange, lockForChange } from './lock-for-change.ts';
import { moveInvoice } from './move-invoice.ts';
import { refundedTotal, requireRefundMayMove } from './refunded.ts';
import {
  type ShownMoney,
  chooseShownMoney,
  closeShownMoney,
  holdShownMoney,
  recheckShownMoney,
  requireChoice,
  takeShownMoney,
} from './shown-money.ts';
import { vouchForMissing, vouchedPayout } from './vouch.ts';

/** A form that a person opens again gives the customer this long, in ms. */
const reopenedForMs = 15 * 60_000;

export type StatusChange = InvoiceChange & {
  readonly statusId: number;
  readonly reason?: string | undefined;
  /** The unmatched transfer that is the missing money; null for none of them (LEDGER-300). */
  readonly transferId?: TransferId | null | undefined;
  /** The sum that came for a deposit that becomes DONE, as its new amount; minor units (INVOICE-226). */
  readonly amount?: MinorUnits | undefined;
};

/** The effect of a status change that no row contains; minor units. */
export type StatusEffect = {
  /** Money that was booked although no provider reported it. */
  readonly vouchedAmount: MinorUnits;
  readonly isReasonRequired: boolean;
  /** The unmatched transfers that are exactly the missing money. */
  readonly shownMoney: readonly ShownMoney[];
  /** The one of them that the deposit got. */
  readonly taken: ShownMoney | undefined;
};

/**
 * A person moves an invoice to any other status (INVOICE-36): the books follow, no money is sent. A deposit that
 * becomes DONE may take what came as its amount (INVOICE-226), which is refused as `acceptReceived`.
 * 409 `amount_taken` when another waits for its amount by now, `deposit_refunded` when it is a deposit
 * with refunds, `transfer_ambiguous` when several transfers may be its money (LEDGER-300), 422 `status_unchanged` when it has that
 * status, 422 `reason_required` without a reason that is required (INVOICE-211); otherwise as
 * `lockForChange`.
 */
export async function changeStatus(tx: Tx, change: StatusChange): Promise<void> {
  const reason = readReason(change.reason);
  const effect = await applyStatus(tx, { ...change, reason });
  requireReason(effect.isReasonRequired, reason);
  const { shownMoney, taken } = effect;
  if (!taken && shownMoney.length > 0 && change.transferId !== null) requireChoice(shownMoney);
}

/** Makes the change of `changeStatus`, and leaves it to the caller to refuse it without a reason. */
export async function applyStatus(tx: Tx, change: StatusChange): Promise<StatusEffect> {
  const { amount } = change;
  if (amount === undefined) return moveByPerson(tx, change);
  if (invoiceStatusById(change.statusId)?.code !== 'DONE') {
    throw notAllowed('/amount', 'Only a deposit that becomes DONE takes what came as its amount');
  }
  await acceptReceived(tx, { ...change, amount });
  // The invoice is locked, and the version that the person saw is checked.
  const accepted = { ...change, expectedVersion: undefined };
  return { ...(await moveByPerson(tx, accepted)), isReasonRequired: true };
}

async function moveByPerson(tx: Tx, change: StatusChange): Promise<StatusEffect> {
  const { staff, amount: accepted, reason: comment, now } = change;
  const to = invoiceStatusById(change.statusId)?.code;
  const mayMiss = to === 'DONE' && accepted === undefined;
  const found = mayMiss ? await holdShownMoney(tx, change.invoiceId) : undefined;
  const row = await lockForChange(tx, change, 'invoice.status.change');
  if (!to) throw notAllowed('/statusId', 'There is no such status');
  if (to === row.status) throw new ProblemError('status_unchanged');
  await requireRefundsKept(tx, row, to);
  const shownMoney = found ? await recheckShownMoney(tx, row, found) : [];
  const taken = await takeShown(tx, row, shownMoney, change);
  const vouchedAmount = to === 'DONE' ? await vouch(tx, row, change) : zeroUnits;
  const fields = await reopen(tx, row, to, now);
  const moved = await moveInvoice(tx, row, {
    to,
    reason: 'changed_by_person',
    actor: { type: 'staff', id: staff.id },
    comment,
    ...(taken && { details: { transferId: taken.externalId } }),
    fields: {
      ...fields,
      wasMovedByPerson: true,
      ...callOffRetry(row),
      ...(taken && { providerInvoiceId: taken.externalId }),
    },
    now,
  });
  if (row.flowType === 'WITHDRAWAL') {
    await watchPayout(tx, moved, now);
    await matchBooking(tx, row, moved, now);
  }
  if (taken) await closeShownMoney(tx, taken, now);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'invoice.status_changed',
    subject: `invoice:${row.id}`,
    before: { status: row.status },
    after: { status: to },
    now,
  });
  const { isTest } = row;
  const balanceChange = balanceChangeOf(row, moved);
  const judged = { to, isTest, vouchedAmount, balanceChange };
  return {
    vouchedAmount,
    // An assignment always needs one.
    isReasonRequired: taken !== undefined || isReasonRequired(judged),
    shownMoney,
    taken,
  };
}

/** A line of the bank may be the withdrawal that a person books, or is not any more (LEDGER-774). */
async function matchBooking(tx: Tx, before: InvoiceRow, after: InvoiceRow, now: Date) {
  const { accountId, amount } = after;
  if (accountId === null || (before.status !== 'DONE' && after.status !== 'DONE')) return;
  await matchAgain(tx, { accountId, amount: negated(amount) }, now);
}

async function takeShown(
  tx: Tx,
  row: InvoiceRow,
  shownMoney: readonly ShownMoney[],
  { staff, reason: comment, transferId, now }: StatusChange,
): Promise<ShownMoney | undefined> {
  const taken = chooseShownMoney(shownMoney, transferId);
  if (taken) await takeShownMoney(tx, row, taken, { by: { personId: staff.id, comment }, now });
  return taken;
}

/** A refunded deposit stays DONE, and a refund that failed counts again only while it fits, or left (INVOICE-230, INVOICE-641). */
async function requireRefundsKept(tx: Tx, row: InvoiceRow, to: InvoiceStatusCode): Promise<void> {
  await requireRefundMayMove(tx, row, to);
  if (row.flowType !== 'DEPOSIT' || row.status !== 'DONE') return;
  if ((await refundedTotal(tx, row.id)) > 0n) throw new ProblemError('deposit_refunded');
}

function balanceChangeOf(before: InvoiceRow, after: InvoiceRow): MinorUnits {
  const { flowType, amount } = before;
  const positioned = { flowType, amount, fee: after.fee ?? zeroUnits };
  return positionDifference(
    invoicePosition(before.status, positioned),
    invoicePosition(after.status, positioned),
  ).merchantBalance;
}

/** Returns the money that DONE books without a provider's report (INVOICE-212). */
async function vouch(tx: Tx, row: InvoiceRow, change: StatusChange): Promise<MinorUnits> {
  if (row.flowType === 'WITHDRAWAL') return vouchedPayout(tx, row);
  const { staff, reason: comment, now } = change;
  return vouchForMissing(tx, row, { by: { personId: staff.id, comment }, now });
}

/**
 * A new round of a withdrawal: planned retries are canceled, because a change by hand sends no
 * money.
 */
function callOffRetry({ flowType, payoutRound }: InvoiceRow): InvoiceFields {
  return flowType === 'WITHDRAWAL' ? { payoutRound: payoutRound + 1 } : {};
}

/**
 * An ended deposit that a person opens again gets its amount back, and time. 409 `amount_taken`. A
 * withdrawal that is new again gets time, too.
 */
async function reopen(
  tx: Tx,
  row: InvoiceRow,
  to: InvoiceStatusCode,
  now: Date,
): Promise<InvoiceFields> {
  if (row.flowType === 'WITHDRAWAL' ? to !== 'NEW' : !isOpenDeposit({ ...row, status: to })) {
    return {};
  }
  if (row.flowType === 'DEPOSIT' && row.accountId !== null && !isOpenDeposit(row)) {
    const [account] = await tx
      .select()
      .from(paymentAccount)
      .where(eq(paymentAccount.id, row.accountId))
      // Whether its amounts are kept apart does not change meanwhile (LEDGER-204).
      .for('no key update');
    const received = await reportedTotal(tx, row.id);
    const isFree = await takeLease(tx, {
      accountId: row.accountId,
      amount: awaitedAmount({ amount: row.amount, received }),
      isUnique: account?.checkUniqueAmount ?? false,
      invoiceId: row.id,
      ...holderOf(row),
      now,
    });
    if (!isFree) throw new ProblemError('amount_taken');
  }
  if (to === 'PENDING' || row.deadlineAt > now) return {};
  const deadlineAt = new Date(now.getTime() + reopenedForMs);
  enqueue(tx, 'invoice.deadline', { invoiceId: row.id }, deadlineAt);
  return { deadlineAt };
}
