import { sql } from '../../db/drizzle.ts';
import type { Invariant } from '../invariant.ts';

const accountNote = sql`replace(a.kind, '_', ' ') || coalesce(' of merchant ' || a.merchant_id, '')
          || coalesce(' of payment account ' || a.payment_account_id, '')`;

/** The ledger in itself. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'currencies-sum-to-zero',
    title: 'The balances of each currency sum to zero',
    description:
      'Every posting moves money from one ledger account to another, so all balances of a currency, test and production apart, cancel out. A rest means that an entry or a balance was changed outside the system.',
    // One row per ledger account: some thousands at most, read whole.
    violations: () => sql`
      select 'currency:' || currency as subject,
        case when is_test then 'test' else 'production' end as note,
        sum(balance)::text as difference, currency
      from ledger_account group by currency, is_test having sum(balance) <> 0`,
  },
  {
    id: 'postings-balance',
    title: 'Every posting sums to zero',
    description:
      'The entries of one posting cancel out in their currency, and are all test or all production.',
    // `entry_posting`, once for each posting of the scope.
    violations: ({ postings }) => sql`
      select 'posting:' || c.id as subject, 'its entries do not cancel out' as note,
        legs.difference::text, legs.currency
      from (${postings}) c cross join lateral (
        select e.currency, sum(e.amount) as difference from entry e where e.posting_id = c.id
        group by e.currency, e.is_test having sum(e.amount) <> 0) legs`,
  },
  {
    id: 'balances-match-entries',
    title: 'The balance of every ledger account is the sum of its entries',
    description:
      'The stored balance is compared with the counted entries and those after them. All entries of an account are counted again in slices.',
    // `entry_account_id` from the counted posting on.
    violations: ({ counts }) => sql`
      select 'ledger:' || a.id as subject, ${accountNote} as note,
        (a.balance - c.total - rest.total)::text as difference, a.currency
      from (${counts}) c join ledger_account a on a.id = c.id
      cross join lateral (
        select coalesce(sum(e.amount), 0) as total from entry e
        where e.account_id = c.id and e.posting_id > c.posting_id) rest
      where a.balance <> c.total + rest.total`,
  },
  {
    id: 'days-match-balances',
    title: 'The last day of every balance, reserve and payment account ends in its balance',
    description:
      'Reports read the sums that are kept of each day of these ledger accounts. The closing balance of the last day is compared with the stored balance.',
    // The last row by the primary key of `ledger_day` for each of these accounts.
    violations: () => sql`
      select 'ledger:' || a.id as subject, ${accountNote} as note,
        (a.balance - last.closing)::text as difference, a.currency
      from ledger_account a
      cross join lateral (
        select coalesce((select d.opening + d.amount from ledger_day d
          where d.account_id = a.id order by d.day desc limit 1), 0) as closing) last
      where a.kind in ('merchant_balance', 'merchant_reserve', 'payment_account')
        and a.balance <> last.closing`,
  },
  {
    id: 'unmatched-in-suspense',
    title: 'Money without an invoice stands in the suspense without a merchant',
    description:
      'The suspense that belongs to nobody holds exactly the transfers that found no invoice, less their returns.',
    // `transfer_unmatched` holds these alone; returns of transfers are by `money_return_transfer`.
    violations: () => sql`
      with unmatched as (
        select pa.currency, pr.kind = 'sandbox' as is_test, sum(t.amount) as total
        from transfer t join payment_account pa on pa.id = t.account_id
        join provider pr on pr.id = pa.provider_id
        where t.invoice_id is null group by 1, 2),
      returned as (
        select r.currency, r.is_test, sum(r.amount) as total
        from money_return r join transfer t on t.id = r.transfer_id
        where t.invoice_id is null and r.status <> 'FAILED' group by 1, 2)
      select 'currency:' || a.currency as subject,
        case when a.is_test then 'test' else 'production' end as note,
        (a.balance - coalesce(u.total, 0) + coalesce(r.total, 0))::text as difference, a.currency
      from ledger_account a
      left join unmatched u on u.currency = a.currency and u.is_test = a.is_test
      left join returned r on r.currency = a.currency and r.is_test = a.is_test
      where a.kind = 'suspense' and a.merchant_id is null
        and a.balance <> coalesce(u.total, 0) - coalesce(r.total, 0)`,
  },
  {
    id: 'returns-in-reserve',
    title: 'The reserve of returns is the money on its way back',
    description: 'It holds the amounts of the returns whose outcome is not known yet.',
    // Returns under way are few; each is in a partial index on their status.
    violations: () => sql`
      with open_returns as (
        select currency, is_test, sum(amount) as total from money_return
        where status in ('NEW', 'SENT', 'UNKNOWN') group by 1, 2)
      select 'currency:' || a.currency as subject,
        case when a.is_test then 'test' else 'production' end as note,
        (a.balance - coalesce(r.total, 0))::text as difference, a.currency
      from ledger_account a
      left join open_returns r on r.currency = a.currency and r.is_test = a.is_test
      where a.kind = 'return_reserve' and a.balance <> coalesce(r.total, 0)`,
  },
];
