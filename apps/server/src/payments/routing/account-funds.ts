import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  type MinorUnits,
  minorUnits,
  type Money,
  money,
} from '@tiyin/domain/money';
import { type SQL, sql, alias } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import {
  invoice,
  lease,
  ledgerAccount,
  moneyReturn,
  paymentAccount,
  payout,
  poolAccount,
  provider,
  terminal,
} from '../../db/schema.ts';
import { type Wanted, isCandidate } from './candidates.ts';
import type { HeldInPool, LeaseHolder } from './fair-share.ts';

const heldIn = alias(poolAccount, 'held_in');
const other = alias(terminal, 'other');

type Where = {
  readonly accountId: AccountId;
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
};

/**
 * The balance of a payment account, as part of a statement. The ledger is credit-positive: it is
 * negated.
 */
function standing(given: Given<Where>): SQL {
  return sql`select coalesce(-sum(${ledgerAccount.balance}), 0) from ${ledgerAccount}
    where ${ledgerAccount.kind} = 'payment_account'
      and ${ledgerAccount.paymentAccountId} = ${given('accountId')}
      and ${ledgerAccount.currency} = ${given('currency')}
      and ${ledgerAccount.isTest} = ${given('isTest')}`;
}

const sumWithExpected = sqlStatement<Where & { exceptInvoiceId: InvoiceId }, { total: string }>(
  (given) => sql`select (${standing(given)}) + (
      select coalesce(sum(${lease.amount}), 0) from ${lease}
      where ${lease.accountId} = ${given('accountId')} and ${lease.heldUntil} is null
        and ${lease.invoiceId} <> ${given('exceptInvoiceId')}
    ) as total`,
);

/**
 * The balance of a payment account plus open deposits, in minor units; without those of
 * `exceptInvoiceId`. Both are read by one statement: between two, a deposit booked meanwhile would
 * be in neither.
 */
export async function standingAndExpected(
  tx: Tx,
  { accountId, currency, isTest, exceptInvoiceId }: Where & { readonly exceptInvoiceId: InvoiceId },
): Promise<Money> {
  const { rows } = await sumWithExpected(tx, { accountId, currency, isTest, exceptInvoiceId });
  return money(minorUnits(BigInt(rows[0]?.total ?? '0')), currency);
}

type Promised = Wanted &
  LeaseHolder & {
    readonly amount: MinorUnits;
    readonly exceptInvoiceId: InvoiceId;
    readonly now: Date;
  };

/** The balance of a candidate plus open deposits, and the holder of the amount there. */
export type CandidateFunds = {
  readonly expected: Money;
  /** Whether the amount is leased, even long ago. */
  readonly isLeased: boolean;
  /** Whether another deposit of the same merchant holds the amount. */
  readonly isMerchants: boolean;
};

/** The candidates by their ids, and the merchants that share their pool. */
export type PoolFunds = {
  readonly candidates: ReadonlyMap<AccountId, CandidateFunds>;
  readonly held: HeldInPool;
  /** Whether other merchants take deposits through the pool. */
  readonly isShared: boolean;
};

type FundsRow = {
  readonly id: AccountId;
  readonly expected: string;
  readonly is_leased: boolean;
  readonly is_merchants: boolean;
  readonly by_customer: number;
  readonly by_address: number;
  readonly is_shared: boolean;
};

/** The live leases on accounts of the terminal's pool, without those of the requesting invoice. */
function liveLeasesOfPool(given: Given<Promised>): SQL {
  return sql`select count(*)::int from ${lease}
    join ${poolAccount} ${heldIn} on ${heldIn.accountId} = ${lease.accountId}
    where ${heldIn.poolId} = (select ${terminal.poolId} from ${terminal}
      where ${terminal.id} = ${given('terminalId')})
      and ${lease.invoiceId} <> ${given('exceptInvoiceId')}
      and (${lease.heldUntil} is null or ${lease.heldUntil} > ${given('now')})`;
}

