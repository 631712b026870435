import type { InvoiceId } from '@tiyin/domain/ids';
import { type SQL, sql } from '../db/drizzle.ts';
import { excluded, nameOf, namesOf } from '../db/names.ts';
import { job } from '../db/schema.ts';

/** The calls of an invoice, each with its lane. */
export const invoiceCallLanes = { 'callback.deliver': 'call', 'payout.call': 'payout' } as const;

/** A call of an invoice: there is one such job per kind and invoice. */
export type InvoiceCall = keyof typeof invoiceCallLanes;

/** The key of such a job. */
export function callKey(kind: InvoiceCall, invoiceId: InvoiceId | ''): string {
  return `${kind}:${invoiceId}`;
}

/**
 * The rows of outgoing calls of invoices, for `callJobs`.
 * @param calls a query for the id of each invoice, once, and the time for its call
 * @param merchantId of callbacks
 */
export function callRows(kind: InvoiceCall, calls: SQL, merchantId = sql`null`): SQL {
  return sql`select ${kind}::text, jsonb_build_object('invoiceId', call.invoice_id), call.run_at,
      ${invoiceCallLanes[kind]}::text, ${callKey(kind, '')}::text || call.invoice_id, ${merchantId}::integer
    from (${calls}) as call (invoice_id, run_at)`;
}

/**
 * The statement that enqueues outgoing calls, separately or as a part of another. An invoice's calls of a kind go
 * out one after another: an already enqueued one becomes due no later than requested.
 * @param rows queries of kind, data, time, lane, key and merchant
 */
export function callJobs(...rows: SQL[]): SQL {
  return sql`insert into ${job} (${namesOf(job, 'kind', 'payload', 'runAt', 'lane', 'key', 'merchantId')})
    ${sql.join(rows, sql` union all `)}
    on conflict (${namesOf(job, 'key')}) do update set ${nameOf(job.runAt)} = ${excluded(job.runAt)}
      where ${job.runAt} > ${excluded(job.runAt)}`;
}
