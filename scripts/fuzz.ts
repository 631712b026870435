// npm run fuzz: invented requests to every operation, on a PostgreSQL of its own; FUZZ_REQUESTS and FUZZ_SEED.
import { command, CommandError, pinnedNode, root } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';
import { runInForeground } from './foreground.mjs';
import { fuzzRuns } from './fuzz-runs.ts';
import { startPostgres } from './postgres.ts';
import { operations } from '@tiyin/api/operations';

const ending = endRequested();

await command(async () => {
  const { FUZZ_REQUESTS: requests = '1000000', FUZZ_SEED: seed = '20261120' } = process.env;
  const runs = fuzzRuns(requests, operations.length);
  if (runs === undefined || !/^\d{1,9}$/.test(seed)) {
    throw new CommandError('FUZZ_REQUESTS and FUZZ_SEED are whole numbers.');
  }
  console.log(
    `${runs} requests of each of 2 kinds to ${operations.length} operations, seed ${seed}`,
  );
  const { url, stop } = await startPostgres();
  try {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];
    const options = ['--testTimeout', '0', '--hookTimeout', '0', 'test/harness/fuzz'];
    return await runInForeground(pinnedNode, [...vitest, ...options], {
      cwd: root,
      env: {
        ...process.env,
        TIYIN_FUZZ_RUNS: String(runs),
        TIYIN_FUZZ_SEED: seed,
        TIYIN_FUZZ_REPORTS: '1',
        TIYIN_TEST_DATABASE_URL: url,
      },
      ending,
    });
  } finally {
    await stop();
  }
});
