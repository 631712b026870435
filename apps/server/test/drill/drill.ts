import { addDemoProvider } from '@tiyin/demo/demo-provider';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { createSecrets } from '../../src/secrets/secrets.ts';
import { type Arrival, openCallbackInbox } from './callback-inbox.ts';
import { findBroken } from './checks/check-invariants.ts';
import { type InvoiceFacts, readInvoiceFacts } from './checks/invoice-facts.ts';
import { type KeptCallback, readCallbacks } from './checks/kept-callbacks.ts';
import { type KeptEvent, readEndpointEvents } from './checks/kept-endpoints.ts';
import { countDeadlocks } from './checks/deadlocks.ts';
import { type KeptPayout, readPayouts } from './checks/kept-payouts.ts';
import { stuckJobs } from './checks/stuck-jobs.ts';
import type { Disturbance } from './disturb.ts';
import { addEndpoints } from './endpoints.ts';
import { startLoad } from './load.ts';
import { emptyTally } from './persistent-client.ts';
import type { Plan } from './plan.ts';
import type { ProviderPayout } from './provider.ts';
import { randomOf } from './random.ts';
import { inTime, waitForRest } from './rest.ts';
import { findShops, balancesMoved } from './shops.ts';
import {
  type Effect,
  type KeptApproval,
  readApprovals,
  readEffects,
} from './checks/kept-approvals.ts';
import { type KeptDay, readClosedDays } from './checks/kept-days.ts';
import { type KeptLine, readLines } from './checks/kept-lines.ts';
import { type KeptSending, readSendings } from './checks/kept-sendings.ts';
import { prepareStaff, signInAll } from './people.ts';
import { moveMoney, startStaff } from './staff.ts';
import type { System } from './system.ts';
import type { World } from './world.ts';

/** The evidence after a drill, when its servers have ended. */
export type Evidence = {
  readonly world: World;
  readonly disturbances: readonly Disturbance[];
  /** The callbacks that came to the merchants, in order. */
  readonly arrivals: readonly Arrival[];
  /** The webhooks that came to their endpoints, in order, and the events that these had to get. */
  readonly atEndpoints: readonly Arrival[];
  readonly endpointEvents: readonly KeptEvent[];
  /** How far the drill moved the merchants' balances, by their ids. */
  readonly moved: ReadonlyMap<number, bigint>;
  /** The invoices that the drill made, by their ids. */
  readonly invoices: ReadonlyMap<string, InvoiceFacts>;
  /** The payouts that left by the http provider: as Tiyin keeps them, and as the provider does, by their ids. */
  readonly payouts: readonly KeptPayout[];
  readonly providerPayouts: ReadonlyMap<string, ProviderPayout>;
  readonly callbacks: readonly KeptCallback[];
  /** The approvals of bookings, refunds, returns and movements that staff requested, and the changes that were made. */
  readonly approvals: readonly KeptApproval[];
  readonly effects: readonly Effect[];
  /** The lines of the account's statements. */
  readonly lines: readonly KeptLine[];
  /** The closed days of accounts, and the sendings of reports that were due. */
  readonly closedDays: readonly KeptDay[];
  readonly sendings: readonly KeptSending[];
  /** The reports that came to their receiver, in order. */
  readonly atReports: readonly Arrival[];
  readonly broken: readonly string[];
  readonly stuck: readonly string[];
  /** How often the database found transactions that wait for each other in a ring. */
  readonly deadlocks: number;
  /** The exit codes of the servers after an orderly stop. */
  readonly exitCodes: readonly (number | null | undefined)[];
  readonly logs: readonly string[];
};

/** The disturbances while people pay; it resolves when all of them are over. */
export type Disturb = (
  world: World,
  database: Database,
  onDisturbance: (disturbance: Disturbance) => void,
) => Promise<void>;

/**
 * Runs a drill: people live payments through the servers, these are disturbed, and in the end it is
 * waited until everything has come to rest.
 * @param say hears how it goes, a line at a time
 */
