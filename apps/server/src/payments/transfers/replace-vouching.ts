import { zeroUnits } from '@tiyin/domain/money';
import { and, eq, gt, isNull, notExists, sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, transfer } from '../../db/schema.ts';
import { appendEvent } from '../invoices/events.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-rows/invoice-row.ts';
import type { TransferReport } from './transfer-report.ts';
import type { TransferRow } from './transfer-row.ts';
import { writeReversal } from './write-reversal.ts';

/**
 * A provider reports money that staff have vouched for, by a status or by a report of their own: its report replaces the
 * vouching, which is reversed, so that the money is not counted twice (LEDGER-271). Returns the locked invoice.
 */
export async function replaceVouching(
  tx: Tx,
  owner: InvoiceRow,
  report: TransferReport,
): Promise<InvoiceRow> {
  const { actor, account, amount, externalId, holding, now } = report;
  // Nothing is read on the way of most reports, which are the first money of their deposit.
  const isFirst = holding?.preloaded.total === zeroUnits;
  if (actor.type !== 'provider' || (isFirst && !owner.wasMovedByPerson)) return owner;
  const vouched = await findVouched(tx, owner, { accountId: account.id, amount });
  if (!vouched) return owner;
  const reason = `Reported by the provider as ${externalId}`;
  await writeReversal(tx, { transfer: vouched, account, owner, actor, reason, now });
  const details = { amount: String(amount), transferId: externalId };
  return appendEvent(tx, owner, { code: 'money_reversed', status: null, actor, details, now });
}

/** A provider that could not report for longer than this is a case for a person; ms. */
const lookBackMs = 24 * 60 * 60_000;

/**
 * Locks the only deposit of the last day that staff booked by vouching for exactly this money on this
 * account, for a provider's report that names no invoice; undefined without one.
 */
export async function lockVouched(
  tx: Tx,
  { account, actor, amount, now }: TransferReport,
): Promise<InvoiceRow | undefined> {
  if (actor.type !== 'provider') return undefined;
  const found = await tx
    .select({ invoiceId: invoice.id })
    .from(transfer)
    .innerJoin(invoice, eq(invoice.id, transfer.invoiceId))
    .where(
      and(
        eq(transfer.accountId, account.id),
        eq(transfer.amount, amount),
        gt(transfer.createdAt, new Date(now.getTime() - lookBackMs)),
        eq(invoice.status, 'DONE'),
        isVouched(tx),
      ),
    )
    .limit(2);
  const [only, ...others] = found;
  return only && others.length === 0 ? lockInvoice(tx, only.invoiceId) : undefined;
}

/** A transfer that a person vouched for or reported and that was not taken back. */
function isVouched(tx: Tx) {
  const reversal = alias(transfer, 'reversal');
  const isReversed = tx
    .select({ id: reversal.id })
    .from(reversal)
    .where(eq(reversal.reversesId, transfer.id));
  return and(eq(transfer.source, 'staff'), isNull(transfer.reversesId), notExists(isReversed));
}

/** The transfer that staff vouched for: exactly this money on this account, not taken back. */
async function findVouched(
  tx: Tx,
  { id }: InvoiceRow,
  { accountId, amount }: Pick<TransferRow, 'accountId' | 'amount'>,
): Promise<TransferRow | undefined> {
  const [row] = await tx
    .select()
    .from(transfer)
    .where(
      and(
        eq(transfer.invoiceId, id),
        sql`${transfer.accountId} = ${accountId}`,
        eq(transfer.amount, amount),
        isVouched(tx),
      ),
    )
    .orderBy(transfer.id)
    .limit(1);
  return row;
}
