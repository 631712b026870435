import { sql } from '../../db/drizzle.ts';
import { nameOf } from '../../db/names.ts';
import { auditEntry, callback, invoice, invoiceEvent, job, paymentForm } from '../../db/schema.ts';
import { isCallbackOf } from '../../db/callbacks-of-invoice.ts';
import type { Invariant } from '../invariant.ts';

/** A look-up for each row, in its months alone, whatever the planner expects of all months (RUN-261). */
const fence = sql.raw('offset 0');

/** Callbacks of invoices to their merchants. */
export const callbackInvariants: readonly Invariant[] = [
  {
    id: 'callbacks-without-gaps',
    title: 'The callbacks of every invoice have no gap',
    description:
      'Every status of an invoice with a callback address has its callback. A merchant that takes its address away and sets another one later has gaps, which are allowed.',
    // `invoice_event_sequence`, `callback_invoice`, `audit_entry_subject`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${invoice.id} as subject,
        'no callback about ' || string_agg(${invoiceEvent.status} || ' (' || ${invoiceEvent.sequence} || ')', ', '
          order by ${invoiceEvent.sequence}) as note,
        null::text as difference, null::text as currency
      from (${invoices}) c join ${invoice} on ${invoice.id} = c.id
      left join ${paymentForm} on ${paymentForm.invoiceId} = ${invoice.id}
      cross join lateral (
        select array_agg(known.${nameOf(callback.sequence)}) as sequences, min(known.${nameOf(callback.sequence)}) as first,
          max(known.${nameOf(callback.sequence)}) as last
        from (select ${callback.sequence} from ${callback} where ${isCallbackOf(invoice.id)} ${fence}) known) reported
      cross join lateral (
        select * from ${invoiceEvent}
        where ${invoiceEvent.invoiceId} = ${invoice.id} and ${invoiceEvent.status} is not null
          -- Earlier callbacks may be in the archive (RUN-962).
          and ${invoiceEvent.createdAt} >= (select dropped_until('callback'))
        ${fence}) as ${invoiceEvent}
      where ${invoiceEvent.sequence} <> all(coalesce(reported.sequences, '{}'))
        and (coalesce(${invoice.callbackUrl}, ${paymentForm.callbackUrl}) is not null
          or reported.first < ${invoiceEvent.sequence} and reported.last > ${invoiceEvent.sequence}
            and not exists (
              select from ${auditEntry}
                where ${auditEntry.subject} = 'merchant:' || ${invoice.merchantId}
              and ${auditEntry.action} = 'merchant.callback_address_changed'
              and coalesce(${auditEntry.after}, ${auditEntry.details}) ->> 'host' is null
              and ${auditEntry.createdAt} <= ${invoiceEvent.createdAt}))
      group by ${invoice.id}`,
  },
  {
    id: 'waiting-callbacks-have-jobs',
    title: 'Every callback that waits will be sent',
    description: 'A callback that waits for its delivery has a job in the queue that delivers it.',
    // `callback_invoice`, `job_key_unique`.
    violations: ({ invoices }) => sql`
      select 'invoice:' || ${callback.invoiceId} as subject,
        'the callback about ' || ${callback.invoiceStatus} || ' (' || ${callback.sequence} || ') is not in the queue'
          as note,
        null::text as difference, null::text as currency
      from (${invoices}) c cross join lateral (
        select * from ${callback} where ${isCallbackOf(sql`c.id`)} and ${callback.state} = 'WAITING'
        ${fence}) as ${callback}
      where not exists (
        select from ${job}
        where ${job.key} in ('callback.deliver:' || ${callback.invoiceId},
          'event.deliver:' || ${callback.id}))`,
  },
];
