// npm start: install if needed, build what changed, serve everything on one origin.
import { buildApps, command, ensureInstalled, pinnedNode, root } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';
import { runInForeground } from './foreground.mjs';
import { memoryEnv, memoryFlags } from './memory-flags.mjs';

const ending = endRequested();

await command(async () => {
  await ensureInstalled(ending);
  await buildApps(ending);
  console.log('Starting the server …');
  const program = process.env['TIYIN_DEMO'] === '0' ? 'server' : 'demo';
  return runInForeground(pinnedNode, [...memoryFlags, `apps/${program}/dist/main.js`], {
    cwd: root,
    env: { ...memoryEnv, TIYIN_DEMO: '1', ...process.env },
    ending,
  });
});
