// The server of the measurements, in a process of its own: all of main.ts that deposits and lists go through.
// Left out are the pages and the rate limits, and without BENCH_CALLS what calls merchants' servers: callbacks are
// written and queued, and stay there.
import { createApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/clock.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { createBalanceFolder } from '../apps/server/src/background/fold-balances.ts';
import { createDueJobs, createJobWorker } from '../apps/server/src/background/worker.ts';
import { openLog } from '../apps/server/src/logging.ts';
import { anyAddress, publicAddresses } from '../apps/server/src/outside/address-rules.ts';
import { createCallOut } from '../apps/server/src/outside/call-out.ts';
import { createTallyFolder } from '../apps/server/src/payments/tallies/fold-tallies.ts';
import { loadSecret } from '../apps/server/src/secrets/secret-file.ts';
import { createSecrets } from '../apps/server/src/secrets/secrets.ts';
import { sendNothing } from '../apps/server/src/mail/send-mail.ts';
import { watchQueries } from '../apps/server/test/query-log.ts';

const isCalling = process.env['BENCH_CALLS'] === '1';
const config = readConfig(process.env, process.cwd());
let roundTrips = 0;
watchQueries((_, isRoundTrip) => {
  if (isRoundTrip) roundTrips += 1;
});
const database = await openDatabase(config);
const context = {
  config,
  database,
  clock: systemClock,
  secrets: createSecrets(loadSecret(config)),
  logger: openLog(config),
  callOut: createCallOut({
    isAllowed: isCalling ? anyAddress : publicAddresses,
    isKeptOpen: true,
  }),
  callProvider: createCallOut({ isAllowed: publicAddresses }),
  sendMail: sendNothing('no_mail_server'),
  identityProvider: undefined,
};
const app = await createApp(context, { isRateLimited: false });
const url = await app.listen({ host: config.host, port: config.port });
const jobs = (isCalling ? createJobWorker : createDueJobs)(context);
jobs.start();
const tallies = createTallyFolder(context);
tallies.start();
const balances = createBalanceFolder(context);
balances.start();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMs: (user + system) / 1000,
    roundTrips,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  });
});
process.once('disconnect', () => {
  void jobs
    .stop()
    .then(() => tallies.stop())
    .then(() => balances.stop())
    .then(() => app.close())
    .then(() => database.close());
});
process.send?.({ url });
