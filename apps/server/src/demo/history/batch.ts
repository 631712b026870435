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

/** Writes the rows of a batch, and answers the ids of its movements. */
export async function insertBatch(tx: Tx, batch: Batch): Promise<readonly number[]> {
  await insertRows(tx, invoice, batch.invoices);
  await insertRows(tx, paymentForm, batch.forms);
  await insertRows(tx, invoiceEvent, batch.events);
  await insertRows(tx, auditEntry, batch.audit);
  await insertRows(tx, transfer, batch.transfers);
  await insertRows(tx, payout, batch.payouts);
  await insertRows(tx, notification, batch.notifications);
  const movementIds = await takeIds(tx, accountMovement, batch.movements.length);
  const movements = batch.movements.map((row, index) => ({ ...row, id: movementIds[index] ?? 0 }));
  await insertRows(tx, accountMovement, movements);
  return movementIds;
}
