import { sql, alias } from '../../db/drizzle.ts';
import {
  entry,
  invoice,
  lease,
  ledgerAccount,
  ledgerTotal,
  moneyReturn,
  paymentAccount,
  payout,
  posting,
  provider,
  transfer,
} from '../../db/schema.ts';
import type { Invariant } from '../invariant.ts';

const reversal = alias(transfer, 'reversal');

/** The part of a transfer that was given back, or is on its way back. */
const returnedSum = sql`coalesce((select sum(${moneyReturn.amount}) from ${moneyReturn}
  where ${moneyReturn.transferId} = ${transfer.id} and ${moneyReturn.status} <> 'FAILED'), 0)`;

/** How long a payout may be unknown (INVOICE-33). */
const unknownMs = 60 * 60_000;

/** The age from which money in suspense is a violation, in days (RUN-264). */
const suspenseDays = 30;

const before = (now: Date, ms: number) =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** Rows that wait for an end: leases, payouts, money in suspense. */
export const waitingInvariants: readonly Invariant[] = [
  {
    id: 'leases-have-open-deposit',
    title: 'Every open lease belongs to an open deposit',
    description:
      'An invoice that has ended releases its amount on the account. A lease that stays keeps other customers from paying this amount.',
    // The leases of open deposits and of their grace alone are in the table.
    violations: () => sql`
      select 'invoice:' || ${invoice.id} as subject,
        ${invoice.status} || ', and it holds an amount on account ' || ${lease.accountId} as note,
        ${lease.amount}::text as difference, ${invoice.currency}
      from ${lease} join ${invoice} on ${invoice.id} = ${lease.invoiceId}
      where ${lease.heldUntil} is null
        and (${invoice.flowType} <> 'DEPOSIT'
        or ${invoice.status} in ('DONE', 'DECLINED', 'CANCELED', 'ERROR'))`,
  },
  {
    id: 'payouts-known-within-an-hour',
    title: 'The outcome of every payout is known within an hour',
    description:
      'A payout of production whose provider has not named its outcome for an hour: ask the provider, then enter the outcome. Payouts by hand are not among them.',
    isTimed: true,
    // `payout_one_under_way` holds payouts under way alone.
    violations: ({ now }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        'payout ' || ${payout.number} || ' is ' || ${payout.status} as note,
        ${invoice.amount}::text as difference, ${invoice.currency}
      from ${payout} join ${invoice} on ${invoice.id} = ${payout.invoiceId}
      join ${paymentAccount} on ${paymentAccount.id} = ${payout.accountId}
        join ${provider} on ${provider.id} = ${paymentAccount.providerId}
      where ${payout.status} in ('SENT', 'UNKNOWN')
        and ${payout.createdAt} <= ${before(now, unknownMs)} and not ${invoice.isTest}
        and ${provider.kind} <> 'manual'`,
  },
  {
    id: 'suspense-is-young',
    title: `No money stands in suspense for more than ${suspenseDays} days`,
    description:
      'Money of production that belongs to no invoice, or to one that could not take it, is to be assigned or returned. The figures are all that stands in suspense now.',
    isTimed: true,
    // `transfer_unmatched` by its age; invoices of the scope by `posting_invoice`.
    violations: ({ invoices, now }) => sql`
      select 'transfer:' || ${transfer.id} as subject,
        'unmatched since ' || ${transfer.createdAt}::date as note,
        (${transfer.amount} - ${returnedSum})::text as difference, ${paymentAccount.currency}
      from ${transfer} join ${paymentAccount} on ${paymentAccount.id} = ${transfer.accountId}
      join ${provider} on ${provider.id} = ${paymentAccount.providerId}
      where ${transfer.invoiceId} is null
        and ${transfer.createdAt} <= ${before(now, suspenseDays * 86_400_000)}
        and ${provider.kind} <> 'sandbox' and ${transfer.reversesId} is null
        and not exists (select from ${transfer} ${reversal}
        where ${reversal.reversesId} = ${transfer.id})
        and ${transfer.amount} <> ${returnedSum}
      union all
      select 'invoice:' || ${invoice.id}, 'money that was not booked since ' || last.at::date,
        books.suspense::text, ${invoice.currency}
      from (${invoices}) c join ${invoice} on ${invoice.id} = c.id
      cross join lateral (
        select max(${transfer.createdAt}) as at from ${transfer}
          where ${transfer.invoiceId} = ${invoice.id}) last
      cross join lateral (
        select sum(${entry.amount}) as suspense
        from ${posting} join ${entry} on ${entry.postingId} = ${posting.id}
        join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
        where ${posting.invoiceId} = ${invoice.id} and ${ledgerAccount.kind} = 'suspense'
          and ${ledgerAccount.merchantId} is not null) books
      where not ${invoice.isTest} and last.at <= ${before(now, suspenseDays * 86_400_000)}
        and books.suspense <> 0`,
    figures: sql`
      select 'currency:' || ${ledgerTotal.currency} as subject, 'in suspense' as note,
        sum(${ledgerTotal.balance})::text as difference, ${ledgerTotal.currency}
      from ${ledgerTotal} where ${ledgerTotal.kind} = 'suspense' and not ${ledgerTotal.isTest}
      group by ${ledgerTotal.currency} having sum(${ledgerTotal.balance}) <> 0
        order by ${ledgerTotal.currency}`,
  },
];
