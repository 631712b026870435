import { callbackRetryDelayMs } from '@tiyin/domain/callbacks';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { endpointTry, webhookEndpoint } from '../../db/schema.ts';
import { holdEndpointJob } from '../../jobs/endpoint-jobs.ts';
import { notify, resolve } from '../../notifications/notify.ts';
import type { CallAnswer } from '../../outside/call-out.ts';
import { maskCardNumbers } from '../../secrets/hide-card-numbers.ts';
import { randomFraction } from '../../secrets/token.ts';
import { type DueEvent, dueEvents } from './due-events.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { placesTaken } from './places-taken.ts';
import { isTakenStatus } from './taken.ts';

/** A try to send an endpoint an event. */
export type EndpointTry = {
  readonly event: DueEvent;
  readonly triedAt: Date;
  readonly answer: CallAnswer;
};

type Tried = {
  /** As it was when the events were sent. */
  readonly endpoint: EndpointRow;
  /** The due ones in order: those that were sent, and those that were left out or had been taken already. */
  readonly events: readonly DueEvent[];
  readonly tries: readonly EndpointTry[];
  readonly now: Date;
};

/** Whether the receiver took it. */
export function isTaken(answer: CallAnswer): boolean {
  return isTakenStatus('statusCode' in answer ? answer.statusCode : null);
}

/**
 * Logs the tries of an endpoint and moves its place on; returns when the job is due again, undefined when nothing is.
 * An event whose tries have run out is passed over, and staff are notified.
 */
export async function recordTries(tx: Tx, tried: Tried): Promise<Date | undefined> {
  const { endpoint: before, tries, now } = tried;
  await holdEndpointJob(tx, before.id);
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.id, before.id))
    .for('update');
  if (!endpoint) return undefined;
  if (tries.length > 0) {
    await tx.insert(endpointTry).values(tries.map((each) => tryColumns(endpoint, each)));
  }
  // Its place was set meanwhile: it goes on from there.
  if (endpoint.restarts !== before.restarts) return now;
  const { retryMs, ...next } = await placeAfter(tx, endpoint, tried);
  await tx.update(webhookEndpoint).set(next).where(eq(webhookEndpoint.id, endpoint.id));
  if (!endpoint.isEnabled) return undefined;
  if (retryMs !== undefined) return new Date(now.getTime() + retryMs);
  const { events } = await dueEvents(tx, endpoint, { after: next.doneUntil, limit: 1 });
  return events.length === 0 ? undefined : now;
}

type Place = Pick<EndpointRow, 'doneUntil' | 'failedTries' | 'takenAhead'> & {
  /** The delay before the next try, in ms; undefined where nothing has failed. */
  readonly retryMs?: number | undefined;
};

async function placeAfter(tx: Tx, endpoint: EndpointRow, tried: Tried): Promise<Place> {
  const { events, now, tries } = tried;
  const taken = tries.filter(({ answer }) => isTaken(answer));
  if (taken.length > 0) await resolve(tx, `endpoint:${endpoint.id}`, now, 'CALLBACK_FAILED');
  const done = new Set([...placesTaken(endpoint), ...taken.map(({ event }) => event.position)]);
  const firstLeft = events.findIndex(({ position }) => !done.has(position));
  const passed = firstLeft === -1 ? events : events.slice(0, firstLeft);
  const reached = passed.at(-1)?.position ?? endpoint.doneUntil;
  const placeAt = (doneUntil: number, failedTries: number): Place => {
    const places = [...done].filter((position) => position > doneUntil);
    const takenAhead = places.length === 0 ? null : { restarts: endpoint.restarts, places };
    return { doneUntil, failedTries, takenAhead };
  };
  const failed = tries.find(({ event }) => event === events[firstLeft]);
  if (!failed) return placeAt(reached, 0);
  const failedTries = (passed.length > 0 ? 0 : endpoint.failedTries) + 1;
  const retryMs = callbackRetryDelayMs(failedTries, randomFraction());
  if (retryMs !== undefined) return { ...placeAt(reached, failedTries), retryMs };
  const { merchantId } = endpoint;
  await notify(tx, {
    kind: 'CALLBACK_FAILED',
    subject: `endpoint:${endpoint.id}`,
    merchantId,
    isTest: failed.event.isTest,
    details: { endpointId: endpoint.id, callbackId: failed.event.id },
    now,
  });
  return placeAt(failed.event.position, 0);
}

function tryColumns({ id }: EndpointRow, { answer, event, triedAt }: EndpointTry) {
  const common = { endpointId: id, eventId: event.id, triedAt };
  return 'error' in answer
    ? { ...common, error: answer.error }
    : { ...common, statusCode: answer.statusCode, answer: maskCardNumbers(answer.text) };
}
