import { sql } from 'drizzle-orm';
import type { posting } from '../../db/schema.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import type { Identity } from './accounts.ts';

type Header = Omit<typeof posting.$inferSelect, 'id'> & { readonly terminalId: number | null };
type Leg = Identity & { readonly amount: bigint };

/** Values of the first leg are named `kind_0`, `merchantId_0` and so on. */
type LegValues = Readonly<Record<`${keyof Leg}_${number}`, unknown>>;

type Statement = ReturnType<typeof ofLegs>;
const statements = new Map<number, Statement>();

/**
 * The statement that writes a posting of so many legs: it finds their accounts by their identities, and
 * writes nothing where one of them is not there. The entries are written in the order given.
 */
export function insertPosting(legs: number): Statement {
  const known = statements.get(legs) ?? ofLegs(legs);
  statements.set(legs, known);
  return known;
}

/** The values of all legs. */
export function legValues(legs: readonly Leg[]): LegValues {
  const values = legs.flatMap((leg, place) => {
    const { kind, merchantId, paymentAccountId, currency, isTest, amount } = leg;
    const its = { kind, merchantId, paymentAccountId, currency, isTest, amount };
    return Object.entries(its).map(([name, value]): [string, unknown] => [
      `${name}_${place}`,
      value,
    ]);
  });
  return Object.fromEntries(values);
}

function ofLegs(count: number) {
  return sqlStatement<Header & LegValues>((given) => {
    const legs = Array.from({ length: count }, (_, place) => legRow(given, place));
    return sql`
    with leg (place, kind, merchant_id, payment_account_id, currency, is_test, amount) as (
      values ${sql.join(legs, sql`, `)}
    ), found as (
      select leg.place, account.id, leg.amount, leg.currency, leg.is_test
      from leg join ledger_account account
        on account.kind = leg.kind and account.currency = leg.currency
        and account.is_test = leg.is_test
        and coalesce(account.merchant_id, 0) = coalesce(leg.merchant_id, 0)
        and coalesce(account.payment_account_id, 0) = coalesce(leg.payment_account_id, 0)
    ), posted as (
      insert into posting (kind, invoice_id, transfer_id, settlement_id, movement_id, created_at)
      select ${given('kind')}, ${given('invoiceId')}::uuid, ${given('transferId')}::bigint,
        ${given('settlementId')}::integer, ${given('movementId')}::integer,
        ${given('createdAt')}::timestamptz
      where (select count(*) from found) = ${sql.raw(String(count))}
      returning id
    )
    insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
    select posted.id, found.id, amount, currency, is_test, ${given('terminalId')}::integer
    from posted, found order by place`;
  });
}

function legRow(given: Given<LegValues>, place: number) {
  return sql`(${sql.raw(String(place))}, ${given(`kind_${place}`)}::text,
    ${given(`merchantId_${place}`)}::integer, ${given(`paymentAccountId_${place}`)}::integer,
    ${given(`currency_${place}`)}::text, ${given(`isTest_${place}`)}::boolean,
    ${given(`amount_${place}`)}::bigint)`;
}
