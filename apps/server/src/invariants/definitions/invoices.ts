import { type PgColumn, type SQL, sql, alias } from '../../db/drizzle.ts';
import {
  carriedBooks,
  entry,
  invoice,
  invoiceEvent,
  ledgerAccount,
  moneyReturn,
  posting,
  transfer,
} from '../../db/schema.ts';
import type { Invariant } from '../invariant.ts';

const refund = alias(invoice, 'refund');
const released = alias(invoiceEvent, 'released');

/** A sum of the invoice's postings that are in the archive alone. */
const carried = (sum: PgColumn): SQL =>
  sql`coalesce((select ${sum} from ${carriedBooks} where ${carriedBooks.invoiceId} = ${invoice.id}), 0)`;

/**
 * The invoices of a scope with what the ledger holds of each: one look-up by `posting_invoice` and
 * `entry_posting` for an invoice, whatever size of the scope the planner expects.
 */
const withBooks = (
  invoices: SQL,
): SQL => sql`(${invoices}) c join ${invoice} on ${invoice.id} = c.id
  cross join lateral (
    select
      coalesce(sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'merchant_balance'),
        0) + ${carried(carriedBooks.balance)} as balance,
      coalesce(sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'merchant_reserve'),
        0) as reserve,
      coalesce(sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'fees'), 0)
        + ${carried(carriedBooks.fees)} as fees,
      coalesce(sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'payment_account'),
        0) + ${carried(carriedBooks.account)} as account,
      coalesce(sum(${entry.amount}) filter (where ${ledgerAccount.kind} = 'suspense'
        and ${ledgerAccount.merchantId} is not null), 0)
        as suspense
    from ${posting} join ${entry} on ${entry.postingId} = ${posting.id}
      join ${ledgerAccount} on ${ledgerAccount.id} = ${entry.accountId}
    where ${posting.invoiceId} = ${invoice.id}) books`;

const taken = sql`${invoice.amount} + coalesce(${invoice.fee}, 0)`;
const isReserved = sql`${invoice.status} in ('IN_PROGRESS', 'PENDING', 'PAYED', 'ERROR')`;
/** The merchant's balance by a DONE invoice (LEDGER-16). */
const booked = sql`case when ${invoice.flowType} = 'DEPOSIT'
  then ${invoice.amount} - coalesce(${invoice.fee}, 0)
  else -(${taken}) end`;
const reserved = sql`case when ${invoice.flowType} = 'WITHDRAWAL' and ${isReserved} then ${taken}
  else 0 end`;

