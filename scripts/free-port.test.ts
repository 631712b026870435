import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('ports in a row are free together, below those that a system gives to outgoing connections', async () => {
  const first = await freePort(4);
  expect(first + 3).toBeLessThan(32_768);
  const servers = [0, 1, 2, 3].map((offset) => createServer().listen(first + offset, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  for (const server of servers) server.close();
});