export async function runDrill(
  plan: DrillPlan,
  { servers, databaseUrl, provider, providerEnv }: System,
  disturb: Disturb,
  say: (line: string) => void,
): Promise<Evidence> {
  // At once, on an empty database: one of them migrates and fills it.
  for (const server of servers) server.start();
  await Promise.all(servers.map((server) => server.ready()));
  const database = await openDatabase({ databaseUrl, dataDir: 'memory://' });
  const inbox = await openCallbackInbox(randomOf(plan.seed, 'inbox'));
  try {
    const world = await openWorld(plan, { servers, provider, providerEnv }, database, inbox.url);
    const staff = await startStaff(world, database);
    const disturbances = await liveAndDisturb({ world, database, disturb, say });
    await staff.stop();
    await waitForRest(database, { patienceMs: plan.patienceMs, say });
    const endings = await Promise.all(servers.map((server) => server.stop()));
    return {
      world,
      disturbances,
      arrivals: inbox.arrivals,
      atEndpoints: inbox.atEndpoints,
      atReports: inbox.atReports,
      ...(await readDatabase(database)),
      providerPayouts: provider.payouts,
      exitCodes: endings.map((ending) => ending?.code),
      logs: await Promise.all(servers.map((server) => server.log())),
    };
  } finally {
    await inbox.close();
    await database.close();
  }
}

/** The part of a plan that the people of a drill follow. */
type DrillPlan = Pick<Plan, 'seed'> & Pick<World, 'patienceMs'>;

/** The people, shops and sessions of a drill, on servers that answer. */
export async function openWorld(
  { seed, patienceMs }: DrillPlan,
  { servers, provider, providerEnv }: Pick<System, 'servers' | 'provider' | 'providerEnv'>,
  database: Database,
  callbackUrl: string,
): Promise<World> {
  // The servers have added the provider already: no secret is encrypted here.
  const secrets = createSecrets(Buffer.alloc(32, 'drill'));
  const added = await addDemoProvider({ database, secrets }, providerEnv);
  if (!added) throw new Error('the demo has no provider');
  provider.connect(servers, added.providerId);
  const { accountId } = added;
  await database.transaction((tx) =>
    moveMoney(tx, { accountId, direction: 'TOP_UP', amount: 100_000_000_000n }),
  );
  const shops = await database.transaction((tx) => findShops(tx, provider, added));
  await database.transaction(prepareStaff);
  const sessions = await signInAll(servers);
  const lists = { lives: [], decisions: [], lines: [], closedDays: [], dueReports: [], faults: [] };
  const closing = new AbortController();
  const tally = emptyTally();
  const world = { seed, patienceMs, servers, shops, callbackUrl, tally, closing, sessions };
  await addEndpoints({ ...world, ...lists });
  return { ...world, ...lists };
}

type Target = {
  readonly world: World;
  readonly database: Database;
  readonly disturb: Disturb;
  readonly say: (line: string) => void;
};

/** Resolves when the plan is done and every life was watched to its end, or to the end of patience. */
async function liveAndDisturb({ world, database, disturb, say }: Target): Promise<Disturbance[]> {
  const disturbances: Disturbance[] = [];
  const load = startLoad(world);
  const sum = (): string =>
    [
      `${disturbances.length} disturbances`,
      `${world.lives.length} lives, ${load.underWay()} of them under way`,
      JSON.stringify(world.tally),
    ].join(', ');
  const onDisturbance = (disturbance: Disturbance): void => {
    disturbances.push(disturbance);
    if (disturbances.length % 10 === 0) say(sum());
  };
  await disturb(world, database, onDisturbance);
  await load.stop();
  say(`${sum()}; now waiting for the last to end`);
  if (!(await inTime(load.watched()))) world.closing.abort();
  return disturbances;
}

async function readDatabase(database: Database) {
  return database.transaction(async (tx) => {
    const invoices = await readInvoiceFacts(tx);
    return {
      moved: await balancesMoved(tx),
      payouts: await readPayouts(tx),
      invoices: new Map(invoices.map((row) => [row.id, row])),
      callbacks: await readCallbacks(tx),
      endpointEvents: await readEndpointEvents(tx),
      approvals: await readApprovals(tx),
      effects: await readEffects(tx),
      lines: await readLines(tx),
      closedDays: await readClosedDays(tx),
      sendings: await readSendings(tx),
      broken: await findBroken(tx),
      stuck: await stuckJobs(tx),
      deadlocks: await countDeadlocks(tx),
    };
  });
}