const selectFunds = sqlStatement<Promised, FundsRow>(
  (given) => sql`select ${paymentAccount.id},
      (select coalesce(-sum(${ledgerAccount.balance}), 0) from ${ledgerAccount}
        where ${ledgerAccount.kind} = 'payment_account'
          and ${ledgerAccount.paymentAccountId} = ${paymentAccount.id}
          and ${ledgerAccount.currency} = ${given('currency')}
          and ${ledgerAccount.isTest} = ${given('isTest')})
      + (select coalesce(sum(${lease.amount}), 0) from ${lease}
        where ${lease.accountId} = ${paymentAccount.id} and ${lease.heldUntil} is null
          and ${lease.invoiceId} <> ${given('exceptInvoiceId')}) as expected,
      exists (select from ${lease} where ${lease.accountId} = ${paymentAccount.id}
        and ${lease.amount} = ${given('amount')}::bigint) as is_leased,
      exists (select from ${lease} where ${lease.accountId} = ${paymentAccount.id}
        and ${lease.amount} = ${given('amount')}::bigint
        and ${lease.merchantId} = ${given('merchantId')}
        and ${lease.invoiceId} <> ${given('exceptInvoiceId')}
        and (${lease.heldUntil} is null or ${lease.heldUntil} > ${given('now')})) as is_merchants,
      (${liveLeasesOfPool(given)} and ${lease.customerExternalId} = ${given('customerExternalId')}
        and ${lease.merchantId} = ${given('merchantId')}) as by_customer,
      (${liveLeasesOfPool(given)} and ${lease.addressIndex} = ${given('addressIndex')}) as by_address,
      exists (select from ${terminal} ${other} where ${other.poolId} = ${terminal.poolId}
        and ${other.merchantId} <> ${terminal.merchantId} and ${other.flowType} = 'DEPOSIT'
        and ${other.isEnabled}) as is_shared
    from ${terminal} join ${poolAccount} on ${poolAccount.poolId} = ${terminal.poolId}
    join ${paymentAccount} on ${paymentAccount.id} = ${poolAccount.accountId}
    join ${provider} on ${provider.id} = ${paymentAccount.providerId}
    where ${isCandidate(given)}`,
);

/**
 * The same for all candidates, by their ids; read after locking them, so that it includes every
 * earlier lease.
 */
export async function candidateFunds(tx: Tx, promised: Promised): Promise<PoolFunds> {
  const { rows } = await selectFunds(tx, promised);
  const [first] = rows;
  return {
    candidates: new Map(
      rows.map(({ id, expected, is_leased: isLeased, is_merchants: isMerchants }) => [
        id,
        { expected: money(minorUnits(BigInt(expected)), promised.currency), isLeased, isMerchants },
      ]),
    ),
    held: { byCustomer: first?.by_customer ?? 0, byAddress: first?.by_address ?? 0 },
    isShared: first?.is_shared ?? false,
  };
}

const sumLessPayouts = sqlStatement<Where, { total: string }>(
  (given) => sql`select (${standing(given)}) - (
      select coalesce(sum(${invoice.amount}), 0) from ${payout}
        join ${invoice} on ${invoice.id} = ${payout.invoiceId}
      where ${payout.accountId} = ${given('accountId')}
        and ${payout.status} <> 'FAILED' and ${invoice.status} <> 'DONE'
    ) - (
      select coalesce(sum(${moneyReturn.amount}), 0) from ${moneyReturn}
      where ${moneyReturn.accountId} = ${given('accountId')}
        and ${moneyReturn.status} in ('NEW', 'SENT', 'UNKNOWN')
    ) as total`,
);

/**
 * The balance of a payment account less payouts and returns that are not booked yet, in minor units; read by
 * one statement for the same reason.
 */
export async function standingLessPayouts(
  tx: Tx,
  { accountId, currency, isTest }: Where,
): Promise<Money> {
  const { rows } = await sumLessPayouts(tx, { accountId, currency, isTest });
  return money(minorUnits(BigInt(rows[0]?.total ?? '0')), currency);
}
