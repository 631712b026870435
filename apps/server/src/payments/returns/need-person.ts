import type { Tx } from '../../db/database.ts';
import { type NotificationKind, notify } from '../../notifications/notify.ts';
import type { ReturnRow } from './return-row.ts';
import { sourceOf, subjectOf } from './return-source.ts';

/** Notifies staff about the source of a return. */
export async function needPerson(
  tx: Tx,
  row: ReturnRow,
  kind: NotificationKind,
  now: Date,
): Promise<void> {
  const { merchantId, isTest, amount, currency, accountId, id } = row;
  const details = { returnId: id, accountId, amount: String(amount), currency };
  const subject = subjectOf(sourceOf(row));
  await notify(tx, { kind, subject, merchantId, isTest, details, now });
}
