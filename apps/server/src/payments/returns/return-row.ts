import type { ReturnId } from '@tiyin/domain/ids';
import { minorUnits, type MinorUnits } from '@tiyin/domain/money';
import { and, eq, inArray, or, sql, sum } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { moneyReturn, transfer } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { type ReturnSource, lockSource, sourceOf } from './return-source.ts';

/** A return of money as a row. */
export type ReturnRow = typeof moneyReturn.$inferSelect;

const underWay: readonly ReturnRow['status'][] = ['NEW', 'SENT', 'UNKNOWN'];

/** Whether the outcome of a return is unknown. */
export function isReturnUnderWay({ status }: Pick<ReturnRow, 'status'>): boolean {
  return underWay.includes(status);
}

/** The associated data of a payee's encrypted card or phone: its return (PEOPLE-40). */
export function returnPayeeOwner(id: ReturnId): string {
  return `return:${id}`;
}

/** The card or phone that a return pays, in digits. */
export function openReturnPayee(secrets: Secrets, row: ReturnRow): string {
  return secrets.decrypt(row.credentialEncrypted, returnPayeeOwner(row.id));
}

/** A return; undefined for an unknown id. */
export async function readReturn(tx: Tx, id: ReturnId): Promise<ReturnRow | undefined> {
  const [row] = await tx.select().from(moneyReturn).where(eq(moneyReturn.id, id));
  return row;
}

/**
 * All that was given back of a transfer or an invoice, or may still be, in minor units (PEOPLE-521): of an invoice with
 * that of the transfers that were assigned to it, before and after.
 */
export async function returnedTotal(tx: Tx, source: ReturnSource): Promise<MinorUnits> {
  const [row] = await tx
    .select({ total: sum(moneyReturn.amount) })
    .from(moneyReturn)
    .where(and(isOfAll(source), inArray(moneyReturn.status, [...underWay, 'PAID'])));
  return minorUnits(BigInt(row?.total ?? '0'));
}

const isOfAll = (source: ReturnSource) =>
  'transferId' in source
    ? isOf(source)
    : or(
        isOf(source),
        sql`${moneyReturn.transferId} in (select ${transfer.id} from ${transfer}
          where ${transfer.invoiceId} = ${source.invoiceId})`,
      );

const isOf = (source: ReturnSource) =>
  'transferId' in source
    ? eq(moneyReturn.transferId, source.transferId)
    : eq(moneyReturn.invoiceId, source.invoiceId);

/** The running return of a transfer or an invoice; there is at most one. */
export async function liveReturnOf(tx: Tx, source: ReturnSource): Promise<ReturnRow | undefined> {
  const [row] = await tx
    .select()
    .from(moneyReturn)
    .where(and(isOf(source), inArray(moneyReturn.status, [...underWay])));
  return row;
}

/** A return with its locked source: neither changes until the transaction ends. Undefined if unknown. */
export async function lockReturn(tx: Tx, id: ReturnId) {
  const seen = await readReturn(tx, id);
  if (!seen) return undefined;
  const source = await lockSource(tx, sourceOf(seen));
  // Read again: data from before the lock may be old.
  const row = await readReturn(tx, id);
  return row && { row, source };
}

/** Writes the status of a return. */
export async function markReturn(
  tx: Tx,
  id: ReturnId,
  fields: Partial<Pick<ReturnRow, 'status' | 'externalId' | 'refusal'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(moneyReturn)
    .set({ ...fields, statusAt: now })
    .where(eq(moneyReturn.id, id));
}
