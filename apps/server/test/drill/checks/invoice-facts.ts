import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';
import { isOfDrill } from './of-drill.ts';

/** An invoice of the drill and its money, as the database has them in the end; amounts in minor units. */
export type InvoiceFacts = {
  readonly id: string;
  readonly merchantId: number;
  readonly merchantInvoiceId: string;
  readonly flow: 'DEPOSIT' | 'WITHDRAWAL';
  readonly status: InvoiceStatusCode;
  readonly amount: bigint;
  readonly fee: bigint | null;
  /** The last four digits of the account that it was routed to. */
  readonly lastFour: string | null;
  /** Of the card that a withdrawal pays. */
  readonly payeeLastFour: string | null;
  /** The transfers that are its own. */
  readonly transfers: number;
  /**
   * How often money was posted to it: reported, or assigned where a bank's line of it waited for people
   * until its report came.
   */
  readonly received: number;
  /** How often its own moves were posted: reserved, released, booked, taken back. */
  readonly moves: number;
  /** How often it was sent to be paid out, and how often that was paid. */
  readonly payouts: number;
  readonly paidOut: number;
  /** The merchant's share of its postings. */
  readonly credited: bigint;
  /** The events with each status, in order. */
  readonly history: readonly InvoiceStatusCode[];
  /** Whether something will end it: a job in the future. */
  readonly hasEnd: boolean;
};

type Row = Omit<InvoiceFacts, 'amount' | 'fee' | 'credited'> & {
  readonly amount: string;
  readonly fee: string | null;
  readonly credited: string;
};

/** Reads every invoice that a drill made. */
export async function readInvoiceFacts(tx: Tx): Promise<InvoiceFacts[]> {
  const rows = await tx.execute<Row>(sql`
    with ending as (
      select coalesce(j.payload ->> 'invoiceId', p.invoice_id::text) as invoice_id,
        array_agg(j.kind) as kinds
      from job j left join payout p on p.id::text = j.payload ->> 'payoutId'
      where j.run_at > now() group by 1)
    select i.id, i.merchant_id as "merchantId", i.merchant_invoice_id as "merchantInvoiceId",
      i.flow_type as flow, i.status, i.amount, i.fee, a.value_last_four as "lastFour",
      i.credential_last_four as "payeeLastFour",
      (select count(*)::int from payout o where o.invoice_id = i.id) as payouts,
      (select count(*)::int from payout o
        where o.invoice_id = i.id and o.status = 'PAID') as "paidOut",
      (select count(*)::int from transfer t where t.invoice_id = i.id) as transfers,
      (select count(*)::int from posting p
        where p.invoice_id = i.id and p.kind in ('money_reported', 'money_assigned')) as received,
      (select count(*)::int from posting p
        where p.invoice_id = i.id and p.kind = 'status_moved') as moves,
      (select coalesce(sum(e.amount), 0) from entry e
        join posting p on p.id = e.posting_id join ledger_account l on l.id = e.account_id
        where p.invoice_id = i.id and l.kind = 'merchant_balance') as credited,
      (select coalesce(array_agg(e.status order by e.sequence), '{}') from invoice_event e
        where e.invoice_id = i.id and e.status is not null) as history,
      coalesce(case when i.status = 'PENDING' then 'deposit.match-window'
        when i.flow_type = 'WITHDRAWAL' and i.status <> 'NEW' then 'payout.window'
        else 'invoice.deadline' end = any(ending.kinds), false) as "hasEnd"
    from invoice i left join payment_account a on a.id = i.account_id
    left join ending on ending.invoice_id = i.id::text
    where ${isOfDrill}`);
  return rows.map((row) => ({
    ...row,
    amount: BigInt(row.amount),
    fee: row.fee === null ? null : BigInt(row.fee),
    credited: BigInt(row.credited),
  }));
}
