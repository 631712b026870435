import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import { explainLoss, openDatabase } from './db/database.ts';
import { fillDemoData } from './demo/demo-data.ts';
import { requireSameSecret } from './db/installation.ts';
import { addDemoProvider, describeDemoProvider } from './demo/demo-provider.ts';
import { loadBuiltFaces } from './http/built-faces.ts';
import { createSweeper } from './jobs/sweep.ts';
import { createJobWorker } from './jobs/worker.ts';
import { explainListenFailure } from './lifecycle/explain-failure.ts';
import { settlePort } from './lifecycle/settle-port.ts';
import { Closing, endOnSignals } from './lifecycle/shutdown.ts';
import { StartupError } from './lifecycle/startup-error.ts';
import { tellProgress } from './lifecycle/tell-progress.ts';
import { welcome } from './lifecycle/welcome.ts';
import { openLog } from './logging.ts';
import { createCallOut } from './outside/call-out.ts';
import { createTallyFolder } from './payments/tallies/fold-tallies.ts';
import { loadSecret } from './secrets/secret-file.ts';
import { createSecrets } from './secrets/secrets.ts';

const closing = new Closing();
/** A great demo takes minutes: whoever waits sees how far it is. */
const demoProgress = tellProgress('Invoices of the demo', console.log);

await start().catch(endStart);

/** Ends a start that failed; one that was told to end meanwhile is being ended already. */
async function endStart(error: unknown): Promise<void> {
  if (closing.isClosing) return;
  if (!(error instanceof StartupError)) throw error;
  await closing.close((step, failure) => console.error(`${step} could not be closed:`, failure));
  console.error(error.message);
  process.exit(1);
}

/** Composes the server, and answers requests and does jobs until it is told to end. */
async function start(): Promise<void> {
  const config = await settlePort(readConfig(process.env, process.cwd()));
  const logger = openLog(config);
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the server broke');
    process.exit(1);
  });
  endOnSignals(() =>
    closing.close((step, error) => logger.error({ err: error, step }, 'a part did not close')),
  );

  await serve(config, logger).catch((error: unknown) => {
    throw explainLoss(config, error);
  });
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const faces = await loadBuiltFaces();
  const secrets = createSecrets(loadSecret(config));
  const database = await openDatabase(config);
  closing.add('database', database.close);
  await database.transaction((tx) => requireSameSecret(tx, secrets));
  const callOut = createCallOut({ isPrivateAllowed: config.isDemo });
  const context: ServerContext = {
    config,
    database,
    clock: systemClock,
    secrets,
    logger,
    callOut,
  };
  const demo = config.isDemo ? await fillDemoData(context, demoProgress) : undefined;
  const demoProvider = config.isDemo ? await addDemoProvider(context, process.env) : undefined;

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

  if (demo) console.log(welcome(config, demo, (await demo.createFreshForm()).url));
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
