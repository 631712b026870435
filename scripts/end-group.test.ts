import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the one has to outlast the other
import { closingLimitMs } from '../apps/server/src/lifecycle/shutdown.ts';
import { endLimitMs } from './end-group.mjs';

// RUN-244
test('npm start waits longer for the server than the server gives itself', () => {
  expect(endLimitMs).toBeGreaterThan(closingLimitMs);
});

const guard = new URL('./end-with-input.mjs', import.meta.url).href;
const endless = new URL('./end-with-input.fixture.mjs', import.meta.url).pathname;

// RUN-245
test('the programs of npm run dev end with it, in any case', async () => {
  const child = spawn(process.execPath, ['--import', guard, '--watch', endless], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.stdin.destroy();
  // Both Node's watcher and the program that it watches write there.
  const [code, signal] = await once(child, 'close');
  expect(code ?? signal).not.toBeNull();
});
