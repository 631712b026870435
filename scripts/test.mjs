// npm test: install if needed, then run the suites on the pinned Node.
import { command, ensureInstalled, pinnedNode, root, toolEnvironment } from './bootstrap.mjs';
import { runInForeground } from './foreground.mjs';

await command(async () => {
  ensureInstalled();
  return runInForeground(pinnedNode, ['scripts/run-suites.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnvironment(),
  });
});
