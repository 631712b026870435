import { setTimeout as pause } from 'node:timers/promises';
import type { Books } from './books.ts';
import { cpuTimeBetween, cpuTimesOf } from './cpu-time.ts';
import type { DatabaseServer } from './database-server.ts';
import { type Latencies, startLoad } from './load.ts';
import type { ServerProcess } from './server-processes.ts';
import type { Shop } from './shops.ts';
import { type Waits, watchWaits } from './connection-states.ts';

/** Tiyin as it is measured. */
export type System = {
  readonly postgres: DatabaseServer;
  readonly database: string;
  readonly servers: readonly ServerProcess[];
  readonly shops: readonly Shop[];
  readonly books: Books;
};

/** The result of one measurement of deposits. CPU times are per second of the measurement, in ms. */
export type DepositRound = {
  readonly perSecond: number;
  readonly transactionsEach: number;
  readonly writingTransactionsEach: number;
  readonly roundTripsEach: number;
  readonly serverCpu: number;
  readonly driverCpu: number;
  readonly databaseCpu: number | undefined;
  readonly waits: Waits;
  readonly latencies: Latencies;
};

/** The sandbox answers after 3 s: by then as many are booked as begun. */
const warmUpMs = 5_000;

/**
 * Lets customers make deposits and counts those that are booked in a while in the middle, when as many
 * are begun as end. Then everything that was begun is brought to its end.
 */
export async function measureDeposits(
  system: System,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<DepositRound> {
  const { servers, postgres, database, books } = system;
  const before = await totals(system);
  const load = startLoad({ baseUrls: servers.map(({ url }) => url), shops: system.shops }, clients);
  await pause(warmUpMs);
  load.takeLatencies();
  const stopWatching = watchWaits(postgres, database);
  const from = await reading(system);
  await pause(seconds * 1000);
  const to = await reading(system);
  const waits = await stopWatching();
  const latencies = load.takeLatencies();
  const walked = await load.stop();
  while ((await books.open()) > 0) await pause(250);
  const after = await totals(system);

  const tookSeconds = (to.at.getTime() - from.at.getTime()) / 1000;
  const databaseCpu = cpuTimeBetween(from.databaseCpu, to.databaseCpu);
  return {
    perSecond: (await books.bookedBetween(from.at, to.at)) / tookSeconds,
    transactionsEach: (after.all - before.all) / walked,
    writingTransactionsEach: (after.writing - before.writing) / walked,
    roundTripsEach: (after.roundTrips - before.roundTrips) / walked,
    serverCpu: (to.serverCpu - from.serverCpu) / tookSeconds,
    driverCpu: (to.driverCpu - from.driverCpu) / tookSeconds,
    databaseCpu: databaseCpu === undefined ? undefined : databaseCpu / tookSeconds,
    waits,
    latencies,
  };
}

async function reading({ servers, postgres }: System) {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  const { user, system } = process.cpuUsage();
  return {
    at: new Date(),
    serverCpu: usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    driverCpu: (user + system) / 1000,
    databaseCpu: cpuTimesOf(await postgres.processIds()),
  };
}

async function totals({ servers, postgres, database }: System) {
  const usages = await Promise.all(servers.map((server) => server.usage()));
  const roundTrips = usages.reduce((sum, usage) => sum + usage.roundTrips, 0);
  return { ...(await postgres.transactions(database)), roundTrips };
}
