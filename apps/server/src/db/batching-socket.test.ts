import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { BatchingSocket } from './batching-socket.ts';

const opened: { readonly end: () => void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.end();
});

/** A connected socket, and what its other end receives. */
async function connect() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = new BatchingSocket();
  const accepted = once(server, 'connection');
  socket.connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  const [peer] = (await accepted) as [Socket];
  opened.push({
    end: () => {
      socket.destroy();
      server.close();
    },
  });
  const received: string[] = [];
  peer.on('data', (data) => received.push(data.toString()));
  return { socket, received };
}

/** Writes as the driver does: each query by itself. */
function writeQuery(socket: BatchingSocket, text: string): void {
  socket.cork();
  socket.write(text);
  socket.uncork();
}

test('queries of one turn of the event loop leave in one write', async () => {
  const { socket, received } = await connect();
  const writev = vi.spyOn(socket, '_writev');
  const write = vi.spyOn(socket, '_write');
  writeQuery(socket, 'a');
  await Promise.resolve();
  writeQuery(socket, 'b');
  writeQuery(socket, 'c');
  await expect.poll(() => received.join('')).toBe('abc');
  expect(writev.mock.calls.length + write.mock.calls.length).toBe(1);
});

test('a query of a later turn does not wait for another', async () => {
  const { socket, received } = await connect();
  writeQuery(socket, 'a');
  await expect.poll(() => received.join('')).toBe('a');
  writeQuery(socket, 'b');
  await expect.poll(() => received.join('')).toBe('ab');
});
