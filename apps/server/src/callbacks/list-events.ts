import type { MerchantId } from '@tiyin/domain/ids';
import { create, object, record, string, unknown } from 'superstruct';
import { and, asc, eq, gt, gte, isNull, lte, max, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { nameOf } from '../db/names.ts';
import { type Own, isOfMode } from '../db/own.ts';
import { webhookEvent } from '../db/schema.ts';

/** How long events are listed, in ms. */
export const eventsKeptMs = 30 * 24 * 60 * 60_000;

/** The number of events that one reader places at most. */
const maxPlaced = 1_000;

/** Distinguishes the locks of this list from others that a transaction can hold. */
const lockClass = 466;

type Question = Own & {
  /** The cursor: only events behind it. */
  readonly after: number;
  /** ISO 8601: only events of this time or later. */
  readonly since: string | undefined;
  readonly limit: number;
};

const bodyStruct = object({
  type: string(),
  timestamp: string(),
  data: record(string(), unknown()),
});

/** A merchant's events in the order of their places, with the cursor behind the last one (API-466). */
export async function listEvents(tx: Tx, question: Question) {
  const { after, limit, merchantId, since } = question;
  await placeEvents(tx, merchantId);
  const end = await endOf(tx, merchantId);
  const rows = await tx
    .select({ id: webhookEvent.id, position: webhookEvent.position, body: webhookEvent.body })
    .from(webhookEvent)
    .where(
      and(
        eq(webhookEvent.merchantId, merchantId),
        isOfMode(webhookEvent.isTest, question),
        gt(webhookEvent.position, after),
        lte(webhookEvent.position, end),
        since === undefined ? undefined : gte(webhookEvent.createdAt, new Date(since)),
      ),
    )
    .orderBy(asc(webhookEvent.position))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    items: page.map(({ body, id }) => {
      const parsed: unknown = JSON.parse(body);
      return { id, ...create(parsed, bodyStruct) };
    }),
    next: hasMore ? (page.at(-1)?.position ?? after) : Math.max(end, after),
    hasMore,
  };
}

/** The last place so far: what is left out by a time is passed over once, and not with every call. */
async function endOf(tx: Tx, merchantId: MerchantId): Promise<number> {
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
async function placeEvents(tx: Tx, merchantId: MerchantId): Promise<void> {
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
