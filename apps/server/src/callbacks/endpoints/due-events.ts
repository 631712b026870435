import { and, asc, eq, gt, inArray, lte } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { isOfMode } from '../../db/own.ts';
import { webhookEvent } from '../../db/schema.ts';
import { endOfEvents, placeEvents } from '../place-events.ts';
import type { EndpointRow } from './endpoint-row.ts';

/** The fields of an endpoint that decide which events it gets. */
export type Subscription = Pick<EndpointRow, 'isTest' | 'merchantId' | 'types'>;

/** The condition on the events that an endpoint gets. */
export function isSubscribed({ isTest, merchantId, types }: Subscription) {
  return and(
    eq(webhookEvent.merchantId, merchantId),
    isOfMode(webhookEvent.isTest, { isTest }),
    inArray(webhookEvent.type, types),
  );
}

/** An event that is due to an endpoint, with its place. */
export type DueEvent = Pick<typeof webhookEvent.$inferSelect, 'body' | 'id' | 'isTest' | 'type'> & {
  readonly position: number;
};

/** The first events behind a place that an endpoint gets, in order; and the end of the list that was searched. */
export async function dueEvents(
  tx: Tx,
  endpoint: Subscription,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly events: readonly DueEvent[]; readonly end: number }> {
  await placeEvents(tx, endpoint.merchantId);
  const end = await endOfEvents(tx, endpoint.merchantId);
  const rows = await tx
    .select({
      id: webhookEvent.id,
      isTest: webhookEvent.isTest,
      type: webhookEvent.type,
      body: webhookEvent.body,
      position: webhookEvent.position,
    })
    .from(webhookEvent)
    .where(
      and(
        isSubscribed(endpoint),
        gt(webhookEvent.position, after),
        lte(webhookEvent.position, end),
      ),
    )
    .orderBy(asc(webhookEvent.position))
    .limit(limit);
  const events = rows.flatMap(({ position, ...row }) =>
    position === null ? [] : [{ ...row, position }],
  );
  return { events, end };
}
