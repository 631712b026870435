import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anyAddress } from './address-rules.ts';
import { createCallOut } from './call-out.ts';
import { createKeptConnections } from './kept-connections.ts';

let server: Server;
let url: string;
let requests: number;
let connections: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  requests = 0;
  connections = 0;
  answer = (_, response) => response.end('ok');
  server = createServer((request, response) => {
    requests += 1;
    request.resume();
    answer(request, response);
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const callOut = createCallOut({ isAllowed: anyAddress, isKeptOpen: true });
const call = () => callOut({ url, headers: {}, body: '{}' });
const taken = { statusCode: 200, text: 'ok' };

// API-528
it('a connection is kept for the next call', async () => {
  expect([await call(), await call(), await call()]).toEqual([taken, taken, taken]);
  expect([requests, connections]).toEqual([3, 1]);
});

// API-528
it('a call over a connection that the receiver closes is sent again, over a new one', async () => {
  await Promise.all([call(), call()]);
  answer = (request, response) => {
    if (connections === 2) request.socket.destroy();
    else response.end('ok');
  };
  expect(await call()).toEqual(taken);
  // Not over the other kept one, which is as old.
  expect([requests, connections]).toEqual([4, 3]);
});

// API-528
it('a call that fails over a new connection, too, and one whose answer is cut off, are not sent again', async () => {
  await call();
  answer = (request) => request.socket.destroy();
  expect(await call()).toEqual({ error: 'ECONNRESET' });
  expect(requests).toBe(3);
  answer = (_, response) => response.end('ok');
  await call();
  answer = (_, response) => {
    response.writeHead(202, { 'content-length': '100' });
    response.write('begun', () => response.socket?.resetAndDestroy());
  };
  expect(await call()).toEqual({ statusCode: 202, text: 'begun' });
  // A repetition would come before this one.
  answer = (_, response) => response.end('ok');
  await call();
  expect(requests).toBe(6);
});

// API-528
it('after a minute a host is looked up again, however busy it is', () => {
  let now = 0;
  const agentOf = createKeptConnections(() => now);
  const first = agentOf('https:');
  now = 60_000;
  expect(agentOf('https:')).toBe(first);
  expect(agentOf('http:')).not.toBe(first);
  now = 60_001;
  expect(agentOf('https:')).not.toBe(first);
});