/** Invoices and their books. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    id: 'done-is-booked',
    title: 'Every DONE invoice is booked',
    description:
      'A DONE deposit has given its amount less the fee to the merchant; a DONE withdrawal has taken its amount and fee. The fee stands in our fees.',
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        case when books.balance <> ${booked} then 'DONE, and the merchant’s balance does not show it'
          else 'DONE, and the fee is not booked' end as note,
        (case when books.balance <> ${booked} then books.balance - (${booked})
          else books.fees - coalesce(${invoice.fee}, 0) end)::text as difference, ${invoice.currency}
      from ${withBooks(invoices)}
      where ${invoice.status} = 'DONE'
        and (books.balance <> ${booked} or books.fees <> coalesce(${invoice.fee}, 0))`,
  },
  {
    id: 'booked-is-done',
    title: 'Nothing is booked of an invoice that is not DONE',
    description:
      'Until DONE a deposit gives the merchant nothing, a withdrawal takes nothing from a payment account, and there is no fee.',
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        ${invoice.status} || ', and booked as if it were DONE' as note,
        (case when ${invoice.flowType} = 'DEPOSIT' then books.balance else books.account end)::text
          as difference, ${invoice.currency}
      from ${withBooks(invoices)}
      where ${invoice.status} <> 'DONE' and (books.fees <> 0
        or (${invoice.flowType} = 'DEPOSIT' and books.balance <> 0)
        or (${invoice.flowType} = 'WITHDRAWAL' and books.account <> 0))`,
  },
  {
    id: 'withdrawals-are-reserved',
    title: 'The reserve holds amount and fee of every withdrawal under way',
    description:
      'From IN_PROGRESS to ERROR amount and fee of a withdrawal are in the merchant’s reserve and nowhere else; before and after it holds nothing.',
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        ${invoice.status} || ', and the reserve does not show it' as note,
        (books.reserve - (${reserved}))::text as difference, ${invoice.currency}
      from ${withBooks(invoices)}
      where ${invoice.flowType} = 'WITHDRAWAL' and (books.reserve <> ${reserved}
        or (${invoice.status} <> 'DONE' and books.balance <> -(${reserved})))`,
  },
  {
    id: 'suspense-is-unbooked-money',
    title: 'The suspense of every invoice is what came, less what was booked and returned',
    description:
      'Money that was reported for an invoice stays in suspense until it is booked, returned or reversed.',
    // `transfer_invoice`, `money_return_invoice`, `money_return_transfer`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        ${invoice.status} || ', and its suspense is another' as note,
        (books.suspense - due.total)::text as difference, ${invoice.currency}
      from ${withBooks(invoices)}
      cross join lateral (select
        coalesce((select sum(${transfer.amount}) from ${transfer}
          where ${transfer.invoiceId} = ${invoice.id}), 0)
        - coalesce((select sum(${moneyReturn.amount}) from ${moneyReturn}
          where ${moneyReturn.invoiceId} = ${invoice.id} and ${moneyReturn.status} <> 'FAILED'), 0)
        - coalesce((select sum(${moneyReturn.amount}) from ${moneyReturn}
          join ${transfer} on ${transfer.id} = ${moneyReturn.transferId}
          where ${transfer.invoiceId} = ${invoice.id} and ${moneyReturn.status} <> 'FAILED'), 0)
        - case when ${invoice.status} = 'DONE' and ${invoice.flowType} = 'DEPOSIT'
          then ${invoice.amount} else 0 end
        as total) due
      where books.suspense <> due.total`,
  },
  {
    id: 'history-gives-status',
    title: 'The history of every invoice is complete and ends in its status',
    description:
      'The events of an invoice are numbered from 1 without a gap, and the last one with a status names the status that the invoice has.',
    // `invoice_event_sequence`. Of an invoice whose month was dropped, the events that are left are judged (RUN-962).
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        case when history.status is distinct from ${invoice.status}
          then ${invoice.status} || ', and its history ends in ' || coalesce(history.status, 'nothing')
          else 'its history has ' || history.events || ' of ' || ${invoice.eventSequence} || ' events'
          end as note,
        null::text as difference, null::text as currency
      from (${invoices}) c join ${invoice} on ${invoice.id} = c.id
      cross join lateral (
        select count(*) as events, min(${invoiceEvent.sequence}) as first,
          max(${invoiceEvent.sequence}) as last,
          (array_agg(${invoiceEvent.status}
            order by ${invoiceEvent.sequence} desc) filter (where ${invoiceEvent.status} is not null))[1] as status
        from ${invoiceEvent} where ${invoiceEvent.invoiceId} = ${invoice.id}) history
      where case when ${invoice.id} >= (select first_uuid_of(dropped_until('invoice_event')))
        then history.status is distinct from ${invoice.status} or history.first is distinct from 1
          or history.last is distinct from history.events
          or history.last is distinct from ${invoice.eventSequence}
        else history.status <> ${invoice.status} or history.last <> ${invoice.eventSequence}
          or history.last - history.first + 1 <> history.events end`,
  },
  {
    id: 'refunds-within-deposit',
    title: 'The refunds of a deposit never exceed it',
    description:
      'The refunds that count sum to the amount of their deposit at most, and it stays DONE. One that counts again without being sent again is left out: its money had left, as its provider or a person said.',
    // `invoice_refund_of`, which holds refunds alone; `invoice_event_sequence`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        case when ${invoice.status} <> 'DONE' then 'refunded, and ' || ${invoice.status}
          else 'refunded by more than its amount' end as note,
        (refunds.total - ${invoice.amount})::text as difference, ${invoice.currency}
      from (${invoices}) c join ${invoice} on ${invoice.id} = c.id
      cross join lateral (
        select sum(${refund.amount}) as total from ${invoice} ${refund}
        where ${refund.refundOf} = ${invoice.id}
          and ${refund.status} not in ('CANCELED', 'DECLINED')
          and not (${refund.status} in ('ERROR', 'PAYED', 'DONE') and exists (
            select from ${invoiceEvent} ${released}
            where ${released.invoiceId} = ${refund.id}
              and ${released.status} in ('CANCELED', 'DECLINED')
              and not exists (select from ${invoiceEvent}
                where ${invoiceEvent.invoiceId} = ${refund.id}
                  and ${invoiceEvent.sequence} > ${released.sequence}
                  and ${invoiceEvent.status} in ('NEW', 'IN_PROGRESS', 'PENDING'))))) refunds
      where refunds.total > 0 and (refunds.total > ${invoice.amount} or ${invoice.status} <> 'DONE')`,
  },
];
