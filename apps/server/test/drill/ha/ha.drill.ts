import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/db/database.ts';
import { findPostgresPrograms } from '../../deploy/machine-postgres.ts';
import { missing } from '../../deploy/programs.ts';
import { checkAcknowledged } from '../checks/check-acknowledged.ts';
import { checkReceived } from '../checks/check-callbacks.ts';
import { checkDecisions } from '../checks/check-decisions.ts';
import { checkEndings } from '../checks/check-endings.ts';
import { checkLines } from '../checks/check-lines.ts';
import { checkBalances, checkBookings } from '../checks/check-money.ts';
import { checkProvider } from '../checks/check-provider.ts';
import { checkErrors } from '../checks/check-processes.ts';
import { type Evidence, runDrill } from '../drill.ts';
import { type System, openSystemOn } from '../system.ts';
import { Cluster } from './cluster.ts';
import { type Campaign, disturbCluster } from './disturb-cluster.ts';
import { outageLines } from './figures.ts';
import { patroniProgram } from './node.ts';
import { readHaPlan } from './plan.ts';
import { poolerProgram, readPoolerVersion } from './pooler.ts';

const plan = readHaPlan(process.env);
const servers = 3;

const binaries = findPostgresPrograms();
const reason =
  missing(patroniProgram, 'etcd', 'haproxy', poolerProgram) ??
  (binaries === undefined ? 'PostgreSQL of the machine not installed.' : undefined);

// The seed is in the title, so that it is printed with whatever fails.
describe(`after ${plan.actions.length} disturbances of a cluster under load (DRILL_SEED=${plan.seed} replays them)`, () => {
  let cluster: Cluster | undefined;
  let system: System | undefined;
  let evidence: Evidence;
  let campaign: Campaign;
  let lostProbes: string[];

  beforeAll(async () => {
    if (reason !== undefined || binaries === undefined) return;
    const pooler = readPoolerVersion();
    console.log(`PgBouncer ${pooler.version}, prepared statements: ${pooler.isPrepared}`);
    cluster = await Cluster.start(binaries);
    const whole = cluster;
    const { databaseUrl, pooledUrl } = whole;
    system = await openSystemOn({
      seed: plan.seed,
      count: servers,
      database: { url: databaseUrl, drop: () => Promise.resolve() },
      env: {
        DATABASE_URL: pooledUrl,
        DATABASE_POOLING: 'transaction',
        DATABASE_PREPARED_STATEMENTS: pooler.isPrepared ? '1' : '0',
      },
    });
    const opened = system;
    const say = (line: string): void => console.log(line);
    evidence = await runDrill(
      plan,
      opened,
      async (world, database, onDisturbance) => {
        const target = { cluster: whole, servers: opened.servers, onDisturbance, say };
        campaign = await disturbCluster(plan, world, database, target);
      },
      say,
    );
    lostProbes = await findLost(databaseUrl, campaign.probe.invoiceIds);
    report();
  });
  afterAll(async () => {
    await system?.close();
    await cluster?.close();
  });
  beforeEach(({ skip }) => skip(reason !== undefined, reason));

  function report(): void {
    for (const line of outageLines(campaign)) console.log(line);
    const { lives, tally } = evidence.world;
    console.log(
      `${lives.length} payments and ${campaign.probe.invoiceIds.length} forms of the probe were acknowledged; ${JSON.stringify(tally)}`,
    );
  }

  // RUN-541
  test('every disturbance happened, and payments went on', () => {
    expect(evidence.disturbances.map(({ what }) => what)).toEqual(
      plan.actions.map(({ what }) => what),
    );
    expect(evidence.world.lives.length).toBeGreaterThan(plan.actions.length);
  });

  // RUN-541
  test('no caller was refused, or got another response the second time', () => {
    expect(evidence.world.faults).toEqual([]);
  });

  // RUN-541
  test('nothing that was acknowledged is lost or doubled', () => {
    expect(lostProbes).toEqual([]);
    expect(checkAcknowledged(evidence)).toEqual([]);
    expect(checkEndings(evidence)).toEqual([]);
    expect(checkDecisions(evidence)).toEqual([]);
    expect(checkLines(evidence)).toEqual([]);
  });

  // RUN-541
  test('each currency comes to zero, and money moved once and only where it should', () => {
    expect(evidence.broken).toEqual([]);
    expect(checkBookings(evidence)).toEqual([]);
    expect(checkBalances(evidence)).toEqual([]);
    expect(checkProvider(evidence)).toEqual([]);
  });

  // RUN-541
  test('merchants received every status, in order, unchanged', () => {
    expect(checkReceived(evidence)).toEqual([]);
  });

  test('no job is stuck, and no server ended by itself', () => {
    expect(evidence.stuck).toEqual([]);
    expect(system?.servers.flatMap((server) => server.endedAlone)).toEqual([]);
    expect(evidence.exitCodes).toEqual(Array.from({ length: servers }, () => 0));
  });

  test('the servers logged no error but that their database was away', () => {
    expect(checkErrors(evidence)).toEqual([]);
  });
});

/** Invoices of the probe that were acknowledged and are not there. */
async function findLost(databaseUrl: string, invoiceIds: readonly string[]): Promise<string[]> {
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://', isMigrated: false });
  try {
    const rows = await database.query((tx) =>
      tx.execute<{ id: string }>(
        sql`select id from invoice where merchant_invoice_id like 'probe-%'`,
      ),
    );
    const kept = new Set(rows.map(({ id }) => id));
    return invoiceIds.filter((id) => !kept.has(id));
  } finally {
    await database.close();
  }
}
