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

/** The columns of `FundsRow`, as part of a statement that has the payment account and `fundsTables`. */
export const fundsColumns: SQL = sql`${paymentAccount.id}, booked.balance + held.open as expected,
      held.is_leased, held.is_taken, held.is_merchants`;

/** The tables of `fundsColumns`, joined to the payment account: its leases are read once. */
export function fundsTables(given: Given<Promised>): SQL {
  const isOthers = sql`${lease.invoiceId} <> ${given('exceptInvoiceId')}`;
  const ofAmount = sql`${lease.amount} = ${given('amount')}::bigint`;
  const isTaken = sql`${ofAmount} and ${isOthers}
        and (${lease.heldUntil} is null or ${lease.heldUntil} > ${given('now')})`;
  return sql`cross join lateral (
      select coalesce(-sum(${ledgerTotal.balance}), 0) as balance from ${ledgerTotal}
      where ${ledgerTotal.kind} = 'payment_account'
        and ${ledgerTotal.paymentAccountId} = ${paymentAccount.id}
        and ${ledgerTotal.currency} = ${given('currency')}
        and ${ledgerTotal.isTest} = ${given('isTest')}) as booked
    cross join lateral (
      select coalesce(sum(${lease.amount}) filter (where ${lease.heldUntil} is null and ${isOthers}), 0) as open,
        coalesce(bool_or(${ofAmount}), false) as is_leased,
        coalesce(bool_or(${isTaken}), false) as is_taken,
        coalesce(bool_or(${isTaken} and ${lease.merchantId} = ${given('merchantId')}), false) as is_merchants
      from ${lease} where ${lease.accountId} = ${paymentAccount.id}) as held`;
}

export function fundsOf(row: FundsRow, currency: CurrencyCode): CandidateFunds {
  return {
    expected: money(minorUnits(BigInt(row.expected)), currency),
    isLeased: row.is_leased,
    isTaken: row.is_taken,
    isMerchants: row.is_merchants,
  };
}

const selectFunds = sqlStatement<Promised & { readonly accountId: AccountId }, FundsRow>(
  (given) => sql`select ${fundsColumns} from ${paymentAccount} ${fundsTables(given)}
    where ${paymentAccount.id} = ${given('accountId')}`,
);

/** The funds of an account; if it is locked before, they include every earlier lease. */
export async function accountFunds(
  tx: Tx,
  promised: Promised & { readonly accountId: AccountId },
): Promise<CandidateFunds> {
  const { rows } = await selectFunds(tx, promised);
  const [row] = rows;
  if (!row) throw new Error(`payment account ${promised.accountId} is gone`);
  return fundsOf(row, promised.currency);
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
