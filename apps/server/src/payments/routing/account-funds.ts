import type { CurrencyCode } from '@tiyin/domain/money';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { lease, ledgerAccount } from '../../db/schema.ts';

type Where = {
  readonly accountId: number;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
  /** Its own promise does not count against it. */
  readonly exceptInvoiceId: string;
};

/**
 * What stands on a payment account and what open deposits will bring, in minor units. The ledger is
 * credit-positive, so what stands there is the negative of its balance. Both are read by one statement:
 * between two, a deposit that is booked meanwhile would be in neither.
 */
export async function standingAndExpected(tx: Tx, where: Where): Promise<bigint> {
  const standing = tx
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
    sql`select (${standing}) + (${expected}) as total`,
  );
  return BigInt(rows[0]?.total ?? '0');
}
