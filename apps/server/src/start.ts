import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import { explainLoss, openDatabase } from './db/database.ts';
import { fillDemoData } from './demo/demo-data.ts';
import { withoutLimits } from './db/without-limits.ts';
import { requireSameSecret } from './db/installation.ts';
import { addDemoProvider, describeDemoProvider } from './demo/demo-provider.ts';
import { loadBuiltFaces } from './http/built-faces.ts';
import { keyStoredHashes } from './idempotency/key-stored-hashes.ts';
import { createSweeper } from './background/sweep.ts';
import { createJobWorker } from './background/worker.ts';
import { explainListenFailure } from './lifecycle/explain-listen-failure.ts';
import { retryLost } from './lifecycle/retry-lost.ts';
import { settlePort } from './lifecycle/settle-port.ts';
import type { Closing } from './lifecycle/shutdown.ts';
import { type DatabaseAway, StartupError } from './errors/startup-error.ts';
import { tellProgress } from './lifecycle/tell-progress.ts';
import { welcome } from './lifecycle/welcome.ts';
import { openLog } from './logging.ts';
import { anyAddress, providerAddresses, publicAddresses } from './outside/address-rules.ts';
import { createCallOut } from './outside/call-out.ts';
import { createTallyFolder } from './payments/tallies/fold-tallies.ts';
import { loadSecret } from './secrets/secret-file.ts';
import { createSecrets } from './secrets/secrets.ts';

/** A demo with many invoices takes minutes to fill: the person who started it sees the progress. */
const demoProgress = tellProgress('Invoices of the demo', console.log);

/**
 * Starts the server, which answers requests and does jobs until it is told to end. A failure becomes one
 * sentence and exit code 1.
 * @param closing takes each part that was opened
 */
export async function start(closing: Closing): Promise<void> {
  try {
    await startOnPort(closing);
  } catch (error) {
    // What fails while the server ends may fail because of it.
    if (closing.isClosing) return;
    if (!(error instanceof StartupError)) throw error;
    await closing.close();
    console.error(error.message);
    process.exit(1);
  }
}

async function startOnPort(closing: Closing): Promise<void> {
  const config = await settlePort(readConfig(process.env, process.cwd()));
  const logger = openLog(config);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the server broke');
    process.exit(1);
  });
  closing.reportTo((step, error) => logger.error({ err: error, step }, 'a part did not close'));

  await serve(config, logger, closing);
}

async function serve(config: Config, logger: Logger, closing: Closing): Promise<void> {
  const faces = await loadBuiltFaces();
  const secrets = createSecrets(loadSecret(config));
  const retry = {
    explain: (error: unknown) => explainLoss(config, error),
    onLoss: ({ message }: DatabaseAway) =>
      logger.warn({ reason: message }, 'the start waits for the database'),
  };
  const database = await retryLost(() => openDatabase(config), { ...retry, wasReached: false });
  const patiently = <Result>(step: () => Promise<Result>): Promise<Result> =>
    retryLost(step, { ...retry, wasReached: true });
  closing.add('database', database.close);
  const unhurried = withoutLimits(database);
  await patiently(() => unhurried.transaction((tx) => requireSameSecret(tx, secrets)));
  await patiently(() => keyStoredHashes(unhurried, secrets));
  const { isDemo, providerNetworks } = config;
  const context: ServerContext = {
    config,
    database,
    clock: systemClock,
    secrets,
    logger,
    callOut: createCallOut({ isAllowed: isDemo ? anyAddress : publicAddresses }),
    callProvider: createCallOut({
      isAllowed: isDemo ? anyAddress : providerAddresses(providerNetworks),
    }),
  };
  const demo = config.isDemo
    ? await patiently(() => fillDemoData({ ...context, database: unhurried }, demoProgress))
    : undefined;
  const demoProvider = config.isDemo
    ? await patiently(() => addDemoProvider({ ...context, database: unhurried }, process.env))
    : undefined;

  const app = await createApp(context, { faces });
  closing.add('http', () => app.close());
  await listen(app, config);
  const jobs = createJobWorker(context);
  jobs.start();
  closing.add('jobs', () => jobs.stop());
  const sweeper = createSweeper(context);
  sweeper.start();
  closing.add('sweeper', () => sweeper.stop());
  const tallies = createTallyFolder(context);
  tallies.start();
  closing.add('tallies', () => tallies.stop());

  if (demo) {
    const { url } = await patiently(demo.createFreshForm);
    console.log(welcome(config, demo, url));
  }
  if (demoProvider) console.log(describeDemoProvider(demoProvider));
}

async function listen(
  app: Awaited<ReturnType<typeof createApp>>,
  { host, port }: ServerContext['config'],
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListenFailure(error, host, port);
  }
}
