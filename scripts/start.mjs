// npm start: install if needed, build what changed, serve everything on one origin.
import { buildFaces, command, ensureInstalled, pinnedNode, root } from './bootstrap.mjs';
import { runInForeground } from './foreground.mjs';
import { memoryEnv, memoryFlags } from './memory-flags.mjs';

await command(async () => {
  ensureInstalled();
  buildFaces();
  console.log('Starting the server …');
  return runInForeground(pinnedNode, [...memoryFlags, 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...memoryEnv, TIYIN_DEMO: '1', ...process.env },
  });
});
