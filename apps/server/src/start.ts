import type { Server } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { withRole } from './config/read-process.ts';
import type { ServerContext } from './context.ts';
import { explainLoss, openDatabase } from './db/database.ts';
import { openReplica, type Replica } from './db/replica.ts';
import { withoutLimits } from './db/without-limits.ts';
import { requireSameSecret } from './db/installation.ts';
import { loadBuiltApps } from './http/built-apps.ts';
import { keyStoredHashes } from './idempotency/key-stored-hashes.ts';
import { createSecretFollower } from './background/follow-secret.ts';
import { startBackgroundWork } from './lifecycle/background-work.ts';
import { createCallers } from './lifecycle/create-callers.ts';
import { type Drain, createDrain } from './lifecycle/drain.ts';
import { listen, listenForManagement } from './lifecycle/listen.ts';
import { recordRelease } from './lifecycle/record-release.ts';
import { retryOnLostConnection } from './lifecycle/retry-lost.ts';
import { runningRelease } from './lifecycle/running-release.ts';
import { settlePort } from './lifecycle/settle-port.ts';
import type { Closing } from './lifecycle/shutdown.ts';
import { type DatabaseAway, StartupError } from './errors/startup-error.ts';
import { openLog } from './logging.ts';
import { warnOfClock } from './management/clock-difference.ts';
import { createManagement } from './management/listener.ts';
import { loadSecret } from './secrets/secret-file.ts';
import { createSecrets } from './secrets/secrets.ts';
import { createIdentityProvider } from './identity-provider/identity-provider.ts';
import { requireMappedRoles } from './staff/oidc/grant-of-groups.ts';
import { prepareRoles } from './staff/roles/prepare-roles.ts';

/** Runs a step again while the connection to the database is lost. */
type Retry = <Result>(step: () => Promise<Result>) => Promise<Result>;

/**
 * Fills the database before the server listens; the result is called once it does. The demo is a program
 * above this one, so it is passed in.
 */
export type PrepareDemo = (context: ServerContext, retry: Retry) => Promise<() => Promise<void>>;

/** Loads the demo, which is not loaded where TIYIN_DEMO is off. */
type LoadDemo = () => Promise<PrepareDemo>;

/**
 * Starts the server, which serves requests and runs jobs until it is stopped. A failure becomes one
 * sentence and exit code 1.
 * @param closing receives each opened part
 * @param loadDemo of a program that includes the demo
 * @param role instead of TIYIN_ROLE
 */
export async function start(closing: Closing, loadDemo?: LoadDemo, role?: string): Promise<void> {
  try {
    await startOnPort(closing, loadDemo, role);
  } catch (error) {
    // Failures while the server ends may be caused by the end.
    if (closing.isClosing) return;
    if (!(error instanceof StartupError)) throw error;
    await closing.close();
    console.error(error.message);
    process.exit(1);
  }
}

async function startOnPort(
  closing: Closing,
  loadDemo: LoadDemo | undefined,
  role: string | undefined,
): Promise<void> {
  const config = await settlePort(readConfig(withRole(process.env, role), process.cwd()));
  const logger = openLog(config);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the server broke');
    process.exit(1);
  });
  closing.reportTo((step, error) => logger.error({ err: error, step }, 'a part did not close'));

  if (config.process.isTraced) {
    // Loaded only here: its many files would slow down every start.
    const { startTracing } = await import('./tracing/open-telemetry.ts');
    closing.add('traces', startTracing(config.process));
  }
  await serve(config, logger, closing, await findDemo(config, loadDemo));
}

async function findDemo(
  { isDemo }: Config,
  loadDemo: LoadDemo | undefined,
): Promise<PrepareDemo | undefined> {
  if (!isDemo) return undefined;
  if (loadDemo) return loadDemo();
  throw new StartupError(
    'TIYIN_DEMO is 1, and this program has no demo: start apps/demo/src/main.ts, or set TIYIN_DEMO to 0.',
  );
}

async function serve(
  config: Config,
  logger: Logger,
  closing: Closing,
  prepareDemo: PrepareDemo | undefined,
): Promise<void> {
  const secrets = createSecrets(loadSecret(config), config.nextSecret);
  const retry = {
    explain: (error: unknown) => explainLoss(config, error),
    onLoss: ({ message }: DatabaseAway) =>
      logger.warn({ reason: message }, 'the start waits for the database'),
  };
  const place = { ...config, isMigrated: config.process.migratesAtStart };
  const database = await retryOnLostConnection(() => openDatabase(place), {
    ...retry,
    wasReached: false,
  });
  const patiently: Retry = (step) => retryOnLostConnection(step, { ...retry, wasReached: true });
  closing.add('database', database.close);
  const unhurried = withoutLimits(database);
  await patiently(() => unhurried.transaction((tx) => requireSameSecret(tx, secrets)));
  await patiently(() => keyStoredHashes(unhurried, secrets));
  await patiently(() => unhurried.transaction(prepareRoles));
  const release = await runningRelease(process.argv[1] ?? '');
  await patiently(() =>
    unhurried.transaction((tx) => recordRelease(tx, release, systemClock.now())),
  );
  const { oidc } = config;
  const replica = openConfiguredReplica(config, logger);
  if (replica) closing.add('replica', replica.close);
  const context: ServerContext = {
    config,
    database,
    replica,
    clock: systemClock,
    secrets,
    logger,
    ...createCallers(config),
    identityProvider: oidc && createIdentityProvider(oidc, systemClock),
  };
  const announceDemo = await prepareDemo?.({ ...context, database: unhurried }, patiently);
  await patiently(() => unhurried.transaction((tx) => requireMappedRoles(tx, oidc)));
  await patiently(() => warnOfClock(context));

  const drain = createDrain(config.process.drainMs);
  await listenAs(config.process, context, { closing, drain, patiently });
  await announceDemo?.();
}

function openConfiguredReplica(
  { databaseUrl, pooling, replica }: Config,
  logger: Logger,
): Replica | undefined {
  if (replica === undefined || databaseUrl === undefined) return undefined;
  return openReplica({ ...replica, primaryUrl: databaseUrl, pooling }, (isFresh) => {
    if (isFresh) logger.info('lists, files and statistics are read from the replica');
    else logger.warn('the replica is away or too far behind: the primary is read instead');
  });
}

type Ending = { readonly closing: Closing; readonly drain: Drain; readonly patiently: Retry };

/** Starts what the role of the process has to do (RUN-441). */
async function listenAs(
  { role, management, drainMs, callsOut }: Config['process'],
  context: ServerContext,
  { closing, drain, patiently }: Ending,
): Promise<void> {
  const { clock, config, database, logger } = context;
  const isDraining = drain.isUnderWay;
  let server: Server | undefined;
  if (role !== 'jobs') {
    const app = await createApp(context, { apps: await loadBuiltApps(), draining: drain });
    ({ server } = app);
    closing.add('http', () => app.close());
    await listen(app, config);
  }
  // A signal that came meanwhile has closed the database.
  if (closing.isClosing) return;
  if (role !== 'web') {
    await startBackgroundWork(context, closing, patiently);
    if (closing.isClosing) return;
  }
  const follower = createSecretFollower(context);
  follower.start();
  closing.add('secret', () => follower.stop());
  closing.add('requests', () => drain.run(server), drainMs);
  if (management) {
    const { lacksSecret } = follower;
    const watched = { clock, database, logger, isDraining, lacksSecret };
    await listenForManagement(createManagement(watched), management);
  }
  const settings = { management: management ?? null, outgoing: callsOut ? 'on' : 'off' };
  logger.info(settings, 'the server is ready');
}
