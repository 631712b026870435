import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { CommandError } from '../scripts/bootstrap.mjs';
import { openBooks } from './books.ts';
import { type DatabaseServer, waitingForRows } from './database-server.ts';
import { figureLine } from './figure-line.ts';
import { measureDeposits, type System } from './measure-deposits.ts';
import { median } from './median.ts';
import { startServer } from './server-processes.ts';
import type { Settings } from './settings.ts';
import { makeShops } from './shops.ts';

/** So many accounts that no shop waits for one: each is held for the length of a commit. */
const ofShops = { count: 64, accounts: 16 };

/** The lengths of a commit, in ms: a fast disk, and a slow one or a replica that each commit waits for. */
const commits = [1, 20];

const aim = 0.9;

/** Deposits a second, and the share of the time of connections that waited for another's row. */
type Found = { readonly perSecond: number; readonly waiting: number };

/** One merchant and 64, in turns. */
type Round = { readonly one: Found; readonly many: Found };

/** Prints how many deposits a second one merchant makes, of those that 64 make with as many customers. */
export async function benchBusy(settings: Settings, postgres: DatabaseServer): Promise<void> {
  const { seconds, rounds, clients } = settings;
  console.log(
    `${postgres.description} on ${availableParallelism()} cores; ${rounds} rounds of ${seconds} s, ${clients} clients\n`,
  );
  const lines: string[] = [];
  for (const ms of commits) {
    const found = await measureCommits(settings, postgres, ms);
    const ratio = median(found.map(({ one, many }) => one.perSecond / many.perSecond)).toFixed(3);
    const each = `${describe(found.map(({ one }) => one))}; ${ofShops.count} merchants ${describe(found.map(({ many }) => many))}`;
    lines.push(figureLine(`one merchant, commits of ${ms} ms`, ratio, `>= ${aim}`, each));
  }
  console.log(['', ...lines].join('\n'));
}

async function measureCommits(
  settings: Settings,
  postgres: DatabaseServer,
  ms: number,
): Promise<Round[]> {
  const { name: database, url } = await postgres.createDatabase();
  const secret = randomBytes(32);
  const shops = await makeShops(url, secret, ofShops);
  const books = await openBooks(url);
  await postgres.slowCommits(database, ms);
  const servers = await Promise.all(
    Array.from({ length: settings.servers }, () => startServer(url, secret)),
  );
  try {
    const found = await takeTurns(settings, { postgres, database, servers, shops, books }, ms);
    const broken = await books.broken();
    if (broken.length > 0) throw new CommandError(`The books do not hold: ${broken.join(', ')}`);
    return found;
  } finally {
    for (const server of servers) await server.stop();
    await books.close();
  }
}

async function takeTurns(
  { clients, seconds, rounds }: Settings,
  system: System,
  ms: number,
): Promise<Round[]> {
  const measure = async (shops: System['shops'], length: number): Promise<Found> => {
    const round = await measureDeposits({ ...system, shops }, { clients, seconds: length });
    return { perSecond: round.perSecond, waiting: round.waits[waitingForRows] ?? 0 };
  };
  // The first seconds of a process are spent on compiling it.
  await measure(system.shops, 3);
  await system.books.analyze();
  const found: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const one = await measure(system.shops.slice(0, 1), seconds);
    const many = await measure(system.shops, seconds);
    found.push({ one, many });
    console.log(
      `${round}.  commits of ${ms} ms   one merchant ${describe([one])}   ${ofShops.count} merchants ${describe([many])}`,
    );
  }
  return found;
}

function describe(found: readonly Found[]): string {
  const perSecond = median(found.map((each) => each.perSecond)).toFixed(1);
  const waiting = (median(found.map((each) => each.waiting)) * 100).toFixed(0);
  return `${perSecond}/s, ${waiting} % waiting for rows`;
}
