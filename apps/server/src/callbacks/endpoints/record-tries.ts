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
  await tx.insert(endpointTry).values(tries.map((each) => tryColumns(endpoint, each)));
  // Its place was set meanwhile: it goes on from there.
  if (endpoint.restarts !== before.restarts) return now;
  const next = await placeAfter(tx, endpoint, tried);
  const { failedTries } = next;
  await tx
    .update(webhookEndpoint)
    .set({ doneUntil: next.doneUntil, failedTries })
    .where(eq(webhookEndpoint.id, endpoint.id));
  if (!endpoint.isEnabled) return undefined;
  if (next.retryMs !== undefined) return new Date(now.getTime() + next.retryMs);
  const { events } = await dueEvents(tx, endpoint, { after: next.doneUntil, limit: 1 });
  return events.length === 0 ? undefined : now;
}

type Place = Pick<EndpointRow, 'doneUntil' | 'failedTries'> & {
  /** The delay before the next try, in ms; undefined where nothing has failed. */
  readonly retryMs?: number | undefined;
};

async function placeAfter(tx: Tx, endpoint: EndpointRow, tried: Tried): Promise<Place> {
  const { now, tries } = tried;
  const taken = tries.filter(({ answer }) => isTaken(answer));
  const failed = tries.find(({ answer }) => !isTaken(answer));
  const doneUntil = taken.at(-1)?.event.position ?? endpoint.doneUntil;
  const subject = `endpoint:${endpoint.id}`;
  if (taken.length > 0) await resolve(tx, subject, now, 'CALLBACK_FAILED');
  if (!failed) return { doneUntil, failedTries: 0 };
  const failedTries = (taken.length > 0 ? 0 : endpoint.failedTries) + 1;
  const retryMs = callbackRetryDelayMs(failedTries, randomFraction());
  if (retryMs !== undefined) return { doneUntil, failedTries, retryMs };
  const { merchantId } = endpoint;
  await notify(tx, {
    kind: 'CALLBACK_FAILED',
    subject,
    merchantId,
    isTest: failed.event.isTest,
    details: { endpointId: endpoint.id, callbackId: failed.event.id },
    now,
  });
  return { doneUntil: failed.event.position, failedTries: 0 };
}

function tryColumns({ id }: EndpointRow, { answer, event, triedAt }: EndpointTry) {
  const common = { endpointId: id, eventId: event.id, triedAt };
  return 'error' in answer
    ? { ...common, error: answer.error }
    : { ...common, statusCode: answer.statusCode, answer: maskCardNumbers(answer.text) };
}
