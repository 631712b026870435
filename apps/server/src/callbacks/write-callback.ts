import { amountToWire } from '@tiyin/domain/money';
import type { CallbackBody } from '@tiyin/api/types';
import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import type { callback } from '../db/schema.ts';
import { type Given, sqlStatement, sqlWrite } from '../db/statement.ts';
import { callJob } from '../jobs/queue.ts';
import type { InvoiceRow } from '../payments/invoices/invoice-row.ts';
import { addressQuery } from './address.ts';

/** A callback as its row stands. */
export type CallbackRow = typeof callback.$inferSelect;

type Told = {
  readonly id: string;
  readonly invoiceId: string;
  readonly invoiceStatus: CallbackRow['invoiceStatus'];
  readonly sequence: number;
  readonly body: string;
  readonly createdAt: Date;
};

const hasAddress = sql`exists (select from address where url is not null)`;

/** All in one statement, since every status of every invoice is told. */
function insertCallback(given: Given<Told>): SQL {
  const invoiceId = sql`${given('invoiceId')}::uuid`;
  const createdAt = sql`${given('createdAt')}::timestamptz`;
  const delivery = { kind: 'callback.deliver', invoiceId, runAt: createdAt } as const;
  return sql`
    with address as (${addressQuery(invoiceId)}), superseded as (
      update callback set state = 'SUPERSEDED'
      where invoice_id = ${invoiceId} and state = 'WAITING' and failed_tries > 0 and ${hasAddress}
    ), delivery as (${callJob({ ...delivery, onlyIf: hasAddress })})
    insert into callback (id, invoice_id, invoice_status, sequence, body, state, created_at)
    select ${given('id')}::uuid, ${invoiceId}, ${given('invoiceStatus')},
      ${given('sequence')}::integer, ${given('body')}, 'WAITING', ${createdAt}
    where ${hasAddress}`;
}

const writeUnread = sqlWrite<Told>(insertCallback);
const writeAndRead = sqlStatement<Told, { number: string }>(
  (given) => sql`${insertCallback(given)} returning number`,
);

/** As `writeCallback`, for whom it is enough that the transaction fails where it cannot be written. */
export function tellStatus(tx: Tx, row: InvoiceRow, now: Date): void {
  writeUnread(tx, toldOf(row, now));
}

/**
 * Writes the callback that tells how a locked invoice stands, and the job that delivers it
 * (decision 31); undefined where the invoice has no callback address. An older one that has failed so
 * far is superseded.
 */
export async function writeCallback(
  tx: Tx,
  row: InvoiceRow,
  now: Date,
): Promise<CallbackRow | undefined> {
  const told = toldOf(row, now);
  const { rows } = await writeAndRead(tx, told);
  const [written] = rows;
  return (
    written && {
      ...told,
      number: Number(written.number),
      state: 'WAITING',
      failedTries: 0,
      executedAt: null,
    }
  );
}

function toldOf(row: InvoiceRow, now: Date): Told {
  return {
    id: uuidv7({ msecs: now.getTime() }),
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
