// npm run rolling: three servers behind nginx are restarted one by one under requests, on a PostgreSQL of their own.
import { command, pinnedNode, root } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';
import { runInForeground } from './foreground.mjs';
import { startOwnPostgres } from './postgres.ts';

const ending = endRequested();

await command(async () => {
  const { url, stop } = await startOwnPostgres();
  try {
    return await runInForeground(
      pinnedNode,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'drill', 'rolling.drill'],
      { cwd: root, env: { ...process.env, TIYIN_TEST_DATABASE_URL: url }, ending },
    );
  } finally {
    await stop();
  }
});
