import { create, object, record, string, unknown } from 'superstruct';
import { and, asc, eq, gt, gte, lte } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type Own, isOfMode } from '../db/own.ts';
import { webhookEvent } from '../db/schema.ts';
import { endOfEvents, placeEvents } from './place-events.ts';

/** How long events are listed, in ms. */
export const eventsKeptMs = 30 * 24 * 60 * 60_000;

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
  const end = await endOfEvents(tx, merchantId);
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
