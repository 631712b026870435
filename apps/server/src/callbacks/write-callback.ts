import { amountToWire } from '@tiyin/domain/money';
import type { CallbackBody } from '@tiyin/api/types';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { partComposer } from '../db/gathered.ts';
import { callback } from '../db/schema.ts';
import { type Given, gathered, places, sqlStatement } from '../db/statement.ts';
import { callJob, enqueueFirstCall } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoice-rows/invoice-row.ts';
import { addressQuery } from './address.ts';

/** A callback row. */
export type CallbackRow = typeof callback.$inferSelect;

/** The content of a callback, as values for the statement that writes it. */
type CallbackContent = {
  readonly callbackId: string;
  readonly invoiceId: string;
  readonly invoiceStatus: CallbackRow['invoiceStatus'];
  readonly sequence: number;
  readonly body: string;
  readonly createdAt: Date;
};

function column(rows: readonly Given<CallbackContent>[], name: keyof CallbackContent): SQL {
  return sql.join(
    rows.map((given) => sql`${given(name)}`),
    sql`, `,
  );
}

const hasAddress = (invoiceId: SQL): SQL =>
  sql`exists (select from address where address.invoice_id = ${invoiceId})`;

/**
 * The queries that write callbacks and their delivery, where they have an address to go to; the last of
 * them is named `told`. One that has failed so far is superseded.
 */
function tellingParts(rows: readonly Given<CallbackContent>[]): Record<string, SQL> {
  const invoiceIds = column(rows, 'invoiceId');
  const told = rows.map(
    (given) => sql`(${given('callbackId')}::uuid, ${given('invoiceId')}::uuid,
      ${given('invoiceStatus')}::text, ${given('sequence')}::integer, ${given('body')}::text,
      ${given('createdAt')}::timestamptz)`,
  );
  const createdAt = rows.map((given) => sql`${given('createdAt')}::timestamptz`);
  const runAt = sql`least(${sql.join(createdAt, sql`, `)})`;
  return {
    address: addressQuery(invoiceIds),
    superseded: sql`update callback set state = 'SUPERSEDED' where invoice_id in (${invoiceIds})
      and state = 'WAITING' and failed_tries > 0 and ${hasAddress(sql`callback.invoice_id`)}`,
    delivery: callJob({
      kind: 'callback.deliver',
      calls: sql`select invoice_id::text, ${runAt} from address`,
    }),
    told: sql`insert into callback
        (id, invoice_id, invoice_status, sequence, body, state, created_at)
      select id, invoice_id, status, sequence, body, 'WAITING', created_at
      from (values ${sql.join(told, sql`, `)})
        as tale (id, invoice_id, status, sequence, body, created_at)
      where ${hasAddress(sql`tale.invoice_id`)} order by sequence
      returning number`,
  };
}

const writeTold = gathered<CallbackContent>({
  writes: ['callback', 'call'],
  sees: ['invoice', 'payment_form', 'callback', 'call'],
  parts: tellingParts,
});

/** Enqueues the callback about a locked invoice's status (API-31), without waiting. */
export function tell(tx: Tx, row: InvoiceRow, now: Date): void {
  writeTold(tx, toldOf(row, now));
}

const insertFirst = gathered<CallbackContent>({
  writes: ['callback'],
  sees: [],
  parts: (rows) => ({
    first_told: partComposer
      .insert(callback)
      .values(
        rows.map((given) => ({
          ...places(given, ['invoiceId', 'invoiceStatus', 'sequence', 'body', 'createdAt']),
          id: sql<string>`${given('callbackId')}`,
          state: 'WAITING' as const,
        })),
      )
      .getSQL(),
  }),
});

/** The same for a new invoice: it has no earlier callback, and its address is known. */
export function tellOfNew(tx: Tx, row: InvoiceRow, now: Date): void {
  insertFirst(tx, toldOf(row, now));
  enqueueFirstCall(tx, 'callback.deliver', { invoiceId: row.id }, now);
}

const insertCallback = sqlStatement<CallbackContent, { number: string }>((given) => {
  const { told, ...others } = tellingParts([given]);
  const named = Object.entries(others).map(
    ([name, part]) => sql`${sql.identifier(name)} as (${part})`,
  );
  return sql`with ${sql.join(named, sql`, `)} ${told}`;
});

/**
 * Writes the callback about a locked invoice's status, and the job that delivers it (API-34);
 * undefined without a callback address. An older one that has failed so far is superseded.
 */
export async function writeCallback(
  tx: Tx,
  row: InvoiceRow,
  now: Date,
): Promise<CallbackRow | undefined> {
  const { callbackId: id, ...told } = toldOf(row, now);
  const { rows } = await insertCallback(tx, { callbackId: id, ...told });
  const [written] = rows;
  return (
    written && {
      id,
      ...told,
      number: Number(written.number),
      state: 'WAITING',
      failedTries: 0,
      executedAt: null,
    }
  );
}

/** The content of a status callback. */
function toldOf(row: InvoiceRow, now: Date): CallbackContent {
  return {
    callbackId: uuidv7({ msecs: now.getTime() }),
    invoiceId: row.id,
    invoiceStatus: row.status,
    sequence: row.eventSequence,
    body: JSON.stringify(describe(row)),
    createdAt: now,
  };
}

function describe(row: InvoiceRow): CallbackBody {
  return {
    invoiceId: row.id,
    merchantInvoiceId: row.merchantInvoiceId,
    status: row.status,
    amount: amountToWire(row.amount),
    fee: row.fee === null ? null : amountToWire(row.fee),
    currency: row.currency,
    isTest: row.isTest,
    sequence: row.eventSequence,
    time: row.statusAt.toISOString(),
  };
}
