import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';

type Where = {
  readonly accountId: number;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
};

/** What stands on a payment account, as part of a statement. The ledger is credit-positive: it is negated. */
function standing(given: Given<Where>): SQL {
  return sql`select coalesce(-sum(balance), 0) from ledger_account
    where kind = 'payment_account' and payment_account_id = ${given('accountId')}
      and currency = ${given('currency')} and is_test = ${given('isTest')}`;
}

const sumWithExpected = sqlStatement<Where & { exceptInvoiceId: string }, { total: string }>(
  (given) => sql`select (${standing(given)}) + (
      select coalesce(sum(amount), 0) from lease
      where account_id = ${given('accountId')} and held_until is null
        and invoice_id <> ${given('exceptInvoiceId')}
    ) as total`,
);

/**
 * What stands on a payment account and what open deposits will bring, in minor units; the promise of
 * `exceptInvoiceId` does not count. Both are read by one statement: between two, a deposit that is
 * booked meanwhile would be in neither.
 */
export async function standingAndExpected(
  tx: Tx,
  { accountId, currency, isTest, exceptInvoiceId }: Where & { readonly exceptInvoiceId: string },
): Promise<bigint> {
  const { rows } = await sumWithExpected(tx, { accountId, currency, isTest, exceptInvoiceId });
  return BigInt(rows[0]?.total ?? '0');
}

const sumLessPayouts = sqlStatement<Where, { total: string }>(
  (given) => sql`select (${standing(given)}) - (
      select coalesce(sum(invoice.amount), 0) from payout join invoice on invoice.id = payout.invoice_id
      where payout.account_id = ${given('accountId')}
        and payout.status <> 'FAILED' and invoice.status <> 'DONE'
    ) as total`,
);

/**
 * What stands on a payment account less what payouts will take or took from it that are not booked, in
 * minor units; read by one statement for the same reason.
 */
export async function standingLessPayouts(
  tx: Tx,
  { accountId, currency, isTest }: Where,
): Promise<bigint> {
  const { rows } = await sumLessPayouts(tx, { accountId, currency, isTest });
  return BigInt(rows[0]?.total ?? '0');
}
