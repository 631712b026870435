import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { openReplica } from '../../src/db/replica.ts';
import { type Caller, callerWith, merchantServer, stranger } from '../callers.ts';
import { type TestApp, openTestApp, testHost } from '../test-app.ts';
import {
  findPostgresPrograms,
  type MachinePostgres,
  startMachinePostgres,
} from './machine-postgres.ts';
import { missing } from './programs.ts';

const programs = findPostgresPrograms();
const reason =
  missing() ??
  (programs === undefined ? 'PostgreSQL with pg_basebackup not installed.' : undefined);
const maxLagMs = 4_000;

/** Reads of the back office with a real replica of the database, whose replay is paused and which ends. */
describe('with a replica', () => {
  let primary: MachinePostgres;
  let replicaPort: number;
  let replicaClient: pg.Client;
  let system: TestApp;
  let operator: { readonly call: Caller; readonly cookie: string };
  const changes: boolean[] = [];

  beforeAll(async () => {
    if (reason !== undefined || programs === undefined) return;
    primary = await startMachinePostgres(programs);
    replicaPort = await freePort();
    const { password, port } = primary;
    const urlOf = (at: number) => `postgres://admin:${password}@127.0.0.1:${at}/postgres`;
    startReplica(urlOf(port));
    replicaClient = new pg.Client({ connectionString: urlOf(replicaPort) });
    replicaClient.on('error', () => undefined);
    await replicaClient.connect();
    process.env['TIYIN_TEST_DATABASE_URL'] = urlOf(port);
    system = await openTestApp({
      isRateLimited: false,
      openReplica: async (database) => {
        const [row] = await database.query((tx) =>
          tx.execute<{ name: string }>(sql`select current_database() as name`),
        );
        const name = `/${row?.name}`;
        const place = {
          url: urlOf(replicaPort).replace(/[/]postgres$/, name),
          primaryUrl: urlOf(port).replace(/[/]postgres$/, name),
          pooling: { mode: 'session', isPrepared: true } as const,
          maxLagMs,
        };
        return openReplica(place, (isFresh) => changes.push(isFresh));
      },
    });
    operator = await signIn('operator');
    await becomesFresh(true);
  });
  afterAll(async () => {
    await system?.close();
    await replicaClient?.end().catch(() => undefined);
    primary?.close();
  });
  beforeEach(({ skip }) => skip(reason !== undefined, reason));

  function run(program: string, ...args: readonly string[]): void {
    execFileSync(join(programs ?? '', program), args, {
      cwd: primary.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...primary.account,
    });
  }

  function startReplica(from: string): void {
    const data = join(primary.folder, 'replica');
    run(
      'pg_basebackup',
      `--dbname=${from}`,
      `--pgdata=${data}`,
      '--write-recovery-conf',
      '--checkpoint=fast',
    );
    const options = `-p ${replicaPort} -h 127.0.0.1 -k ${primary.folder}`;
    run(
      'pg_ctl',
      'start',
      '--wait',
      '--silent',
      `--pgdata=${data}`,
      `--options=${options}`,
      `--log=${primary.folder}/replica.log`,
    );
  }

  async function signIn(username: string) {
    const body = { username, password: `${username}-demo` };
    const answer = await stranger(system.app)({ method: 'POST', url: '/api/v1/login', body });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { cookie, call: callerWith(system.app, { origin: `http://${testHost}`, cookie }) };
  }

  async function becomesFresh(isFresh: boolean): Promise<void> {
    const givesUpAt = Date.now() + 60_000;
    while (system.context.replica?.isFresh() !== isFresh) {
      if (Date.now() > givesUpAt) throw new Error(`the replica does not become ${isFresh}`);
      await pause(20);
    }
  }

  /** Orders a form on the primary; returns its id at the merchant. */
  async function order(): Promise<string> {
    const merchantInvoiceId = randomUUID();
    const answer = await merchantServer(system.app)({
      method: 'POST',
      url: '/api/merchant/v1/forms',
      headers: { 'idempotency-key': merchantInvoiceId },
      body: {
        terminalId: system.shops[0].terminalIds[0],
        type: 'Deposit',
        amount: 48_000_000,
        canChangeAmount: true,
        merchantInvoiceId,
        customer: { externalId: 'c' },
        successUrl: 'https://shop.test/paid',
        cancelUrl: 'https://shop.test/canceled',
        errorUrl: 'https://shop.test/failed',
      },
    });
    expect(answer.statusCode).toBe(201);
    return merchantInvoiceId;
  }

  const list = (headers = {}) => operator.call({ method: 'GET', url: '/api/v1/invoice', headers });
  const replay = (how: 'pause' | 'resume') => replicaClient.query(`select pg_wal_replay_${how}()`);

  // RUN-542
  test('a list is read from it, and a person who changed something reads the primary until it is there', async () => {
    const before = await order();
    await expect.poll(async () => (await list()).body).toContain(before);
    await becomesFresh(true);
    await replay('pause');
    const fresh = await order();
    expect((await list()).body).not.toContain(fresh);
    const change = await operator.call({
      method: 'POST',
      url: '/api/v1/session/step_up',
      body: { password: 'operator-demo' },
    });
    const changed = change.cookies.find(({ name }) => name === 'tiyin_changed');
    expect(changed).toMatchObject({ httpOnly: true, maxAge: maxLagMs / 1000 + 1 });
    const cookie = `${operator.cookie}; tiyin_changed=${changed?.value}`;
    expect((await list({ cookie })).body).toContain(fresh);
  });

  // RUN-542
  test('one that falls behind is not read, and is read again when it has followed', async () => {
    await replay('pause');
    const late = await order();
    await becomesFresh(false);
    expect((await list()).body).toContain(late);
    await expect.poll(() => changes.at(-1)).toBe(false);
    await replay('resume');
    await becomesFresh(true);
    await expect.poll(() => changes.at(-1)).toBe(true);
  });

  // RUN-542
  test('a write of a read goes to the primary, and a file comes from the replica', async () => {
    const { database, replica } = system.context;
    const reading = replica?.insteadOf(database) ?? database;
    const inRecovery = sql`select pg_is_in_recovery() as value`;
    expect(await reading.query((tx) => tx.execute(inRecovery))).toEqual([{ value: true }]);
    expect(await reading.transaction((tx) => tx.execute(inRecovery))).toEqual([{ value: true }]);
    const lines = await reading.copyOut?.('select pg_is_in_recovery()');
    expect(lines && (await buffer(lines)).toString()).toBe('t\r\n');
    await reading.transaction((tx) => tx.execute(sql`create table written (value integer)`));
    const written = await database.query((tx) =>
      tx.execute(sql`select to_regclass('written') as name`),
    );
    expect(written).toEqual([{ name: 'written' }]);
  });

  // RUN-542
  test('one that ends is not missed', async () => {
    await becomesFresh(true);
    run(
      'pg_ctl',
      'stop',
      '--wait',
      '--silent',
      '--mode=immediate',
      `--pgdata=${primary.folder}/replica`,
    );
    const last = await order();
    const answer = await list();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(last);
    await becomesFresh(false);
    expect((await list()).body).toContain(last);
  });
});
