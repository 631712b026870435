import type { AccountId, InvoiceId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  type MinorUnits,
  minorUnits,
  type Money,
  money,
} from '@tiyin/domain/money';
import { type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { type Wanted, isCandidate } from './candidates.ts';
import type { HeldInPool, LeaseHolder } from './fair-share.ts';

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
  return sql`select coalesce(-sum(balance), 0) from ledger_account
    where kind = 'payment_account' and payment_account_id = ${given('accountId')}
      and currency = ${given('currency')} and is_test = ${given('isTest')}`;
}

const sumWithExpected = sqlStatement<Where & { exceptInvoiceId: InvoiceId }, { total: string }>(
  (given) => sql`select (${standing(given)}) + (
      select coalesce(sum(amount), 0) from lease
      where account_id = ${given('accountId')} and held_until is null
        and invoice_id <> ${given('exceptInvoiceId')}
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
  return sql`select count(*)::int from lease
    join pool_account held_in on held_in.account_id = lease.account_id
    where held_in.pool_id = (select pool_id from terminal where id = ${given('terminalId')})
      and lease.invoice_id <> ${given('exceptInvoiceId')}
      and (lease.held_until is null or lease.held_until > ${given('now')})`;
}

const selectFunds = sqlStatement<Promised, FundsRow>(
  (given) => sql`select payment_account.id,
      (select coalesce(-sum(balance), 0) from ledger_account
        where kind = 'payment_account' and payment_account_id = payment_account.id
          and currency = ${given('currency')} and is_test = ${given('isTest')})
      + (select coalesce(sum(amount), 0) from lease
        where account_id = payment_account.id and held_until is null
          and invoice_id <> ${given('exceptInvoiceId')}) as expected,
      exists (select from lease where account_id = payment_account.id
        and amount = ${given('amount')}::bigint) as is_leased,
      exists (select from lease where account_id = payment_account.id
        and amount = ${given('amount')}::bigint and merchant_id = ${given('merchantId')}
        and invoice_id <> ${given('exceptInvoiceId')}
        and (held_until is null or held_until > ${given('now')})) as is_merchants,
      (${liveLeasesOfPool(given)} and lease.customer_external_id = ${given('customerExternalId')}
        and lease.merchant_id = ${given('merchantId')}) as by_customer,
      (${liveLeasesOfPool(given)} and lease.address_index = ${given('addressIndex')}) as by_address,
      exists (select from terminal other where other.pool_id = terminal.pool_id
        and other.merchant_id <> terminal.merchant_id and other.flow_type = 'DEPOSIT'
        and other.is_enabled) as is_shared
    from terminal join pool_account on pool_account.pool_id = terminal.pool_id
    join payment_account on payment_account.id = pool_account.account_id
    join provider on provider.id = payment_account.provider_id
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
      select coalesce(sum(invoice.amount), 0) from payout join invoice on invoice.id = payout.invoice_id
      where payout.account_id = ${given('accountId')}
        and payout.status <> 'FAILED' and invoice.status <> 'DONE'
    ) - (
      select coalesce(sum(amount), 0) from money_return
      where account_id = ${given('accountId')} and status in ('NEW', 'SENT', 'UNKNOWN')
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
