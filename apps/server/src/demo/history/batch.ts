import type { InferInsertModel } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import {
  accountMovement,
  auditEntry,
  invoice,
  invoiceEvent,
  notification,
  paymentForm,
  payout,
  transfer,
} from '../../db/schema.ts';
import { insertRows, takeIds } from './insert-rows.ts';

/** The rows that some stories come to, but those of the ledger. */
export type Batch = {
  readonly invoices: (typeof invoice.$inferInsert)[];
  readonly forms: (typeof paymentForm.$inferInsert)[];
  readonly events: (typeof invoiceEvent.$inferInsert)[];
  readonly audit: (typeof auditEntry.$inferInsert)[];
  readonly transfers: (typeof transfer.$inferInsert)[];
  readonly payouts: (typeof payout.$inferInsert)[];
  readonly notifications: (typeof notification.$inferInsert)[];
  readonly movements: (typeof accountMovement.$inferInsert)[];
};

export function emptyBatch(): Batch {
  return {
    invoices: [],
    forms: [],
    events: [],
    audit: [],
    transfers: [],
    payouts: [],
    notifications: [],
    movements: [],
  };
}

/** The ids of what postings are about, each in the order of its batch. */
export type BatchIds = {
  readonly movements: readonly number[];
  readonly transfers: readonly number[];
};

/** Writes the rows of a batch, and answers the ids of its movements and transfers. */
export async function insertBatch(tx: Tx, batch: Batch): Promise<BatchIds> {
  await insertRows(tx, invoice, batch.invoices);
  await insertRows(tx, paymentForm, batch.forms);
  await insertRows(tx, invoiceEvent, batch.events);
  await insertRows(tx, auditEntry, batch.audit);
  const transfers = await insertWithIds(tx, transfer, batch.transfers);
  await insertRows(tx, payout, batch.payouts);
  await insertRows(tx, notification, batch.notifications);
  return { movements: await insertWithIds(tx, accountMovement, batch.movements), transfers };
}

async function insertWithIds<T extends typeof accountMovement | typeof transfer>(
  tx: Tx,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<readonly number[]> {
  const ids = await takeIds(tx, table, rows.length);
  await insertRows(
    tx,
    table,
    rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 })),
  );
  return ids;
}
