/*
 * Imports one statement in a process of its own and prints its id and the most bytes that it took, as JSON:
 * node --expose-gc import-alone.ts DATABASE_URL ACCOUNT_ID PERSON_ID NOW FORMAT FILE
 */
import { createReadStream } from 'node:fs';
import { asId, type AccountId, type PersonId } from '@tiyin/domain/ids';
import { isOneOf } from '@tiyin/domain/names';
import { openDatabase } from '../../src/db/database.ts';
import { takeStatement } from '../../src/payments/statements/take-statement.ts';

const [databaseUrl, account, person, now = '', format = '', path = ''] = process.argv.slice(2);
if (!isOneOf(format, ['csv', 'mt940', 'camt053'])) throw new Error(`${format} is no format`);

/** The objects and buffers that are in use. */
function live(): number {
  globalThis.gc?.();
  const { external, heapUsed } = process.memoryUsage();
  return heapUsed + external;
}

const database = await openDatabase({ databaseUrl, dataDir: '', isMigrated: false });
// The first is larger, by what opening the database left.
live();
const atFirst = { live: live(), rss: process.memoryUsage.rss() };
let largest = atFirst;
const watch = setInterval(() => {
  const rss = Math.max(largest.rss, process.memoryUsage.rss());
  largest = { rss, live: Math.max(largest.live, live()) };
}, 50);
const id = await database.transaction((tx) =>
  takeStatement(tx, {
    staff: { id: asId<PersonId>(Number(person)) },
    accountId: asId<AccountId>(Number(account)),
    file: { format, encoding: 'utf-8', name: undefined },
    read: () => createReadStream(path),
    now: new Date(now),
  }),
);
clearInterval(watch);
await database.close();
const taken = { live: largest.live - atFirst.live, rss: largest.rss - atFirst.rss };
process.stdout.write(JSON.stringify({ id, ...taken }));
