// npm test: install if needed, then run the suites on the pinned Node.
import { command, ensureInstalled, pinnedNode, root, toolEnvironment } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';
import { runInForeground } from './foreground.mjs';

const ending = endRequested();

await command(async () => {
  await ensureInstalled(ending);
  return runInForeground(pinnedNode, ['scripts/run-suites.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnvironment(),
    ending,
  });
});
