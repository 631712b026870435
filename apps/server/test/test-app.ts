import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import type { ServerContext } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import type { Replica } from '../src/db/replica.ts';
import { demoLogins, insertDemoPeople } from '@tiyin/demo/demo-people';
import { type DemoShop, insertDemoShops } from '@tiyin/demo/demo-shop';
import type { BuiltApps } from '../src/http/built-apps.ts';
import { createCallCaps } from '../src/jobs/call-caps.ts';
import { beginNextCall, runNextJob } from '../src/background/due-jobs.ts';
import type { SendMail } from '../src/mail/send-mail.ts';
import type { CallOut } from '../src/outside/call-out.ts';
import { signInPolicy } from '../src/db/schema.ts';
import { createIdentityProvider } from '../src/identity-provider/identity-provider.ts';
import { createSecrets } from '../src/secrets/secrets.ts';
import { cheapHash } from './cheap-hash.ts';
import { ManualClock } from './manual-clock.ts';
import { openTestDatabase } from './test-database.ts';

/** A whole server without a port: requests come by `app.inject`, time by `clock`, jobs by `runDueJobs`. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly context: ServerContext;
  readonly clock: ManualClock;
  /** The demo merchants; the first is the one of the demo staff and of the demo key. */
  readonly shops: readonly [DemoShop, ...DemoShop[]];
  /** The lines that the server logged as errors: what it could not foresee. */
  readonly loggedErrors: readonly string[];
  /** Does the jobs that are due by the clock, and those that these make due. */
  readonly runDueJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The host that tests call, so that an Origin can be the same or another. */
export const testHost = 'tiyin.test';

/** The configuration of the tests: a demo without invoices. */
export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: 'memory://',
  databaseUrl: undefined,
  pooling: { mode: 'session', isPrepared: true },
  replica: undefined,
  isDemo: true,
  demoInvoices: 0,
  publicUrl: `http://${testHost}`,
  backofficeOrigin: undefined,
  payformOrigin: undefined,
  supportUrl: 'https://help.example/desk?of=tiyin&lang=en',
  mail: {
    host: 'mail.example',
    port: 465,
    isTlsFromStart: true,
    isPlainAllowed: false,
    login: undefined,
    from: { address: 'alerts@tiyin.test', name: 'Tiyin' },
  },
  trustedProxies: [],
  providerNetworks: [],
  httpLimits: { requestTimeoutMs: 15_000, headersTimeoutMs: 10_000, maxConnections: 2000 },
  process: {
    role: 'all',
    drainMs: 0,
    migratesAtStart: true,
    management: undefined,
    callsOut: true,
    isTraced: false,
    logLevel: 'info',
  },
  isProduction: false,
  secret: undefined,
  nextSecret: undefined,
  oidc: undefined,
  hasPasswordSignIn: true,
  oidcReportDays: 30,
};

type TestAppOptions = {
  /** False where a test sends more requests than a person would. */
  readonly isRateLimited?: boolean;
  /** Overrides of `testConfig`. */
  readonly config?: Partial<Config>;
  readonly apps?: BuiltApps;
  /** Opens a replica of its database; without it there is none. */
  readonly openReplica?: (database: Database) => Promise<Replica>;
  /** Whether its database is opened by a role that changes no schema (RUN-580). */
  readonly isOfServerRole?: boolean;
  /** Calls merchants' addresses; by default none is called and all calls succeed. */
  readonly callOut?: CallOut;
  /** Sends e-mails; by default none is sent and all are accepted. */
  readonly sendMail?: SendMail;
};

/**
 * Opens a server on a database of its own, with the demo's people and shops and no invoice yet.
 */
export async function openTestApp({
  isRateLimited = true,
  config,
  apps,
  openReplica,
  isOfServerRole = false,
  callOut = () => Promise.resolve({ statusCode: 204, text: '' }),
  sendMail = () => Promise.resolve({ reply: '250 OK' }),
}: TestAppOptions = {}): Promise<TestApp> {
  const clock = new ManualClock();
  const loggedErrors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => loggedErrors.push(line) });
  const database = await openTestDatabase({ isOfServerRole });
  const secrets = createSecrets(Buffer.alloc(32, 'test'));
  const context: ServerContext = {
    config: { ...testConfig, ...config },
    database,
    replica: await openReplica?.(database),
    clock,
    secrets,
    logger,
    callOut,
    callProvider: callOut,
    sendMail,
    identityProvider: config?.oidc && createIdentityProvider(config.oidc, clock),
  };
  const shops = await insertDemo(context);
  const app = await createApp(context, { isRateLimited, ...(apps && { apps }) });
  return {
    app,
    context,
    clock,
    shops,
    loggedErrors,
    runDueJobs: async () => {
      while ((await runNextJob(context)) || (await runNextCall(context)));
    },
    close: async () => {
      await app.close();
      await context.replica?.close();
      await database.close();
    },
  };
}

/** Sessions last as long as they may, so that tests can advance the clock: see `session-end.test.ts` for their end. */
const patientPolicy = {
  idleMinutes: 24 * 60,
  sessionHours: 12,
  needsSecondFactor: false,
  version: 1,
};

const demoHashes = new Map(
  demoLogins.map(({ username, password }) => [username, cheapHash(password)]),
);

async function insertDemo({ database, secrets, clock }: ServerContext): Promise<TestApp['shops']> {
  return database.transaction(async (tx) => {
    const [first, ...others] = await insertDemoShops(tx, secrets, clock.now());
    if (!first) throw new Error('there is no first demo merchant');
    await insertDemoPeople(tx, first.merchantId, demoHashes);
    await tx.insert(signInPolicy).values(patientPolicy);
    return [first, ...others];
  });
}

/** Does one due call and its recording; says whether there was one. */
export async function runNextCall(context: ServerContext): Promise<boolean> {
  for (const lane of ['payout', 'call'] as const) {
    const begun = await beginNextCall(context, { lane, caps: createCallCaps(1) });
    await begun?.end;
    if (begun) return true;
  }
  return false;
}
