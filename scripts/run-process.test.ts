import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProcess } from './run-process.ts';

const options = {
  cwd: '/',
  env: process.env,
  budgetMs: 20_000,
  signal: new AbortController().signal,
};

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
});

afterEach(() => {
  server.close();
});

/**
 * Source of a program that starts another, which holds a connection to us for as long as it lives
 * and never ends by itself; `then` runs when that connection stands.
 */
function parentOfEndless(then: string): string {
  const endless = `
    require('node:net').connect(${port}, '127.0.0.1').once('connect', () => console.log('up'));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  `;
  return `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(endless)}]);
    child.stdout.once('data', () => { ${then} });
    setInterval(() => {}, 1000);
  `;
}

async function connectionOfEndless(): Promise<Socket> {
  return new Promise((resolve) => {
    server.once('connection', (socket) => {
      socket.on('error', () => socket.destroy());
      socket.resume();
      resolve(socket);
    });
  });
}

test('captures the output of a command, on both streams', async () => {
  const script = "console.log('out'); console.error('err');";
  const ending = await runProcess([process.execPath, '-e', script], options);
  expect(ending.hasSucceeded).toBe(true);
  expect(ending.output.split('\n').toSorted()).toEqual(['err', 'out']);
});

test('an exit code other than 0 is a failure', async () => {
  const ending = await runProcess([process.execPath, '-e', 'process.exit(3)'], options);
  expect(ending.hasSucceeded).toBe(false);
});

test('a missing program is a failure with a message', async () => {
  const ending = await runProcess(['tiyin-no-such-program'], options);
  expect(ending).toEqual({
    hasSucceeded: false,
    output: 'Could not be started: spawn tiyin-no-such-program ENOENT',
  });
});

test('over its budget a command is ended with all of its children, even those that ignore signals', async () => {
  const started = connectionOfEndless();
  const command = [process.execPath, '-e', parentOfEndless('')] as const;
  const running = runProcess(command, { ...options, budgetMs: 1000 });
  await once(await started, 'close');
  const ending = await running;
  expect(ending.hasSucceeded).toBe(false);
  expect(ending.output).toContain('Ended: over its budget of 1 s.');
});

test('a command that ends leaves nothing that it started running', async () => {
  const started = connectionOfEndless();
  const running = runProcess([process.execPath, '-e', parentOfEndless('process.exit(0)')], options);
  await once(await started, 'close');
  expect((await running).hasSucceeded).toBe(true);
});

test('an interruption ends the command', async () => {
  const interruption = new AbortController();
  const started = connectionOfEndless();
  const running = runProcess([process.execPath, '-e', parentOfEndless('')], {
    ...options,
    signal: interruption.signal,
  });
  await started;
  interruption.abort();
  expect((await running).output).toContain('Interrupted.');
});
