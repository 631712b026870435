import { type SQL, sql } from '../../db/drizzle.ts';
import type { Invariant } from '../invariant.ts';

/**
 * The invoices of a scope with what the ledger holds of each: one look-up by `posting_invoice` and
 * `entry_posting` for an invoice, whatever the planner believes of the size of the scope.
 */
const withBooks = (invoices: SQL): SQL => sql`(${invoices}) c join invoice i on i.id = c.id
  cross join lateral (
    select
      coalesce(sum(e.amount) filter (where a.kind = 'merchant_balance'), 0) as balance,
      coalesce(sum(e.amount) filter (where a.kind = 'merchant_reserve'), 0) as reserve,
      coalesce(sum(e.amount) filter (where a.kind = 'fees'), 0) as fees,
      coalesce(sum(e.amount) filter (where a.kind = 'payment_account'), 0) as account,
      coalesce(sum(e.amount) filter (where a.kind = 'suspense' and a.merchant_id is not null), 0)
        as suspense
    from posting p join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
    where p.invoice_id = i.id) books`;

const taken = sql`i.amount + coalesce(i.fee, 0)`;
const isReserved = sql`i.status in ('IN_PROGRESS', 'PENDING', 'PAYED', 'ERROR')`;
/** The merchant's balance by a DONE invoice (LEDGER-16). */
const booked = sql`case when i.flow_type = 'DEPOSIT' then i.amount - coalesce(i.fee, 0)
  else -(${taken}) end`;
const reserved = sql`case when i.flow_type = 'WITHDRAWAL' and ${isReserved} then ${taken} else 0 end`;

/** Invoices and their books. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    id: 'done-is-booked',
    title: 'Every DONE invoice is booked',
    description:
      'A DONE deposit has given its amount less the fee to the merchant; a DONE withdrawal has taken its amount and fee. The fee stands in our fees.',
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject,
        case when books.balance <> ${booked} then 'DONE, and the merchant’s balance does not show it'
          else 'DONE, and the fee is not booked' end as note,
        (case when books.balance <> ${booked} then books.balance - (${booked})
          else books.fees - coalesce(i.fee, 0) end)::text as difference, i.currency
      from ${withBooks(invoices)}
      where i.status = 'DONE'
        and (books.balance <> ${booked} or books.fees <> coalesce(i.fee, 0))`,
  },
  {
    id: 'booked-is-done',
    title: 'Nothing is booked of an invoice that is not DONE',
    description:
      'Until DONE a deposit gives the merchant nothing, a withdrawal takes nothing from a payment account, and there is no fee.',
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject, i.status || ', and booked as if it were DONE' as note,
        (case when i.flow_type = 'DEPOSIT' then books.balance else books.account end)::text
          as difference, i.currency
      from ${withBooks(invoices)}
      where i.status <> 'DONE' and (books.fees <> 0
        or (i.flow_type = 'DEPOSIT' and books.balance <> 0)
        or (i.flow_type = 'WITHDRAWAL' and books.account <> 0))`,
  },
  {
    id: 'withdrawals-are-reserved',
    title: 'The reserve holds amount and fee of every withdrawal under way',
    description:
      'From IN_PROGRESS to ERROR amount and fee of a withdrawal are in the merchant’s reserve and nowhere else; before and after it holds nothing.',
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject, i.status || ', and the reserve does not show it' as note,
        (books.reserve - (${reserved}))::text as difference, i.currency
      from ${withBooks(invoices)}
      where i.flow_type = 'WITHDRAWAL' and (books.reserve <> ${reserved}
        or (i.status <> 'DONE' and books.balance <> -(${reserved})))`,
  },
  {
    id: 'suspense-is-unbooked-money',
    title: 'The suspense of every invoice is what came, less what was booked and returned',
    description:
      'Money that was reported for an invoice stays in suspense until it is booked, returned or reversed.',
    // `transfer_invoice`, `money_return_invoice`, `money_return_transfer`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject, i.status || ', and its suspense is another' as note,
        (books.suspense - due.total)::text as difference, i.currency
      from ${withBooks(invoices)}
      cross join lateral (select
        coalesce((select sum(t.amount) from transfer t where t.invoice_id = i.id), 0)
        - coalesce((select sum(r.amount) from money_return r
          where r.invoice_id = i.id and r.status <> 'FAILED'), 0)
        - coalesce((select sum(r.amount) from money_return r join transfer t on t.id = r.transfer_id
          where t.invoice_id = i.id and r.status <> 'FAILED'), 0)
        - case when i.status = 'DONE' and i.flow_type = 'DEPOSIT' then i.amount else 0 end
        as total) due
      where books.suspense <> due.total`,
  },
  {
    id: 'history-gives-status',
    title: 'The history of every invoice is complete and ends in its status',
    description:
      'The events of an invoice are numbered from 1 without a gap, and the last one with a status names the status that the invoice has.',
    // `invoice_event_sequence`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject,
        case when history.status is distinct from i.status
          then i.status || ', and its history ends in ' || coalesce(history.status, 'nothing')
          else 'its history has ' || history.events || ' of ' || i.event_sequence || ' events'
          end as note,
        null::text as difference, null::text as currency
      from (${invoices}) c join invoice i on i.id = c.id
      cross join lateral (
        select count(*) as events, min(e.sequence) as first, max(e.sequence) as last,
          (array_agg(e.status order by e.sequence desc) filter (where e.status is not null))[1] as status
        from invoice_event e where e.invoice_id = i.id) history
      where history.status is distinct from i.status or history.first is distinct from 1
        or history.last is distinct from history.events
        or history.last is distinct from i.event_sequence`,
  },
  {
    id: 'refunds-within-deposit',
    title: 'The refunds of a deposit never exceed it',
    description:
      'The refunds that count sum to the amount of their deposit at most, and it stays DONE.',
    // `invoice_refund_of`, which holds refunds alone.
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject,
        case when i.status <> 'DONE' then 'refunded, and ' || i.status
          else 'refunded by more than its amount' end as note,
        (refunds.total - i.amount)::text as difference, i.currency
      from (${invoices}) c join invoice i on i.id = c.id
      cross join lateral (
        select sum(r.amount) as total from invoice r
        where r.refund_of = i.id and r.status not in ('CANCELED', 'DECLINED')) refunds
      where refunds.total > 0 and (refunds.total > i.amount or i.status <> 'DONE')`,
  },
];
