import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import { paymentAccount, provider } from '../../db/schema.ts';

/** Minor units as text of the database, on the wire. */
export function wireAmount(text: string | null | undefined): number {
  return amountToWire(minorUnits(BigInt(text ?? '0')));
}

/**
 * The balance of an account in its own book, over the joins of account and provider. The ledger is
 * credit-positive: it is negated.
 */
export const balanceOfAccount: SQL<string> = sql<string>`(select coalesce(-sum(balance), 0)
  from ledger_account where kind = 'payment_account' and payment_account_id = ${paymentAccount.id}
    and currency = ${paymentAccount.currency} and is_test = (${provider.kind} = 'sandbox'))::text`;

/** The money that open deposits will bring to an account (ROUTING-20). */
export const expectedOnAccount: SQL<string> = sql<string>`(select coalesce(sum(amount), 0)
  from lease where account_id = ${paymentAccount.id} and held_until is null)::text`;

/** The names of an account's pools, by name. */
export const poolsOfAccount: SQL<string[]> = sql<string[]>`array(select pool.name
  from pool_account join pool on pool.id = pool_account.pool_id
  where pool_account.account_id = ${paymentAccount.id} order by pool.name, pool.id)`;
