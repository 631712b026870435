import type { CurrencyCode } from '@tiyin/domain/money';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoice, lease, ledgerAccount, payout } from '../../db/schema.ts';

type Where = {
  readonly accountId: number;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
};

/** What stands on a payment account, as part of a statement. The ledger is credit-positive: it is negated. */
function standingOf(tx: Tx, where: Where) {
  return tx
    .select({ sum: sql<string>`coalesce(-sum(${ledgerAccount.balance}), 0)`.as('standing') })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.kind, 'payment_account'),
        eq(ledgerAccount.paymentAccountId, where.accountId),
        eq(ledgerAccount.currency, where.currency),
        eq(ledgerAccount.isTest, where.isTest),
      ),
    );
}

/**
 * What stands on a payment account and what open deposits will bring, in minor units; the promise of
 * `exceptInvoiceId` does not count. Both are read by one statement: between two, a deposit that is
 * booked meanwhile would be in neither.
 */
export async function standingAndExpected(
  tx: Tx,
  where: Where & { readonly exceptInvoiceId: string },
): Promise<bigint> {
  const expected = tx
    .select({ sum: sql<string>`coalesce(sum(${lease.amount}), 0)`.as('expected') })
    .from(lease)
    .where(
      and(
        eq(lease.accountId, where.accountId),
        isNull(lease.heldUntil),
        ne(lease.invoiceId, where.exceptInvoiceId),
      ),
    );
  const { rows } = await tx.execute<{ total: string }>(
    sql`select (${standingOf(tx, where)}) + (${expected}) as total`,
  );
  return BigInt(rows[0]?.total ?? '0');
}

/**
 * What stands on a payment account less what payouts will take or took from it that are not booked, in
 * minor units; read by one statement for the same reason.
 */
export async function standingLessPayouts(tx: Tx, where: Where): Promise<bigint> {
  const open = tx
    .select({ sum: sql<string>`coalesce(sum(${invoice.amount}), 0)`.as('open') })
    .from(payout)
    .innerJoin(invoice, eq(invoice.id, payout.invoiceId))
    .where(
      and(
        eq(payout.accountId, where.accountId),
        ne(payout.status, 'FAILED'),
        ne(invoice.status, 'DONE'),
      ),
    );
  const { rows } = await tx.execute<{ total: string }>(
    sql`select (${standingOf(tx, where)}) - (${open}) as total`,
  );
  return BigInt(rows[0]?.total ?? '0');
}
