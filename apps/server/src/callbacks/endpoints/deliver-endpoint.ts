import type { EndpointId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { webhookEndpoint } from '../../db/schema.ts';
import { callKeys } from '../../jobs/call-caps.ts';
import type { OutsideWork } from '../../jobs/outside-work.ts';
import { dueEvents } from './due-events.ts';
import { placesTaken } from './places-taken.ts';
import { recordTries } from './record-tries.ts';
import { sendEvents } from './send-events.ts';

type Deps = Pick<ServerContext, 'callOut' | 'clock' | 'secrets'>;

/** The number of events that are sent before the result is recorded. */
const maxAtOnce = 100;

/**
 * Sends an endpoint its next events until one is not taken, which is then tried alone (the job `endpoint.deliver`,
 * API-521). What a killed process sent and did not record is sent again, with the same ids.
 */
export async function prepareEndpoint(
  tx: Tx,
  endpointId: EndpointId,
  deps: Deps,
): Promise<OutsideWork | undefined> {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.id, endpointId), eq(webhookEndpoint.isEnabled, true)));
  if (!endpoint) return undefined;
  const { doneUntil: after, failedTries } = endpoint;
  const limit = failedTries > 0 ? 1 : maxAtOnce;
  const { end, events } = await dueEvents(tx, endpoint, { after, limit });
  if (events.length === 0) {
    // The next search begins there.
    await tx
      .update(webhookEndpoint)
      .set({ doneUntil: end })
      .where(eq(webhookEndpoint.id, endpointId));
    return undefined;
  }
  const taken = placesTaken(endpoint);
  const waiting = events.filter(({ position }) => !taken.has(position));
  return {
    keys: callKeys(endpoint),
    call: async (takePlace) => {
      const tries = await sendEvents(endpoint, waiting, { ...deps, takePlace });
      return (writing, now) => recordTries(writing, { endpoint, events, tries, now });
    },
  };
}
