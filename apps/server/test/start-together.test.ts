import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ServerContext } from '../src/context.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { fillDemoData } from '@tiyin/demo/demo-data';
import { addDemoProvider } from '@tiyin/demo/demo-provider';
import { sendNothing } from '../src/mail/send-mail.ts';
import { createSecrets } from '../src/secrets/secrets.ts';
import { type EmptyDatabase, createEmptyDatabase } from './empty-database.ts';
import { ManualClock } from './manual-clock.ts';
import { testConfig } from './test-app.ts';

const server = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const demoProvider = {
  TIYIN_DEMO_PROVIDER_URL: 'http://127.0.0.1:4200',
  TIYIN_DEMO_PROVIDER_SECRET: `whsec_${Buffer.alloc(32, 'shared').toString('base64')}`,
};

/** Prepares the database as a server does before it listens. */
async function start(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const context: ServerContext = {
    config: { ...testConfig, databaseUrl, demoInvoices: 4 },
    database,
    clock: new ManualClock(),
    secrets: createSecrets(Buffer.alloc(32, 'test')),
    logger: pino({ level: 'silent' }),
    callOut: () => Promise.resolve({ statusCode: 204, text: '' }),
    callProvider: () => Promise.resolve({ statusCode: 204, text: '' }),
    sendMail: sendNothing('no_mail_server'),
    identityProvider: undefined,
  };
  await fillDemoData(context, () => undefined);
  await addDemoProvider(context, demoProvider);
  return database;
}

// The embedded database belongs to one process.
describe.skipIf(server === undefined)('servers on one database', () => {
  let empty: EmptyDatabase;
  const opened: Database[] = [];

  beforeAll(async () => {
    empty = await createEmptyDatabase(server ?? '', 'together');
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(() => empty.drop());

  // RUN-247
  test('that start at once while it is empty all start, and fill it once', async () => {
    const [database, ...others] = await Promise.all([
      start(empty.url),
      start(empty.url),
      start(empty.url),
    ]);
    opened.push(database, ...others);
    const rows = await database.transaction((tx) =>
      tx.execute(sql`
        select (select count(*)::int from provider where name = 'Example provider') as providers,
               (select count(*)::int from person where username = 'operator') as operators,
               (select count(*)::int from invoice) as invoices`),
    );
    expect(rows).toEqual([{ providers: 1, operators: 1, invoices: expect.any(Number) }]);
  });

  // RUN-248
  test('that a later version migrated refuse to start in one sentence', async () => {
    const database = await openDatabase({ databaseUrl: empty.url, dataDir: 'memory://' });
    opened.push(database);
    await database.transaction((tx) =>
      tx.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`),
    );
    await expect(openDatabase({ databaseUrl: empty.url, dataDir: 'memory://' })).rejects.toThrow(
      /^The database has 1 migration of a later version, which this version does not know:/,
    );
  });
});
