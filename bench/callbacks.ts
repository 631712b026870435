import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../scripts/bootstrap.mjs';
import { type Books, openBooks } from './books.ts';
import type { DatabaseServer } from './database-server.ts';
import { figureLine } from './figure-line.ts';
import { measureDeposits } from './measure-deposits.ts';
import { median } from './median.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { startServer } from './server-processes.ts';
import type { Settings } from './settings.ts';
import { makeShops, subscribe } from './shops.ts';

/** So many accounts that deposits do not wait for one. */
const accounts = 16;

/** The callbacks of a deposit. */
const callbacksEach = 5;

/** The time that the merchant's server takes to answer, in ms. */
const answerMs = 50;

/** With no new callback for so long, none comes any more, in ms. */
const silenceMs = 5_000;

/** How the webhooks of a merchant reach it. */
const ways = ['callback address', 'endpoint'] as const;
type Way = (typeof ways)[number];

type Found = {
  readonly depositsPerSecond: number;
  readonly callbacksPerSecond: number;
  readonly connectionsEach: number;
  /** CPU time of the server for one callback, in ms. */
  readonly serverCpu: number;
};

/**
 * Prints how many queued callbacks a second one merchant gets from one process, of those that its deposits write in
 * the same run: below 1, they fall behind while as many deposits are made.
 */
export async function benchCallbacks(settings: Settings, postgres: DatabaseServer): Promise<void> {
  console.log(`${postgres.description}; a merchant's server that answers after ${answerMs} ms\n`);
  const lines: string[] = [];
  for (const way of ways) {
    const rounds: Found[] = [];
    for (let round = 1; round <= settings.rounds; round += 1) {
      const found = await measure(settings, postgres, way);
      rounds.push(found);
      console.log(`${round}.  ${way}: ${describe(found)}`);
    }
    const ratio = median(rounds.map(ratioOf)).toFixed(2);
    lines.push(figureLine(`callbacks to one ${way}`, ratio, '>= 1'));
  }
  console.log(['', ...lines].join('\n'));
}

function ratioOf({ callbacksPerSecond, depositsPerSecond }: Found): number {
  return callbacksPerSecond / (depositsPerSecond * callbacksEach);
}

function describe(found: Found): string {
  return (
    `${found.depositsPerSecond.toFixed(1)} deposits/s, ${found.callbacksPerSecond.toFixed(1)} callbacks/s, ` +
    `ratio ${ratioOf(found).toFixed(2)}, ${found.connectionsEach.toFixed(2)} connections and ` +
    `${found.serverCpu.toFixed(2)} ms of the server each`
  );
}

async function measure(
  { clients, seconds }: Settings,
  postgres: DatabaseServer,
  way: Way,
): Promise<Found> {
  const { name: database, url } = await postgres.createDatabase();
  const secret = randomBytes(32);
  const receiver = await openReceiver(answerMs);
  const callbackUrl = way === 'endpoint' ? null : receiver.url;
  const shops = await makeShops(url, secret, { count: 1, accounts, callbackUrl });
  if (way === 'endpoint') await subscribe(url, secret, shops, receiver.url);
  const books = await openBooks(url);
  try {
    const maker = await startServer(url, secret);
    const system = { postgres, database, servers: [maker], shops, books };
    await measureDeposits(system, { clients, seconds: 1 });
    const { perSecond: depositsPerSecond } = await measureDeposits(system, { clients, seconds });
    await maker.stop();
    await books.analyze();
    return { depositsPerSecond, ...(await drain({ url, secret, receiver, books })) };
  } finally {
    await books.close();
    await receiver.close();
  }
}

type Draining = {
  readonly url: string;
  readonly secret: Buffer;
  readonly receiver: Receiver;
  readonly books: Books;
};

/** Lets a server send what is queued; its first tenth is left out, while the process is compiled. */
async function drain({ url, secret, receiver, books }: Draining) {
  const queued = (await books.done()) * callbacksEach;
  const caller = await startServer(url, secret, { isCalling: true });
  const before = await caller.usage();
  await silence(receiver);
  const after = await caller.usage();
  await caller.stop();
  const { arrivals } = receiver;
  if (arrivals.length < queued) {
    throw new CommandError(`${queued - arrivals.length} of ${queued} callbacks did not come.`);
  }
  const counted = arrivals.slice(Math.floor(arrivals.length / 10));
  const took = (counted.at(-1) ?? 0) - (counted[0] ?? 0);
  return {
    callbacksPerSecond: ((counted.length - 1) * 1000) / took,
    connectionsEach: receiver.connections() / arrivals.length,
    serverCpu: (after.cpuMs - before.cpuMs) / arrivals.length,
  };
}

async function silence({ arrivals }: Receiver): Promise<void> {
  const begun = performance.now();
  while (performance.now() - (arrivals.at(-1) ?? begun) < silenceMs) await pause(250);
}
