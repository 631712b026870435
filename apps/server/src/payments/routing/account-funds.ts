import type { CurrencyCode } from '@tiyin/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { type Wanted, isCandidate } from './candidates.ts';

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

type Promised = Wanted & { readonly amount: bigint; readonly exceptInvoiceId: string };

/** What stands on a candidate and what open deposits will bring; whether the amount is leased, be it long ago. */
export type CandidateFunds = { readonly expected: bigint; readonly isLeased: boolean };

type FundsRow = { readonly id: number; readonly expected: string; readonly is_leased: boolean };

const selectFunds = sqlStatement<Promised, FundsRow>(
  (given) => sql`select payment_account.id,
      (select coalesce(-sum(balance), 0) from ledger_account
        where kind = 'payment_account' and payment_account_id = payment_account.id
          and currency = ${given('currency')} and is_test = ${given('isTest')})
      + (select coalesce(sum(amount), 0) from lease
        where account_id = payment_account.id and held_until is null
          and invoice_id <> ${given('exceptInvoiceId')}) as expected,
      exists (select from lease where account_id = payment_account.id
        and amount = ${given('amount')}::bigint) as is_leased
    from terminal join pool_account on pool_account.pool_id = terminal.pool_id
    join payment_account on payment_account.id = pool_account.account_id
    join provider on provider.id = payment_account.provider_id
    where ${isCandidate(given)}`,
);

/**
 * The same for all candidates, by their ids; to be asked behind their lock, so that it counts whatever was
 * promised before.
 */
export async function candidateFunds(
  tx: Tx,
  { terminalId, methodId, currency, isTest, amount, exceptInvoiceId }: Promised,
): Promise<ReadonlyMap<number, CandidateFunds>> {
  const promised = { terminalId, methodId, currency, isTest, amount, exceptInvoiceId };
  const { rows } = await selectFunds(tx, promised);
  return new Map(
    rows.map(({ id, expected, is_leased: isLeased }) => [
      id,
      { expected: BigInt(expected), isLeased },
    ]),
  );
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
