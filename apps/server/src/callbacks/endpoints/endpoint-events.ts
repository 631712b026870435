import type { EndpointEventStatus } from '@tiyin/api/types';
import { and, desc, eq, inArray, isNotNull, lt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { endpointTry, webhookEvent } from '../../db/schema.ts';
import { describeTry } from '../list-callbacks.ts';
import { placeEvents } from '../place-events.ts';
import { isSubscribed } from './due-events.ts';
import { type EndpointRow, type OfEndpoint, readEndpoint } from './endpoint-row.ts';
import { placesTaken } from './places-taken.ts';
import { isTakenStatus } from './taken.ts';

type Page = OfEndpoint & {
  /** The cursor: only events before this place. */
  readonly before: number | undefined;
  readonly limit: number;
};

type TryRow = typeof endpointTry.$inferSelect;

/** The events of an endpoint with the tries to send them, newest first (API-522). */
export async function listEndpointEvents(tx: Tx, page: Page) {
  const { before, limit } = page;
  const endpoint = await readEndpoint(tx, page);
  await placeEvents(tx, endpoint.merchantId);
  const rows = await tx
    .select()
    .from(webhookEvent)
    .where(
      and(
        isSubscribed(endpoint),
        isNotNull(webhookEvent.position),
        before === undefined ? undefined : lt(webhookEvent.position, before),
      ),
    )
    .orderBy(desc(webhookEvent.position))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const tries = ids.length === 0 ? [] : await triesOf(tx, endpoint, ids);
  const byEvent = Map.groupBy(tries, ({ eventId }) => eventId);
  const items = shown.map((row) => {
    const own = byEvent.get(row.id) ?? [];
    return {
      id: row.id,
      type: row.type,
      body: row.body,
      createDate: row.createdAt.toISOString(),
      status: statusOf(endpoint, row.position ?? 0, own),
      tries: own.map(describeTry),
    };
  });
  return { items, next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null };
}

function triesOf(tx: Tx, { id }: EndpointRow, eventIds: readonly TryRow['eventId'][]) {
  return tx
    .select()
    .from(endpointTry)
    .where(and(eq(endpointTry.endpointId, id), inArray(endpointTry.eventId, [...eventIds])))
    .orderBy(desc(endpointTry.id));
}

/** @param tries of the event, newest first */
function statusOf(
  endpoint: EndpointRow,
  position: number,
  tries: readonly TryRow[],
): EndpointEventStatus {
  if (placesTaken(endpoint).has(position)) return 'EXECUTED';
  if (position > endpoint.doneUntil) return 'WAITING';
  const [last] = tries;
  if (!last) return 'NOT_SENT';
  return isTakenStatus(last.statusCode) ? 'EXECUTED' : 'FAILED';
}
