import { leasedUntil } from '@tiyin/domain/invoices';
import { and, eq, gt, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { lease, paymentAccount } from '../../db/schema.ts';
import type { InvoiceRow } from '../invoices/invoice-row.ts';

type Claim = {
  readonly accountId: number;
  readonly amount: bigint;
  readonly isUnique: boolean;
  readonly invoiceId: string;
  readonly now: Date;
};

/**
 * Takes the lease on (account, amount) for an invoice; false when another deposit has it. An invoice
 * gets its own held lease back (decision 19).
 */
export async function takeLease(tx: Tx, claim: Claim): Promise<boolean> {
  const ofThisAmount = and(eq(lease.accountId, claim.accountId), eq(lease.amount, claim.amount));
  await tx
    .delete(lease)
    .where(and(ofThisAmount, isNotNull(lease.heldUntil), lte(lease.heldUntil, claim.now)));
  const regained = await tx
    .update(lease)
    .set({ heldUntil: null })
    .where(and(ofThisAmount, eq(lease.invoiceId, claim.invoiceId)))
    .returning({ id: lease.id });
  if (regained.length > 0) return true;
  const { now, ...columns } = claim;
  const taken = await tx
    .insert(lease)
    .values({ ...columns, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: lease.id });
  return taken.length > 0;
}

type Kept = { readonly accountId: number; readonly amount: bigint };

/**
 * Lets the open leases of an invoice go after their grace of 30 minutes (decision 19), but for the one
 * that was just taken, where there is one.
 */
export async function holdLeases(tx: Tx, invoiceId: string, now: Date, kept?: Kept): Promise<void> {
  await tx
    .update(lease)
    .set({ heldUntil: new Date(leasedUntil(now.getTime())) })
    .where(
      and(
        eq(lease.invoiceId, invoiceId),
        isNull(lease.heldUntil),
        kept && or(ne(lease.accountId, kept.accountId), ne(lease.amount, kept.amount)),
      ),
    );
}

/** The leases that an invoice has or keeps for its grace, with the method of their account. */
export async function leasesOf(tx: Tx, invoiceId: string, now: Date) {
  return tx
    .select({
      accountId: lease.accountId,
      amount: lease.amount,
      methodId: paymentAccount.methodId,
    })
    .from(lease)
    .innerJoin(paymentAccount, eq(paymentAccount.id, lease.accountId))
    .where(
      and(eq(lease.invoiceId, invoiceId), or(isNull(lease.heldUntil), gt(lease.heldUntil, now))),
    );
}

/** Frees the amount of a paid deposit at once (decision 19). */
export async function releaseLease(tx: Tx, row: InvoiceRow): Promise<void> {
  if (row.accountId === null) return;
  await tx
    .delete(lease)
    .where(
      and(
        eq(lease.invoiceId, row.id),
        eq(lease.accountId, row.accountId),
        eq(lease.amount, row.amount),
      ),
    );
}
