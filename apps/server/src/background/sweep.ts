import { lte } from '../db/drizzle.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import {
  endpointTry,
  alertMessage,
  idempotencyKey,
  knownPlace,
  lease,
  merchant,
  oidcRequest,
  passkeyChallenge,
  provider,
  reportSending,
  session,
  signInBrake,
  webhookEndpoint,
  webhookEvent,
} from '../db/schema.ts';
import { withoutLimits } from '../db/without-limits.ts';
import { eventsKeptMs } from '../callbacks/list-events.ts';
import { keyStoredHashes } from '../idempotency/key-stored-hashes.ts';
import { rememberedMs } from '../idempotency/once.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { brakeRememberedMs } from '../staff/sign-in/brake.ts';
import { placeRememberedMs } from '../staff/sign-in/places.ts';
import { addPartitions, analyzePartitioned } from './add-partitions.ts';

/** The lifetime of messages of alert rules, in ms; their deliveries take a day at most (RUN-564). */
const alertMessagesKeptMs = 30 * 24 * 60 * 60_000;

/** The lifetime of the results of scheduled reports, in ms: the last of a monthly one is still shown (RUN-603). */
const reportSendingsKeptMs = 100 * 24 * 60 * 60_000;

/** The interval of sweeps, in ms, and how many of them are between two analyses of the partitioned tables. */
const sweepEveryMs = 60 * 60_000;
const analysisEvery = 24;

/**
 * Deletes outdated rows: leases past their grace, stored responses of idempotent requests,
 * sessions, challenges for passkeys, round trips to the OpenID provider, events that are listed no longer (API-466), messages of alert rules, results of scheduled reports; and secrets and keys whose overlap is over (PEOPLE-303, API-262).
 */
export async function sweep(tx: Tx, now: Date): Promise<void> {
  await tx.delete(lease).where(lte(lease.heldUntil, now));
  const forgotten = new Date(now.getTime() - rememberedMs);
  await tx.delete(idempotencyKey).where(lte(idempotencyKey.createdAt, forgotten));
  await tx.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, now));
  await tx.delete(oidcRequest).where(lte(oidcRequest.expiresAt, now));
  await tx.delete(session).where(lte(session.expiresAt, now));
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tx.delete(signInBrake).where(lte(signInBrake.failedAt, before(brakeRememberedMs)));
  await tx.delete(knownPlace).where(lte(knownPlace.usedAt, before(placeRememberedMs)));
  await tx.delete(webhookEvent).where(lte(webhookEvent.createdAt, before(eventsKeptMs)));
  await tx.delete(endpointTry).where(lte(endpointTry.triedAt, before(eventsKeptMs)));
  await tx.delete(reportSending).where(lte(reportSending.createdAt, before(reportSendingsKeptMs)));
  await tx.delete(alertMessage).where(lte(alertMessage.createdAt, before(alertMessagesKeptMs)));
  await tx
    .update(provider)
    .set({ formerSecretEncrypted: null, formerSecretUntil: null })
    .where(lte(provider.formerSecretUntil, now));
  await tx
    .update(merchant)
    .set({ formerPublicKey: null, formerPrivateKeyEncrypted: null, formerKeyUntil: null })
    .where(lte(merchant.formerKeyUntil, now));
  await tx
    .update(webhookEndpoint)
    .set({ formerPrivateKeyEncrypted: null, formerKeyUntil: null })
    .where(lte(webhookEndpoint.formerKeyUntil, now));
}

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly logger: Logger;
};

/**
 * Sweeps every hour until stopped, adds partitions at once and then, and analyzes the partitioned tables once a day; stopping
 * waits for the running sweep.
 */
export function createSweeper({ database, clock, secrets, logger }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  const partition = () =>
    database
      .transaction((tx) => addPartitions(tx, clock.now()))
      .catch((error: unknown) => logger.error({ err: error }, 'partitions could not be added'));
  const unlimited = withoutLimits(database);
  let sweeps = 0;
  const analyze = async (): Promise<void> => {
    if (sweeps % analysisEvery === 0) await unlimited.transaction(analyzePartitioned);
    sweeps += 1;
  };
  const run = () => {
    inHand = partition()
      .then(() => database.transaction((tx) => sweep(tx, clock.now())))
      .then(analyze)
      .then(() => keyStoredHashes(database, secrets))
      .catch((error: unknown) => logger.error({ err: error }, 'sweeping failed'));
  };
  return {
    start(): void {
      inHand = partition();
      timer = setInterval(run, sweepEveryMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await inHand;
    },
  };
}
