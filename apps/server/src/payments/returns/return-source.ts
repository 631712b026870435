import type { AccountId, InvoiceId, MerchantId, TransferId } from '@tiyin/domain/ids';
import { type MinorUnits, minus } from '@tiyin/domain/money';
import { and, desc, eq, isNotNull, ne } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice as invoices, transfer } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { isStanding, readReturned } from '../ledger/waiting-transfer.ts';
import { isReturnable, suspenseOf } from '../invoices/suspense.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';

/** The owner of money in suspense: an unmatched transfer, or an invoice. */
export type ReturnSource = { readonly transferId: TransferId } | { readonly invoiceId: InvoiceId };

type TransferRow = typeof transfer.$inferSelect;

/** The source of a return, locked where it is about to change. */
export type LockedSource =
  | {
      readonly transfer: TransferRow;
      /** The invoice that the transfer was assigned to. */
      readonly owner: InvoiceRow | undefined;
      readonly invoice?: never;
    }
  | { readonly invoice: InvoiceRow; readonly transfer?: never; readonly owner?: never };

/** The source of a stored return. */
export function sourceOf(row: {
  readonly transferId: TransferId | null;
  readonly invoiceId: InvoiceId | null;
}): ReturnSource {
  if (row.transferId !== null) return { transferId: row.transferId };
  if (row.invoiceId !== null) return { invoiceId: row.invoiceId };
  throw new Error('a return has no source');
}

/** The subject of notifications about a source. */
export function subjectOf(source: ReturnSource): string {
  return 'transferId' in source ? `transfer:${source.transferId}` : `invoice:${source.invoiceId}`;
}

/** The transfer or the invoice as it is now, not locked; undefined if there is none. */
export async function readSource(tx: Tx, source: ReturnSource): Promise<LockedSource | undefined> {
  if ('transferId' in source) {
    const [row] = await tx.select().from(transfer).where(eq(transfer.id, source.transferId));
    return row && { transfer: row, owner: undefined };
  }
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, source.invoiceId));
  return row && { invoice: row };
}

/** Locks the transfer or the invoice (LEDGER-201); 404 if there is none. */
export async function lockSource(tx: Tx, source: ReturnSource): Promise<LockedSource> {
  if ('transferId' in source) {
    const [row] = await tx
      .select()
      .from(transfer)
      .where(eq(transfer.id, source.transferId))
      .for('update');
    if (!row) throw new ProblemError('not_found');
    const owner = row.invoiceId === null ? undefined : await lockInvoice(tx, row.invoiceId);
    return { transfer: row, owner };
  }
  const row = await lockInvoice(tx, source.invoiceId);
  if (!row) throw new ProblemError('not_found');
  return { invoice: row };
}

/** The owner of the suspense that the money stands in; null for money without a known owner. */
export function merchantOf({ invoice }: LockedSource): MerchantId | null {
  return invoice?.merchantId ?? null;
}

/**
 * The money of a locked source that stands in suspense and may be returned, in minor units (LEDGER-250).
 * 409 `transfer_assigned` for a transfer with an invoice, `transfer_reversed` for one that was taken back,
 * `not_returnable` for a deposit that still waits for its money.
 */
export async function returnableOf(tx: Tx, source: LockedSource): Promise<MinorUnits> {
  if (source.transfer) {
    const { id, amount, invoiceId } = source.transfer;
    if (invoiceId !== null) throw new ProblemError('transfer_assigned');
    if (!(await doesStand(tx, id))) throw new ProblemError('transfer_reversed');
    return minus(amount, (await readReturned(tx, id)).amount);
  }
  if (!isReturnable(source.invoice)) throw new ProblemError('not_returnable');
  return suspenseOf(tx, source.invoice);
}

/** The locked transfer is neither a reversal nor reversed (LEDGER-270). */
async function doesStand(tx: Tx, id: TransferId): Promise<boolean> {
  const [row] = await tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(and(eq(transfer.id, id), isStanding));
  return row !== undefined;
}

/**
 * The account that the money came to, the last one of an invoice; undefined if staff vouched for it without one. What
 * was taken back came to none.
 */
export async function accountOf(tx: Tx, source: LockedSource): Promise<AccountId | undefined> {
  if (source.transfer) return source.transfer.accountId ?? undefined;
  const [row] = await tx
    .select({ accountId: transfer.accountId })
    .from(transfer)
    .where(
      and(eq(transfer.invoiceId, source.invoice.id), isNotNull(transfer.accountId), isStanding),
    )
    .orderBy(desc(transfer.id))
    .limit(1);
  return row?.accountId ?? undefined;
}

/** Whether a part of the money of a source was reported by people, and not by a provider (PEOPLE-505). */
export async function isReportedByHand(tx: Tx, source: ReturnSource): Promise<boolean> {
  const isOf =
    'transferId' in source
      ? eq(transfer.id, source.transferId)
      : eq(transfer.invoiceId, source.invoiceId);
  const [row] = await tx
    .select({ id: transfer.id })
    .from(transfer)
    .where(and(isOf, ne(transfer.source, 'provider')))
    .limit(1);
  return row !== undefined;
}
