import type { ChangePreview } from '@tiyin/api/types';
import { asId, type InvoiceId, type PostingId, type TransferId } from '@tiyin/domain/ids';
import { type InvoiceStatusCode, isReserved } from '@tiyin/domain/invoices';
import {
  amountToWire,
  type MinorUnits,
  zeroUnits,
  plus,
  subtractMoney,
  money,
  amountFromWire,
} from '@tiyin/domain/money';
import { hasPermission } from '@tiyin/domain/permissions';
import { and, asc, eq, gt, max, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { callback, posting } from '../../db/schema.ts';
import { ProblemError, notAllowed } from '../../problem.ts';
import { ledgerBalance } from '../ledger/accounts.ts';
import { readPostings } from '../ledger/list-postings.ts';
import { livePayoutOf } from '../payouts/payout-row.ts';
import { applyAmount } from './change-amount.ts';
import { type StatusEffect, applyStatus } from './change-status.ts';
import { describeInvoiceStatus } from '../../callbacks/list-callbacks.ts';
import { isCallbackOf } from '../../db/callbacks-of-invoice.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import { reportedTotal } from './judge-money.ts';
import { receivedToWire } from './merchant-invoice.ts';
import type { InvoiceChange } from './lock-for-change.ts';
import type { ShownMoney } from './shown-money.ts';
import type { Staff } from '../../staff/staff.ts';
import { requireVisible } from '../invoice-rows/visible-invoice.ts';

/** The change to be previewed: of the status, of the amount in minor units, or of both (INVOICE-226). */
export type PreviewedChange = InvoiceChange & {
  readonly statusId: number | undefined;
  readonly amount: MinorUnits | undefined;
  /** Of a status change: the transfer that the person chose (LEDGER-300). */
  readonly transferId?: TransferId | null | undefined;
};

/** The effect of a change that was made. */
export type ChangeEffect = {
  /** The invoice before the change. */
  readonly invoice: InvoiceRow;
  readonly isReasonRequired: boolean;
  /** Whether the ledger has postings of it. */
  readonly isBooked: boolean;
  /** The effect with all books. */
  readonly whole: Omit<ChangePreview, 'isApprovalRequired'>;
};

/**
 * Makes a change and returns its effect (INVOICE-213). The caller undoes it, and with it everything that
 * the change wrote. It is refused as the change would be, except for a missing reason.
 */
export async function previewEffect(tx: Tx, change: PreviewedChange): Promise<ChangeEffect> {
  return runEffect(tx, change, () => apply(tx, change));
}

/** Makes a change of a visible invoice by one function and returns its effect. The caller undoes it. */
export async function runEffect(
  tx: Tx,
  { staff, invoiceId }: Pick<PreviewedChange, 'invoiceId' | 'staff'>,
  make: (before: InvoiceRow) => Promise<StatusEffect>,
): Promise<ChangeEffect & { readonly statusAfter: InvoiceStatusCode }> {
  await requireVisible(tx, staff, invoiceId);
  const before = await lockedRow(tx, invoiceId);
  const reported = before.flowType === 'DEPOSIT' ? await reportedTotal(tx, invoiceId) : undefined;
  const lastPosting = await lastPostingOf(tx, invoiceId);
  const { isReasonRequired, shownMoney, taken, vouchedAmount } = await make(before);
  // Fails here where the commit would.
  await tx.execute(sql`set constraints all immediate`);
  const after = await lockedRow(tx, invoiceId);
  const whole = {
    version: before.version,
    isReasonRequired,
    fee: after.fee === null ? null : amountToWire(after.fee),
    ...(reported !== undefined && { reportedAmount: receivedToWire(reported) }),
    vouchedAmount: amountToWire(vouchedAmount),
    ...(shownMoney.length > 0 && { shownMoney: describeShown(shownMoney, taken) }),
    ...(await previewBooks(tx, staff, after, lastPosting)),
    callbacks: await writtenCallbacks(tx, before),
    isPayoutUnderWay: (await livePayoutOf(tx, invoiceId)) !== undefined,
    isReleasing: isReserving(before) && !isReserving(after) && after.status !== 'DONE',
  };
  const isBooked = (await lastPostingOf(tx, invoiceId)) !== lastPosting;
  return { invoice: before, statusAfter: after.status, isReasonRequired, isBooked, whole };
}

/** The effect as a person may see it: the books only with merchant.read.finance (PEOPLE-34). */
export function shownEffect({ whole }: ChangeEffect, { permissions }: Pick<Staff, 'permissions'>) {
  if (hasPermission(permissions, 'merchant.read.finance')) return whole;
  const { postings: _postings, balance: _balance, ...rest } = whole;
  return rest;
}

function describeShown(shown: readonly ShownMoney[], taken: ShownMoney | undefined) {
  return shown.map(({ transferId: id, externalId, amount, day, isStatement }) => ({
    id,
    transferId: externalId,
    amount: amountToWire(amount),
    day,
    isStatement,
    isAssigned: id === taken?.transferId,
  }));
}

async function apply(
  tx: Tx,
  { statusId, amount, ...change }: PreviewedChange,
): Promise<StatusEffect> {
  if (statusId !== undefined) return applyStatus(tx, { ...change, statusId, amount });
  if (amount === undefined) throw notAllowed('', 'There is nothing to preview');
  // Test processing lifts it for a status alone.
  if (!hasPermission(change.staff.permissions, 'invoice.amount.change')) {
    throw new ProblemError('forbidden');
  }
  await applyAmount(tx, { ...change, amount });
  return { vouchedAmount: zeroUnits, isReasonRequired: true, shownMoney: [], taken: undefined };
}

function isReserving({ flowType, status }: InvoiceRow): boolean {
  return flowType === 'WITHDRAWAL' && isReserved(status);
}

export async function lockedRow(tx: Tx, invoiceId: InvoiceId): Promise<InvoiceRow> {
  const row = await lockInvoice(tx, invoiceId);
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** The invoice is locked, so later postings for it belong to the change. */
async function lastPostingOf(tx: Tx, invoiceId: InvoiceId): Promise<PostingId> {
  const [row] = await tx
    .select({ id: max(posting.id) })
    .from(posting)
    .where(eq(posting.invoiceId, invoiceId));
  return row?.id ?? asId(0);
}

/** The postings of a locked invoice after another one, and its merchant's balance before and after them. */
export async function previewBooks(
  tx: Tx,
  staff: Staff,
  row: InvoiceRow,
  lastPosting: PostingId,
): Promise<Pick<ChangePreview, 'postings' | 'balance'>> {
  const { id: invoiceId, merchantId } = row;
  const written = and(eq(posting.invoiceId, invoiceId), gt(posting.id, lastPosting));
  const postings = (await readPostings(tx, staff, written)).toReversed();
  // The entries lock the account, so its other entries are older.
  const after = await ledgerBalance(tx, { kind: 'merchant_balance', merchantId }, row);
  const change = postings
    .flatMap(({ legs }) => legs)
    .filter(({ account }) => account === 'merchant_balance')
    .reduce((sum, leg) => plus(sum, amountFromWire(leg.sum)), zeroUnits);
  const before = subtractMoney(after, money(change, row.currency));
  return {
    postings: postings.map(({ kind, legs }) => ({ kind, legs })),
    balance: { before: amountToWire(before.amount), after: amountToWire(after.amount) },
  };
}

/** The callbacks that were written for an invoice after an event of it. */
export async function writtenCallbacks(
  tx: Tx,
  { id, eventSequence }: Pick<InvoiceRow, 'id' | 'eventSequence'>,
) {
  const rows = await tx
    .select({ id: callback.id, type: callback.type, invoiceStatus: callback.invoiceStatus })
    .from(callback)
    .where(and(isCallbackOf(id), gt(callback.sequence, eventSequence)))
    .orderBy(asc(callback.sequence));
  return rows.map((row) => ({ type: row.type, invoiceStatus: describeInvoiceStatus(row) }));
}
