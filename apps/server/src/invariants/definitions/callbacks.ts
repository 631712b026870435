import { sql } from '../../db/drizzle.ts';
import type { Invariant } from '../invariant.ts';

/** Callbacks of invoices to their merchants. */
export const callbackInvariants: readonly Invariant[] = [
  {
    id: 'callbacks-without-gaps',
    title: 'The callbacks of every invoice have no gap',
    description:
      'Every status of an invoice with a callback address has its callback. A merchant that takes its address away and sets another one later has gaps, which are allowed.',
    // `invoice_event_sequence`, `callback_invoice`, `audit_entry_subject`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || i.id as subject,
        'no callback about ' || string_agg(e.status || ' (' || e.sequence || ')', ', '
          order by e.sequence) as note,
        null::text as difference, null::text as currency
      from (${invoices}) c join invoice i on i.id = c.id
      left join payment_form f on f.invoice_id = i.id
      join invoice_event e on e.invoice_id = i.id and e.status is not null
      where not exists (
          select from callback k where k.invoice_id = i.id and k.sequence = e.sequence)
        and (coalesce(i.callback_url, f.callback_url) is not null
          or exists (select from callback k where k.invoice_id = i.id and k.sequence < e.sequence)
            and exists (select from callback k where k.invoice_id = i.id and k.sequence > e.sequence)
            and not exists (
              select from audit_entry a where a.subject = 'merchant:' || i.merchant_id
              and a.action = 'merchant.callback_address_changed' and coalesce(a.after, a.details) ->> 'host' is null
              and a.created_at <= e.created_at))
      group by i.id`,
  },
  {
    id: 'waiting-callbacks-have-jobs',
    title: 'Every callback that waits will be sent',
    description: 'A callback that waits for its delivery has a job in the queue that delivers it.',
    // `callback_invoice`, `job_key_unique`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || k.invoice_id as subject,
        'the callback about ' || k.invoice_status || ' (' || k.sequence || ') is not in the queue'
          as note,
        null::text as difference, null::text as currency
      from (${invoices}) c join callback k on k.invoice_id = c.id
      where k.state = 'WAITING' and not exists (
        select from job j
        where j.key in ('callback.deliver:' || k.invoice_id, 'event.deliver:' || k.id))`,
  },
];
