// npm run drill: the long drill, on a PostgreSQL of its own, which it may kill as well.
import { command, pinnedNode, root } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';
import { runInForeground } from './foreground.mjs';
import { startOwnPostgres } from './postgres.ts';

const ending = endRequested();

await command(async () => {
  const { url, stop } = await startOwnPostgres({ isRestarted: true });
  try {
    return await runInForeground(
      pinnedNode,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'drill',
        'kill.drill',
        'rotation.drill',
      ],
      {
        cwd: root,
        env: {
          DRILL_KILLS: '200',
          ...process.env,
          DRILL_BREAKS_DATABASE: '1',
          TIYIN_TEST_DATABASE_URL: url,
        },
        ending,
      },
    );
  } finally {
    await stop();
  }
});
