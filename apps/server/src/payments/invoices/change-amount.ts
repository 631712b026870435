import { awaitedAmount, isAmountFixed } from '@tiyin/domain/invoices';
import { type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { and, eq, sql } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { invoiceEvent, paymentAccount } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { type PayoutRow, payoutsOf } from '../payouts/payout-row.ts';
import { sentAmount } from '../payouts/sent-amount.ts';
import { tryAccount } from '../routing/choose-account.ts';
import { holderOf } from '../routing/fair-share.ts';
import { holdLeases } from '../routing/leases.ts';
import { appendEvent } from './events.ts';
import { readReason, requireReason } from '../given-reason.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { isOpenDeposit } from '../invoice-rows/invoice-row.ts';
import { requirePossibleDeposit } from '../ledger/largest-transfer.ts';
import { reportedTotal } from './judge-money.ts';
import { type InvoiceChange, lockForChange } from './lock-for-change.ts';

export type AmountChange = InvoiceChange & {
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly reason?: string | undefined;
  /** Whether the deposit is booked by the same transaction: no money is awaited on its account. */
  readonly isBookedNext?: boolean;
};

/**
 * A person changes the amount of an invoice of which nothing is booked or reserved (INVOICE-40). An
 * open deposit takes the lease on its new amount, and the old one keeps its grace. 409 `amount_fixed`,
 * `amount_taken`; 422 `amount_unchanged`, `reason_required`, or the field where its account's limit or
 * what was requested of a withdrawal is exceeded; otherwise as `lockForChange`.
 */
export async function changeAmount(tx: Tx, change: AmountChange): Promise<void> {
  const reason = readReason(change.reason);
  await applyAmount(tx, { ...change, reason });
  requireReason(true, reason);
}

/** Makes the change of `changeAmount`, and leaves it to the caller to refuse it without a reason. */
export async function applyAmount(tx: Tx, change: AmountChange): Promise<void> {
  const { staff, amount, isBookedNext = false, reason: comment, now } = change;
  const row = await lockForChange(tx, change, 'invoice.amount.change');
  if (await isFixed(tx, row, amount)) throw new ProblemError('amount_fixed');
  if (row.amount === amount) throw new ProblemError('amount_unchanged');
  await requireRequested(tx, row, amount);
  // More than any customer sends: a slip (LEDGER-205).
  if (row.flowType === 'DEPOSIT' && !isBookedNext) await requirePossibleDeposit(tx, row, amount);
  if (!isBookedNext && holdsLease(row)) await moveLease(tx, row, amount, now);
  const actor = { type: 'staff', id: staff.id } as const;
  const details = { from: String(row.amount), to: String(amount) };
  const event = { code: 'amount_changed', status: null, actor, details, comment, now } as const;
  // Another amount has another fee.
  appendEvent(tx, row, event, { amount, adjustment: zeroUnits, fee: null });
  const subject = `invoice:${row.id}`;
  const before = { amount: details.from };
  const after = { amount: details.to };
  const facts = { before, after, details: { currency: row.currency } };
  recordAudit(tx, { actor, action: 'invoice.amount_changed', subject, ...facts, now });
}

/**
 * A deposit is booked at DONE, a withdrawal reserved from IN_PROGRESS on (LEDGER-20). One that a person
 * released keeps the amount that was sent, until that is known to have failed: it may yet be paid. One that was lowered,
 * and whose payout was paid after all, may have the amount that left (LEDGER-762).
 */
async function isFixed(tx: Tx, row: InvoiceRow, amount: MinorUnits): Promise<boolean> {
  // The sum of a deposit's refunds is judged once (INVOICE-230).
  if (row.refundOf !== null || isAmountFixed(row.status, row.flowType)) return true;
  if (row.flowType === 'DEPOSIT') return false;
  const [sent, ...others] = (await payoutsOf(tx, row.id)).filter(isPaidOrOpen);
  if (!sent) return false;
  const isOnlyPaid = others.length === 0 && sent.status === 'PAID';
  return !isOnlyPaid || (await sentAmount(tx, sent, row)) !== amount;
}

const isPaidOrOpen = ({ status }: PayoutRow): boolean => status !== 'FAILED';

/** A person never sends more of a merchant's money than was requested (INVOICE-480). */
async function requireRequested(tx: Tx, row: InvoiceRow, amount: MinorUnits): Promise<void> {
  if (row.flowType === 'DEPOSIT' || amount < row.amount) return;
  // What people lowered may be corrected.
  const isRequested = sql`(${invoiceEvent.details}->>'from')::bigint >= ${String(amount)}::bigint`;
  const [lowered] = await tx
    .select({ id: invoiceEvent.id })
    .from(invoiceEvent)
    .where(
      and(eq(invoiceEvent.invoiceId, row.id), eq(invoiceEvent.code, 'amount_changed'), isRequested),
    )
    .limit(1);
  if (!lowered) throw notAllowed('/amount', 'More than was requested is not paid out');
}

/** Also one that staff declare paid: its lease ends when it is booked or ends. */
function holdsLease(row: InvoiceRow): boolean {
  return isOpenDeposit(row) || (row.flowType === 'DEPOSIT' && row.status === 'PAYED');
}

/** The lease follows the part of the new amount that is not there yet (INVOICE-221). */
async function moveLease(tx: Tx, row: InvoiceRow, changed: MinorUnits, now: Date): Promise<void> {
  if (row.accountId === null) return;
  const received = await reportedTotal(tx, row.id);
  const amount = awaitedAmount({ amount: changed, received });
  const accountId = row.accountId;
  const [account] = await tx
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId))
    .for('no key update');
  if (!account) throw new Error(`payment account ${accountId} is gone`);
  const { currency, isTest, id: invoiceId } = row;
  // It is this account's already, enabled, paused or not.
  const leased = { ...account, isEnabled: true, isProviderPaused: false, pausedAt: null };
  const input = { currency, isTest, invoiceId, amount, holder: holderOf(row), now };
  const outcome = await tryAccount(tx, input, leased);
  if (outcome === 'amount_taken') throw new ProblemError('amount_taken');
  if (outcome === 'limit_reached') {
    throw notAllowed('/amount', 'The amount exceeds the limit of the payment account');
  }
  holdLeases(tx, invoiceId, now, { accountId, amount });
}
