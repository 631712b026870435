import { sql } from '../../db/drizzle.ts';
import {
  entry,
  ledgerAccount,
  ledgerDay,
  ledgerTotal,
  moneyReturn,
  paymentAccount,
  provider,
  transfer,
} from '../../db/schema.ts';
import type { Invariant } from '../invariant.ts';

const noteOf = (
  account: typeof ledgerAccount | typeof ledgerTotal,
) => sql`replace(${account.kind}, '_',
  ' ') || coalesce(' of merchant ' || ${account.merchantId}, '')
          || coalesce(' of payment account ' || ${account.paymentAccountId}, '')`;

/** The ledger in itself. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'currencies-sum-to-zero',
    title: 'The balances of each currency sum to zero',
    description:
      'Every posting moves money from one ledger account to another, so all balances of a currency, test and production apart, cancel out. A rest means that an entry or a balance was changed outside the system.',
    // One row per ledger account: some thousands at most, read whole.
    violations: () => sql`
      select 'currency:' || ${ledgerTotal.currency} as subject,
        case when ${ledgerTotal.isTest} then 'test' else 'production' end as note,
        sum(${ledgerTotal.balance})::text as difference, ${ledgerTotal.currency}
      from ${ledgerTotal}
      group by ${ledgerTotal.currency},
        ${ledgerTotal.isTest} having sum(${ledgerTotal.balance}) <> 0`,
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
        select ${entry.currency}, sum(${entry.amount}) as difference from ${entry}
          where ${entry.postingId} = c.id
        group by ${entry.currency}, ${entry.isTest} having sum(${entry.amount}) <> 0) legs`,
  },
  {
    id: 'balances-match-entries',
    title: 'The balance of every ledger account is the sum of its entries',
    description:
      'The stored balance is compared with the counted entries and those after them. All entries of an account are counted again in slices.',
    // `entry_account_id` from the counted posting on.
    violations: ({ counts }) => sql`
      select 'ledger:' || ${ledgerTotal.id} as subject, ${noteOf(ledgerTotal)} as note,
        (${ledgerTotal.balance} - c.total - rest.total)::text as difference, ${ledgerTotal.currency}
      from (${counts}) c join ${ledgerTotal} on ${ledgerTotal.id} = c.id
      cross join lateral (
        select coalesce(sum(${entry.amount}), 0) as total from ${entry}
        where ${entry.accountId} = c.id and ${entry.postingId} > c.posting_id) rest
      where ${ledgerTotal.balance} <> c.total + rest.total`,
  },
  {
    id: 'days-match-balances',
    title: 'The last day of every balance, reserve and payment account ends in its balance',
    description:
      'Reports read the sums that are kept of each day of these ledger accounts. The closing balance of the last day is compared with the stored balance.',
    // The last row by the primary key of `ledger_day` for each of these accounts.
    violations: () => sql`
      select 'ledger:' || ${ledgerAccount.id} as subject, ${noteOf(ledgerAccount)} as note,
        (${ledgerAccount.folded} - last.closing)::text as difference, ${ledgerAccount.currency}
      from ${ledgerAccount}
      cross join lateral (
        select coalesce((select ${ledgerDay.opening} + ${ledgerDay.amount} from ${ledgerDay}
          where ${ledgerDay.accountId} = ${ledgerAccount.id} order by ${ledgerDay.day} desc limit 1),
            0) as closing) last
      where ${ledgerAccount.kind} in ('merchant_balance', 'merchant_reserve', 'payment_account')
        and ${ledgerAccount.folded} <> last.closing`,
  },
  {
    id: 'unmatched-in-suspense',
    title: 'Money without an invoice stands in the suspense without a merchant',
    description:
      'The suspense that belongs to nobody holds exactly the transfers that found no invoice, less their returns.',
    // `transfer_unmatched` holds these alone; returns of transfers are by `money_return_transfer`.
    violations: () => sql`
      with unmatched as (
        select ${paymentAccount.currency}, ${provider.kind} = 'sandbox' as is_test,
          sum(${transfer.amount}) as total
        from ${transfer} join ${paymentAccount} on ${paymentAccount.id} = ${transfer.accountId}
        join ${provider} on ${provider.id} = ${paymentAccount.providerId}
        where ${transfer.invoiceId} is null group by 1, 2),
      returned as (
        select ${moneyReturn.currency}, ${moneyReturn.isTest}, sum(${moneyReturn.amount}) as total
        from ${moneyReturn} join ${transfer} on ${transfer.id} = ${moneyReturn.transferId}
        where ${transfer.invoiceId} is null and ${moneyReturn.status} <> 'FAILED' group by 1, 2)
      select 'currency:' || ${ledgerTotal.currency} as subject,
        case when ${ledgerTotal.isTest} then 'test' else 'production' end as note,
        (${ledgerTotal.balance} - coalesce(u.total, 0) + coalesce(r.total, 0))::text as difference,
          ${ledgerTotal.currency}
      from ${ledgerTotal}
      left join unmatched u on u.currency = ${ledgerTotal.currency}
        and u.is_test = ${ledgerTotal.isTest}
      left join returned r on r.currency = ${ledgerTotal.currency}
        and r.is_test = ${ledgerTotal.isTest}
      where ${ledgerTotal.kind} = 'suspense' and ${ledgerTotal.merchantId} is null
        and ${ledgerTotal.balance} <> coalesce(u.total, 0) - coalesce(r.total, 0)`,
  },
  {
    id: 'returns-in-reserve',
    title: 'The reserve of returns is the money on its way back',
    description: 'It holds the amounts of the returns whose outcome is not known yet.',
    // Returns under way are few; each is in a partial index on their status.
    violations: () => sql`
      with open_returns as (
        select ${moneyReturn.currency}, ${moneyReturn.isTest}, sum(${moneyReturn.amount}) as total
          from ${moneyReturn}
        where ${moneyReturn.status} in ('NEW', 'SENT', 'UNKNOWN') group by 1, 2)
      select 'currency:' || ${ledgerTotal.currency} as subject,
        case when ${ledgerTotal.isTest} then 'test' else 'production' end as note,
        (${ledgerTotal.balance} - coalesce(r.total, 0))::text as difference, ${ledgerTotal.currency}
      from ${ledgerTotal}
      left join open_returns r on r.currency = ${ledgerTotal.currency}
        and r.is_test = ${ledgerTotal.isTest}
      where ${ledgerTotal.kind} = 'return_reserve'
        and ${ledgerTotal.balance} <> coalesce(r.total, 0)`,
  },
];
