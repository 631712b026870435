import type { AccountId, InvoiceId, MerchantId } from '@tiyin/domain/ids';
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
import {
  invoice,
  lease,
  ledgerTotal,
  moneyReturn,
  paymentAccount,
  payout,
} from '../../db/schema.ts';

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
  return sql`select coalesce(-sum(${ledgerTotal.balance}), 0) from ${ledgerTotal}
    where ${ledgerTotal.kind} = 'payment_account'
      and ${ledgerTotal.paymentAccountId} = ${given('accountId')}
      and ${ledgerTotal.currency} = ${given('currency')}
      and ${ledgerTotal.isTest} = ${given('isTest')}`;
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

/** A deposit whose amount is to be leased. */
export type Promised = {
  readonly currency: CurrencyCode;
  readonly isTest: boolean;
  readonly merchantId: MerchantId;
  readonly amount: MinorUnits;
  readonly exceptInvoiceId: InvoiceId;
  readonly now: Date;
};

/** The balance of a candidate plus open deposits, and the holder of the amount there. */
export type CandidateFunds = {
  readonly expected: Money;
  /** Whether the amount is leased, even long ago. */
  readonly isLeased: boolean;
  /** Whether another deposit holds the amount. */
  readonly isTaken: boolean;
  /** Whether another deposit of the same merchant holds it. */
  readonly isMerchants: boolean;
};

export type FundsRow = {
  readonly id: AccountId;
  readonly expected: string;
  readonly is_leased: boolean;
  readonly is_taken: boolean;
  readonly is_merchants: boolean;
};

/** The columns of `FundsRow`, as part of a statement that has the payment account. */
export function fundsColumns(given: Given<Promised>): SQL {
  const ofAmount = sql`${lease.accountId} = ${paymentAccount.id}
        and ${lease.amount} = ${given('amount')}::bigint`;
  const isLive = sql`${lease.invoiceId} <> ${given('exceptInvoiceId')}
        and (${lease.heldUntil} is null or ${lease.heldUntil} > ${given('now')})`;
  return sql`${paymentAccount.id},
      (select coalesce(-sum(${ledgerTotal.balance}), 0) from ${ledgerTotal}
        where ${ledgerTotal.kind} = 'payment_account'
          and ${ledgerTotal.paymentAccountId} = ${paymentAccount.id}
          and ${ledgerTotal.currency} = ${given('currency')}
          and ${ledgerTotal.isTest} = ${given('isTest')})
      + (select coalesce(sum(${lease.amount}), 0) from ${lease}
        where ${lease.accountId} = ${paymentAccount.id} and ${lease.heldUntil} is null
          and ${lease.invoiceId} <> ${given('exceptInvoiceId')}) as expected,
      exists (select from ${lease} where ${ofAmount}) as is_leased,
      exists (select from ${lease} where ${ofAmount} and ${isLive}) as is_taken,
      exists (select from ${lease} where ${ofAmount} and ${isLive}
        and ${lease.merchantId} = ${given('merchantId')}) as is_merchants`;
}

export function fundsOf(row: FundsRow, currency: CurrencyCode): CandidateFunds {
  return {
    expected: money(minorUnits(BigInt(row.expected)), currency),
    isLeased: row.is_leased,
    isTaken: row.is_taken,
    isMerchants: row.is_merchants,
  };
}

/** How many accounts are read together: more than one pool seldom has in use at one moment. */
export const readTogether = 8;

const places = Array.from({ length: readTogether }, (_, place) => `id_${place}` as const);

/** Not an array: PostgreSQL would plan the statement each time, which costs more than running it. */
const selectFunds = sqlStatement<
  Promised & Readonly<Record<`id_${number}`, AccountId | undefined>>,
  FundsRow
>(
  (given) => sql`select ${fundsColumns(given)} from ${paymentAccount}
    where ${paymentAccount.id} in (${sql.join(
      places.map((place) => sql`${given(place)}`),
      sql`, `,
    )})`,
);

/** The funds of at most eight accounts; of one that is locked before, they include every earlier lease. */
export async function accountFunds(
  tx: Tx,
  { ids, ...promised }: Promised & { readonly ids: readonly AccountId[] },
): Promise<ReadonlyMap<AccountId, CandidateFunds>> {
  const given = Object.fromEntries(places.map((place, index) => [place, ids[index] ?? ids[0]]));
  const { rows } = await selectFunds(tx, { ...promised, ...given });
  return new Map(rows.map((row) => [row.id, fundsOf(row, promised.currency)]));
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
