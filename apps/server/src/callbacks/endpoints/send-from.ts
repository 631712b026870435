import type { CallbackId } from '@tiyin/domain/ids';
import { and, eq, gte, isNotNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { webhookEndpoint, webhookEvent } from '../../db/schema.ts';
import { enqueueEndpoint, holdEndpointJob } from '../../jobs/endpoint-jobs.ts';
import { notAllowed } from '../../problem.ts';
import { placeEvents } from '../place-events.ts';
import { isSubscribed } from './due-events.ts';
import { type OfEndpoint, lockOwner, readEndpoint } from './endpoint-row.ts';
import { audit } from './manage-endpoints.ts';

type Command = OfEndpoint & { readonly eventId: CallbackId };

/**
 * Sends an endpoint all its events from one on again, in their order and with their ids (API-522). A delivery under way
 * does not move its place then. 422 for an event that the endpoint does not get.
 */
export async function sendFrom(tx: Tx, command: Command) {
  const { endpointId, eventId, now } = command;
  await lockOwner(tx, command);
  await holdEndpointJob(tx, endpointId);
  const endpoint = await readEndpoint(tx, command);
  await placeEvents(tx, endpoint.merchantId);
  const isListed = and(isSubscribed(endpoint), isNotNull(webhookEvent.position));
  const [event] = await tx
    .select({ position: webhookEvent.position })
    .from(webhookEvent)
    .where(and(isListed, eq(webhookEvent.id, eventId)));
  const position = event?.position ?? null;
  if (position === null) throw notAllowed('/eventId', 'The endpoint does not get such an event');
  await tx
    .update(webhookEndpoint)
    .set({ doneUntil: position - 1, failedTries: 0, restarts: endpoint.restarts + 1 })
    .where(eq(webhookEndpoint.id, endpointId));
  await enqueueEndpoint(tx, endpointId, now);
  const count = await tx.$count(webhookEvent, and(isListed, gte(webhookEvent.position, position)));
  audit(tx, command, {
    action: 'merchant.events_sent_again',
    details: { endpoint: endpointId, event: eventId, events: count },
  });
  return { count };
}
