import type { AccountMovementId, TransferId } from '@tiyin/domain/ids';
import type { Tx } from '@tiyin/server/db/database';
import {
  accountMovement,
  auditEntry,
  formOpening,
  invoice,
  invoiceEvent,
  notification,
  paymentForm,
  payout,
  transfer,
} from '@tiyin/server/db/schema';
import { insertRows, takeIds } from './insert-rows.ts';

/** The rows that some scenarios come to, but those of the ledger. */
export type Batch = {
  readonly invoices: (typeof invoice.$inferInsert)[];
  readonly forms: (typeof paymentForm.$inferInsert)[];
  readonly openings: (typeof formOpening.$inferInsert)[];
  readonly events: (typeof invoiceEvent.$inferInsert)[];
  readonly audit: (typeof auditEntry.$inferInsert)[];
  /** About a transfer, by its place among them. */
  readonly reportAudit: (Omit<typeof auditEntry.$inferInsert, 'subject'> & {
    readonly transfer: number;
  })[];
  readonly transfers: (typeof transfer.$inferInsert)[];
  readonly payouts: (typeof payout.$inferInsert)[];
  readonly notifications: (typeof notification.$inferInsert)[];
  readonly movements: (typeof accountMovement.$inferInsert)[];
};

export function emptyBatch(): Batch {
  return {
    invoices: [],
    forms: [],
    openings: [],
    events: [],
    audit: [],
    reportAudit: [],
    transfers: [],
    payouts: [],
    notifications: [],
    movements: [],
  };
}

/** The ids of the postings' subjects, by their place in the batch. */
export type BatchIds = {
  readonly movements: readonly AccountMovementId[];
  readonly transfers: readonly TransferId[];
};

/** Writes the rows of a batch. */
export async function insertBatch(tx: Tx, batch: Batch): Promise<BatchIds> {
  const transfers = await takeIds(tx, transfer, batch.transfers.length);
  const movements = await takeIds(tx, accountMovement, batch.movements.length);
  const reportAudit = batch.reportAudit.map(({ transfer: place, ...row }) => ({
    ...row,
    subject: `transfer:${transfers[place] ?? 0}`,
  }));
  await insertRows(tx, invoice, batch.invoices);
  await insertRows(tx, paymentForm, batch.forms);
  await insertRows(tx, formOpening, batch.openings);
  await insertRows(tx, invoiceEvent, batch.events);
  await insertRows(tx, auditEntry, batch.audit);
  await insertRows(tx, auditEntry, reportAudit);
  await insertRows(tx, transfer, withIds(batch.transfers, transfers));
  await insertRows(tx, payout, batch.payouts);
  await insertRows(tx, notification, batch.notifications);
  await insertRows(tx, accountMovement, withIds(batch.movements, movements));
  return { movements, transfers };
}

function withIds<T extends object>(rows: readonly T[], ids: readonly number[]) {
  return rows.map((row, place) => ({ ...row, id: ids[place] ?? 0 }));
}
