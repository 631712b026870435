import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { CommandError } from '../scripts/bootstrap.mjs';
import { openBooks } from './books.ts';
import { type Cores, type Place, openCores } from './cores.ts';
import type { DatabaseServer } from './database-server.ts';
import { findPgbench } from './find-pgbench.ts';
import { measureDeposits, type System } from './measure-deposits.ts';
import { type Pgbench, pgbenchOn } from './pgbench.ts';
import { type Crowd, describeResult, describeRound, type Round } from './report.ts';
import { startServer } from './server-processes.ts';
import type { Settings } from './settings.ts';
import { makeShops } from './shops.ts';

/** Shops that take the deposits in turn. */
const ofShops = { count: 64, accounts: 4 };

/** Prints how many complete deposits a second there are beside what the same PostgreSQL commits at most. */
export async function benchDeposits(settings: Settings, postgres: DatabaseServer): Promise<void> {
  const program = findPgbench(process.env);
  console.log(describeMeasurement(settings, postgres));
  const crowds = await measure(settings, postgres, program);
  console.log(describeResult(crowds));
}

function describeMeasurement(
  { crowds, seconds, rounds, servers }: Settings,
  { description }: DatabaseServer,
): string {
  return (
    `${description} on ${availableParallelism()} cores; ${servers} server ` +
    `process${servers === 1 ? '' : 'es'}, ${rounds} rounds of ${seconds} s for ${crowds.join(', ')} clients each\n`
  );
}

async function measure(
  settings: Settings,
  postgres: DatabaseServer,
  program: string,
): Promise<Crowd[]> {
  const { name, url } = await postgres.createDatabase();
  const secret = randomBytes(32);
  const shops = await makeShops(url, secret, ofShops);
  const pgbench = pgbenchOn(program, url);
  await pgbench.initialise();
  const books = await openBooks(url);
  const starts = Array.from({ length: settings.servers }, () => startServer(url, secret));
  const servers = await Promise.all(starts);
  try {
    const system: System = { postgres, database: name, servers, shops, books };
    const crowds = await takeTurns(settings, pgbench, system);
    const broken = await books.broken();
    if (broken.length > 0) throw new CommandError(`The books do not hold: ${broken.join(', ')}`);
    return crowds;
  } finally {
    for (const server of servers) await server.stop();
    await books.close();
  }
}

async function takeTurns(settings: Settings, pgbench: Pgbench, system: System): Promise<Crowd[]> {
  const { seconds } = settings;
  const cores = openCores(await system.postgres.processIds());
  // The first seconds of a process are spent on compiling it.
  await measureDeposits(system, { clients: settings.clients, seconds: 3 });
  // As autovacuum does within a minute, and pgbench with its own tables when it makes them.
  await system.books.analyze();
  const crowds = cores.places.flatMap((place) =>
    settings.crowds.map((clients): Crowd => ({ place, clients, rounds: [] })),
  );
  for (let round = 1; round <= settings.rounds; round += 1) {
    for (const crowd of crowds) {
      await moveTo(cores, crowd.place, system);
      const found = await takeTurn({ clients: crowd.clients, seconds }, pgbench, system);
      crowd.rounds.push(found);
      console.log(describeRound(round, crowd, found));
    }
  }
  await moveTo(cores, 'together', system);
  return crowds;
}

/** pgbench runs where this process does, which starts it. */
async function moveTo(cores: Cores, place: Place, { postgres, servers }: System): Promise<void> {
  const others = [process.pid, ...servers.map(({ id }) => id)];
  cores.move(place, await postgres.processIds(), others);
}

async function takeTurn(
  measurement: { readonly clients: number; readonly seconds: number },
  pgbench: Pgbench,
  system: System,
): Promise<Round> {
  const tps = await pgbench.measure(measurement);
  return { tps, deposits: await measureDeposits(system, measurement) };
}
