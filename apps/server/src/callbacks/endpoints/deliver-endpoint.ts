import type { EndpointId } from '@tiyin/domain/ids';
import { and, eq } from '../../db/drizzle.ts';
import type { ServerContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { webhookEndpoint } from '../../db/schema.ts';
import { callKeys } from '../../jobs/call-caps.ts';
import type { OutsideWork } from '../../jobs/outside-work.ts';
import { webhookHeaders } from '../sign.ts';
import { type DueEvent, dueEvents } from './due-events.ts';
import { type EndpointRow, endpointKeys } from './endpoint-row.ts';
import { type EndpointTry, isTaken, recordTries } from './record-tries.ts';

type Deps = Pick<ServerContext, 'callOut' | 'clock' | 'secrets'>;

/** The number of events that are sent before the result is recorded. */
const maxAtOnce = 100;

/** Another one is begun only in this time, in ms: the claim of the job outlives the last call. */
const beginMs = 10_000;

/**
 * Sends an endpoint its next events (the job `endpoint.deliver`), one after another until one is not taken (API-521).
 * What a killed process sent and did not record is sent again, with the same ids.
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
  const { doneUntil: after } = endpoint;
  const { end, events } = await dueEvents(tx, endpoint, { after, limit: maxAtOnce });
  if (events.length === 0) {
    // The next search begins there.
    await tx
      .update(webhookEndpoint)
      .set({ doneUntil: end })
      .where(eq(webhookEndpoint.id, endpointId));
    return undefined;
  }
  return {
    keys: callKeys(endpoint),
    call: async () => {
      const tries = await sendInOrder(endpoint, events, deps);
      return (writing, now) => recordTries(writing, { endpoint, tries, now });
    },
  };
}

async function sendInOrder(
  endpoint: EndpointRow,
  events: readonly DueEvent[],
  deps: Deps,
): Promise<readonly EndpointTry[]> {
  const { clock, callOut, secrets } = deps;
  const tries: EndpointTry[] = [];
  const { url } = endpoint;
  const begun = performance.now();
  for (const event of events) {
    const now = clock.now();
    const privateKeys = endpointKeys(endpoint, { secrets, now });
    const headers = webhookHeaders({ id: event.id, body: event.body, privateKeys, now });
    const answer = await callOut({ url, headers, body: event.body });
    tries.push({ event, triedAt: now, answer });
    if (!isTaken(answer) || performance.now() - begun > beginMs) break;
  }
  return tries;
}
