// npm run admin: install if needed, as npm start does, since a new installation begins with this one.
import { spawnSync } from 'node:child_process';
import { command, ensureInstalled, pinnedNode, root } from './bootstrap.mjs';

await command(async () => {
  ensureInstalled();
  // In this process's own group: a password may be typed at the terminal.
  const args = ['apps/server/src/admin.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' });
  return status ?? 1;
});
