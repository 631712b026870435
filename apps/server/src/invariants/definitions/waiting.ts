import { sql } from '../../db/drizzle.ts';
import type { Invariant } from '../invariant.ts';

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
      select 'invoice:' || i.id as subject,
        i.status || ', and it holds an amount on account ' || l.account_id as note,
        l.amount::text as difference, i.currency
      from lease l join invoice i on i.id = l.invoice_id
      where l.held_until is null
        and (i.flow_type <> 'DEPOSIT' or i.status in ('DONE', 'DECLINED', 'CANCELED', 'ERROR'))`,
  },
  {
    id: 'payouts-known-within-an-hour',
    title: 'The outcome of every payout is known within an hour',
    description:
      'A payout of production whose provider has not named its outcome for an hour: ask the provider, then enter the outcome. Payouts by hand are not among them.',
    isTimed: true,
    // `payout_one_under_way` holds payouts under way alone.
    violations: ({ now }) => sql`
      select 'invoice:' || i.id as subject, 'payout ' || p.number || ' is ' || p.status as note,
        i.amount::text as difference, i.currency
      from payout p join invoice i on i.id = p.invoice_id
      join payment_account a on a.id = p.account_id join provider v on v.id = a.provider_id
      where p.status in ('SENT', 'UNKNOWN')
        and p.created_at <= ${before(now, unknownMs)} and not i.is_test and v.kind <> 'manual'`,
  },
  {
    id: 'suspense-is-young',
    title: `No money stands in suspense for more than ${suspenseDays} days`,
    description:
      'Money of production that belongs to no invoice, or to one that could not take it, is to be assigned or returned. The figures are all that stands in suspense now.',
    isTimed: true,
    // `transfer_unmatched` by its age; invoices of the scope by `posting_invoice`.
    violations: ({ invoices, now }) => sql`
      select 'transfer:' || t.id as subject, 'unmatched since ' || t.created_at::date as note,
        t.amount::text as difference, pa.currency
      from transfer t join payment_account pa on pa.id = t.account_id
      join provider pr on pr.id = pa.provider_id
      where t.invoice_id is null and t.created_at <= ${before(now, suspenseDays * 86_400_000)}
        and pr.kind <> 'sandbox' and t.reverses_id is null
        and not exists (select from transfer r where r.reverses_id = t.id)
        and t.amount <> coalesce((select sum(r.amount) from money_return r
          where r.transfer_id = t.id and r.status <> 'FAILED'), 0)
      union all
      select 'invoice:' || i.id, 'money that was not booked since ' || last.at::date,
        books.suspense::text, i.currency
      from (${invoices}) c join invoice i on i.id = c.id
      cross join lateral (
        select max(t.created_at) as at from transfer t where t.invoice_id = i.id) last
      cross join lateral (
        select sum(e.amount) as suspense
        from posting p join entry e on e.posting_id = p.id
        join ledger_account a on a.id = e.account_id
        where p.invoice_id = i.id and a.kind = 'suspense' and a.merchant_id is not null) books
      where not i.is_test and last.at <= ${before(now, suspenseDays * 86_400_000)}
        and books.suspense <> 0`,
    figures: sql`
      select 'currency:' || currency as subject, 'in suspense' as note,
        sum(balance)::text as difference, currency
      from ledger_account where kind = 'suspense' and not is_test
      group by currency having sum(balance) <> 0 order by currency`,
  },
];
