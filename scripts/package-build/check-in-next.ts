import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError, root, toolEnvironment } from '../bootstrap.mjs';
import { freePort } from '../free-port.ts';
import { payInChromium } from './check-in-browser.ts';
import { contractExample } from './contract-example.ts';
import { run } from './run.ts';

const next = ['node_modules/next/dist/bin/next'];

/** The dependencies of an app of Next. It checks types with the old API of TypeScript, which 7 does not have. */
export function withNext(): Readonly<Record<string, string>> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { next: '16.4.6', typescript: devDependencies.typescript };
}

/** Builds and starts the project's app of Next, whose page is a server component, and uses it in Chromium. */
export async function checkInNext(project: string): Promise<void> {
  run('node', [...next, 'build'], project);
  const api = await startExample('/api/merchant/v1/balances');
  const port = await freePort();
  const app = spawn('node', [...next, 'start', '-H', '127.0.0.1', '-p', `${port}`], {
    cwd: project,
    env: { ...toolEnvironment(), TIYIN_URL: addressOf(api), NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await untilReady(app.stdout);
    const address = `http://127.0.0.1:${port}`;
    const html = await (await fetch(address)).text();
    for (const text of ['1\u202F280\u202F000.00', '1\u202F250\u202F000.50', '>Pay<']) {
      assert.ok(html.includes(text), `The server's HTML has no ${text}.`);
    }
    await payInChromium(address);
  } finally {
    app.kill();
    api.close();
  }
}

/** A server that responds with the contract's example of an operation. */
async function startExample(path: string): Promise<Server> {
  const example = JSON.stringify(contractExample(path));
  const server = createServer(({ url }, response) => {
    response.writeHead(url === path ? 200 : 404, { 'content-type': 'application/json' });
    response.end(example);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return `http://127.0.0.1:${address.port}`;
}

async function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface({ input: output })) if (/Ready/.test(line)) return;
  throw new CommandError('next start ended before it was ready.');
}
