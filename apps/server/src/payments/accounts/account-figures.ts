import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import {
  lease,
  ledgerTotal,
  paymentAccount,
  pool,
  poolAccount,
  provider,
} from '../../db/schema.ts';

/** Minor units as text of the database, on the wire. */
export function wireAmount(text: string | null | undefined): number {
  return amountToWire(minorUnits(BigInt(text ?? '0')));
}

/**
 * The balance of an account in its own book, over the joins of account and provider. The ledger is
 * credit-positive: it is negated.
 */
export const balanceOfAccount: SQL<string> = sql<string>`(select coalesce(-sum(${ledgerTotal.balance}), 0)
  from ${ledgerTotal}
  where ${ledgerTotal.kind} = 'payment_account'
    and ${ledgerTotal.paymentAccountId} = ${paymentAccount.id}
    and ${ledgerTotal.currency} = ${paymentAccount.currency}
    and ${ledgerTotal.isTest} = (${provider.kind} = 'sandbox'))::text`;

/** The money that open deposits will bring to an account (ROUTING-20). */
export const expectedOnAccount: SQL<string> = sql<string>`(select coalesce(sum(${lease.amount}), 0)
  from ${lease} where ${lease.accountId} = ${paymentAccount.id} and ${lease.heldUntil} is null)::text`;

/** The names of an account's pools, by name. */
export const poolsOfAccount: SQL<string[]> = sql<string[]>`array(select ${pool.name}
  from ${poolAccount} join ${pool} on ${pool.id} = ${poolAccount.poolId}
  where ${poolAccount.accountId} = ${paymentAccount.id} order by ${pool.name}, ${pool.id})`;
