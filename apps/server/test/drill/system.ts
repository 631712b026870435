import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { type DrillDatabase, createDrillDatabase } from './drill-database.ts';
import type { Plan } from './plan.ts';
import { type DrillProvider, openProvider } from './provider.ts';
import { SupervisedServer } from './supervised-server.ts';

/** The system under test: servers on one database. */
export type System = {
  readonly servers: readonly SupervisedServer[];
  /** Address of the database, for a superuser. */
  readonly databaseUrl: string;
  /** The secret that the servers begin with, in base64. */
  readonly secret: string;
  /** A provider that the servers call, and that calls them. */
  readonly provider: DrillProvider;
  /** Sends it to a server. */
  readonly providerEnv: NodeJS.ProcessEnv;
  /** Leaves nothing behind, wherever the drill broke off. */
  readonly close: () => Promise<void>;
};

/**
 * Opens a system with as many servers as the plan kills. None is started yet.
 * @param postgres address of a superuser
 */
export async function openSystem(plan: Plan, postgres: string): Promise<System> {
  const database = await createDrillDatabase(postgres);
  return openSystemOn({ seed: plan.seed, count: plan.kills.length, database });
}

type Options = Pick<Plan, 'seed'> & {
  /** How many servers there are. */
  readonly count: number;
  readonly database: DrillDatabase;
  /** Further variables of the servers, such as another address of the same database. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The same on a database that is there. */
export async function openSystemOn({ seed, count, database, env = {} }: Options): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'tiyin-drill-'));
  const ofProvider = `whsec_${randomBytes(32).toString('base64')}`;
  const provider = await openProvider(ofProvider, seed);
  const providerEnv = {
    TIYIN_DEMO_PROVIDER_URL: provider.url,
    TIYIN_DEMO_PROVIDER_SECRET: ofProvider,
  };
  const secret = randomBytes(32).toString('base64');
  const ofServers = { ...providerEnv, DATABASE_URL: database.url, TIYIN_SECRET: secret, ...env };
  const servers = await openServers(count, folder, ofServers);
  // After an aborted drill, no server is started again.
  process.once('disconnect', () => process.exit(1));
  return {
    servers,
    databaseUrl: database.url,
    secret,
    provider,
    providerEnv,
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await provider.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openServers(
  count: number,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<SupervisedServer[]> {
  const shared = {
    ...env,
    TIYIN_DEMO: '1',
    // Enough for merchants to have something to pay out of.
    TIYIN_DEMO_INVOICES: '200',
    // Each customer has an address of their own.
    TIYIN_TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_URL: 'https://pay.test',
  };
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  return ports.map(
    (port, index) =>
      new SupervisedServer(port, { ...shared, TIYIN_DATA_DIR: join(folder, `server-${index}`) }),
  );
}
