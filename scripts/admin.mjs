// npm run admin: install if needed, as npm start does, since a new installation begins with this one.
import { spawn } from 'node:child_process';
import { command, ensureInstalled, pinnedNode, root } from './bootstrap.mjs';
import { endRequested } from './ending.mjs';

const ending = endRequested();

await command(async () => {
  await ensureInstalled(ending);
  // In this process's own group: a password may be typed at the terminal.
  const child = spawn(pinnedNode, ['apps/server/src/admin.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  ending.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
});
