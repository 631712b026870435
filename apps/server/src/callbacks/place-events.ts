import type { MerchantId } from '@tiyin/domain/ids';
import { and, eq, isNull, max, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { nameOf } from '../db/names.ts';
import { webhookEvent } from '../db/schema.ts';

/** The number of events that one reader places at most. */
const maxPlaced = 1_000;

/** Distinguishes the locks of this list from others that a transaction can hold. */
const lockClass = 466;

/** The last place so far: what is left out by a time is passed over once, and not with every call. */
export async function endOfEvents(tx: Tx, merchantId: MerchantId): Promise<number> {
  const [row] = await tx
    .select({ end: max(webhookEvent.position) })
    .from(webhookEvent)
    .where(eq(webhookEvent.merchantId, merchantId));
  return row?.end ?? 0;
}

/**
 * Gives the events that were committed since the last reader their places (API-467). The number of an event is
 * taken before its commit, so a cursor of numbers would pass over one that commits late.
 */
export async function placeEvents(tx: Tx, merchantId: MerchantId): Promise<void> {
  const [fresh] = await tx
    .select({ id: webhookEvent.id })
    .from(webhookEvent)
    .where(and(eq(webhookEvent.merchantId, merchantId), isNull(webhookEvent.position)))
    .limit(1);
  if (!fresh) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${merchantId})`);
  await tx.execute(sql`with fresh as materialized (
      select ${webhookEvent.id} from ${webhookEvent}
        where ${webhookEvent.merchantId} = ${merchantId} and ${webhookEvent.position} is null
      order by ${webhookEvent.number} limit ${maxPlaced}),
    placed as materialized (
      select id, nextval(pg_get_serial_sequence('webhook_event', 'number')) as place from fresh)
    update ${webhookEvent} set ${nameOf(webhookEvent.position)} = placed.place from placed
    where ${webhookEvent.id} = placed.id`);
}
