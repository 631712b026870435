import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  const httpLimits = { requestTimeoutMs: 400, headersTimeoutMs: 200, maxConnections: 3 };
  testApp = await openTestApp({ config: { httpLimits } });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** Sends a beginning and then a byte now and again, until the server ends it; answers all that the server sent. */
async function drip(beginning: string, byte: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(beginning);
  const timer = setInterval(() => socket.writable && socket.write(byte), 20);
  socket.on('error', () => undefined);
  const answered = await text(socket);
  clearInterval(timer);
  return answered;
}

const head = 'POST /api/v1/login HTTP/1.1\r\nHost: tiyin.test\r\nOrigin: http://tiyin.test\r\n';

// RUN-202
test('a body that does not arrive in time is answered 408 and cut off', async () => {
  const beginning = `${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"`;
  const answered = await drip(beginning, ' ');
  expect(answered).toMatch(/^HTTP\/1\.1 408 /);
  expect(answered).toContain('application/problem+json');
  expect(answered).toContain('"code":"request_timeout"');
});

// RUN-202
test('headers that do not arrive in time are answered 408 and cut off', async () => {
  expect(await drip(`${head}X-Slow: `, 'a')).toMatch(/^HTTP\/1\.1 408 /);
});

// RUN-202
test('bytes that are not HTTP get 400 and are cut off', async () => {
  expect(await drip('hello\r\n\r\n', 'a')).toMatch(/^HTTP\/1\.1 400 /);
});

// API-12
test('what is not HTTP, and headers that are too long, get a request id and are kept by no cache', async () => {
  const long = `GET /api/health HTTP/1.1\r\nHost: tiyin.test\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`;
  const cases = [
    { sent: 'hello\r\n\r\n', status: 400 },
    { sent: long, status: 431 },
  ];
  for (const { sent, status } of cases) {
    const answered = await drip(sent, 'a');
    expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answered).toContain('\r\nCache-Control: no-store\r\n');
    const id = /\r\nX-Request-Id: ([\da-f-]{36})\r\n/.exec(answered)?.[1];
    expect(answered).toContain(`"requestId":"${id}"`);
  }
});

// RUN-490
test('a client that goes away in the middle of its body leaves no error in the log', async () => {
  const accepted = once(testApp.app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a`);
  const [{ socket: theirs }] = (await accepted) as [IncomingMessage];
  const closed = new Promise((resolve) => {
    theirs.on('close', resolve);
  });
  // The body is being read.
  await pause(50);
  socket.destroy();
  await closed;
  await pause(50);
  expect(testApp.loggedErrors).toEqual([]);
});

// RUN-202
test('connections beyond the limit are closed, and a free place is taken again', async () => {
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const health = 'GET /api/health HTTP/1.1\r\nHost: tiyin.test\r\n\r\n';
  const held: Socket[] = [];
  for (let count = 0; count < 3; count += 1) {
    const socket = await open();
    socket.write(health);
    await once(socket, 'data');
    held.push(socket);
  }
  const refused = await open();
  refused.resume();
  await once(refused, 'close');
  const [first] = held;
  const closed = once(testApp.app.server, 'connection');
  first?.destroy();
  await expect.poll(() => connections()).toBe(2);
  const again = await open();
  again.write(health);
  const [answer] = await once(again, 'data');
  await closed;
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of [...held, again]) socket.destroy();
});

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    testApp.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
