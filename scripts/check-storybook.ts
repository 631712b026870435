// Builds the Storybook and fails on an error, or on a warning about something of ours.
import { spawnSync } from 'node:child_process';
import { command, root } from './bootstrap.mjs';
import { ownWarnings } from './storybook-warnings.ts';

await command(async () => {
  const args = ['build', '-o', 'storybook-static', '--quiet'];
  const { status, stdout, stderr } = spawnSync('storybook', args, { cwd: root, encoding: 'utf8' });
  const output = stdout + stderr;
  const warnings = ownWarnings(output);
  if (status === 0 && warnings.length === 0) return Promise.resolve(0);
  console.error(status === 0 ? warnings.join('\n') : output);
  return Promise.resolve(1);
});
