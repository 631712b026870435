import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { callerWith } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const publicUrl = 'https://pay.example';

let demo: TestApp;
/** The same server outside the demo. */
let real: FastifyInstance;
beforeAll(async () => {
  demo = await openTestApp({ isRateLimited: false });
  const { context } = demo;
  const config = { ...context.config, isDemo: false, publicUrl };
  real = await createApp({ ...context, config }, { isRateLimited: false });
});
afterAll(async () => {
  await real.close();
  await demo.close();
});

const login = { method: 'POST', url: '/api/v1/login' } as const;
const wrong = { ...login, body: { username: 'nobody', password: 'wrong' } };
const health = { method: 'GET', url: '/api/health' } as const;
const me = { method: 'GET', url: '/api/v1/people/me' } as const;

const outcome = async (
  app: FastifyInstance,
  headers: Record<string, string>,
  request: typeof me | typeof wrong | typeof health,
) => {
  const answer = await callerWith(app, headers)(request);
  return answer.statusCode === 200 ? 'ok' : answer.json().code;
};

describe('the host that a request names', () => {
  // RUN-203
  test.each([
    ['pay.example', 'unauthorized'],
    ['PAY.example:443', 'unauthorized'],
    ['pay.example.', 'unauthorized'],
    ['127.0.0.1:4000', 'unauthorized'],
    ['[::1]:4000', 'unauthorized'],
    ['localhost', 'unauthorized'],
    ['evil.example', 'misdirected_request'],
    ['evil.example:4000', 'misdirected_request'],
    ['pay.example.evil.example', 'misdirected_request'],
    ['xpay.example', 'misdirected_request'],
    ['localhost.evil.example', 'misdirected_request'],
    ['192.168.1.5:4000', 'misdirected_request'],
    ['pay.example@evil.example', 'misdirected_request'],
    ['pay.example/evil', 'misdirected_request'],
    ['a b', 'misdirected_request'],
  ])('outside the demo, %s: %s', async (host, code) => {
    expect(await outcome(real, { host }, me)).toBe(code);
  });

  // RUN-203
  test.each([
    ['tiyin.test', 'unauthorized'],
    ['localhost:5173', 'unauthorized'],
    ['192.168.1.5:4000', 'unauthorized'],
    ['rebound.example:4000', 'misdirected_request'],
  ])('in the demo, %s: %s', async (host, code) => {
    expect(await outcome(demo.app, { host }, me)).toBe(code);
  });

  // RUN-203
  test('that is foreign gets 421 with instructions for the proxy', async () => {
    const answer = await callerWith(real, { host: 'tiyin:4000' })(me);
    expect(answer.statusCode).toBe(421);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json().detail).toBe(
      'The request names the host "tiyin:4000", and this server is https://pay.example. ' +
        'A proxy in front of it has to pass the Host header on (nginx: proxy_set_header Host $host).',
    );
  });

  // RUN-203
  test('may be any for the check of health', async () => {
    expect(await outcome(real, { host: '10.0.0.7:4000' }, health)).toBe('ok');
  });

  // RUN-203
  test('is accepted only from a trusted proxy', async () => {
    const headers = { host: 'tiyin:4000', 'x-forwarded-host': 'pay.example' };
    expect(await outcome(real, headers, me)).toBe('misdirected_request');
    const { context } = demo;
    const config = { ...context.config, publicUrl, isDemo: false, trustedProxies: ['127.0.0.1'] };
    const proxied = await createApp({ ...context, config });
    expect(await outcome(proxied, headers, me)).toBe('unauthorized');
    await proxied.close();
  });

  // RUN-203
  test('has to be named', async () => {
    const app = await createApp(demo.context);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const body = '{"username":"viewer","password":"viewer-demo"}';
    socket.write(
      `POST /api/v1/login HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 421 /);
    await app.close();
  });
});

// RUN-203
test.each([
  ['the same twice', 'Host: tiyin.test\r\nHost: tiyin.test', 400],
  ['ours before a foreign one', 'Host: tiyin.test\r\nHost: evil.example', 400],
  ['a foreign one before ours', 'HOST: evil.example\r\nhost: tiyin.test', 400],
  ['none', 'X-Host: tiyin.test', 400],
  ['one', 'X-Host: evil.example\r\nHost: tiyin.test', 200],
])('a request with %s as its Host headers gets %s', async (_, headers, status) => {
  const app = await createApp(demo.context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/health HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  await app.close();
});

describe('a call that changes something', () => {
  // PEOPLE-201
  test.each([
    ['our address', { origin: publicUrl }, 'wrong_credentials'],
    [
      'our address through a proxy that names the machine',
      { origin: publicUrl, host: '127.0.0.1:4000' },
      'wrong_credentials',
    ],
    ['our address over http', { origin: 'http://pay.example' }, 'cross_origin'],
    ['another port', { origin: 'https://pay.example:8443' }, 'cross_origin'],
    ['another scheme', { origin: 'ftp://pay.example' }, 'cross_origin'],
    [
      'the machine itself',
      { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
      'cross_origin',
    ],
    ['a foreign host', { origin: 'https://evil.example' }, 'cross_origin'],
    [
      'our address, caused by another site',
      { origin: publicUrl, 'sec-fetch-site': 'cross-site' },
      'cross_origin',
    ],
    [
      'our address, caused by a sister domain',
      { origin: publicUrl, 'sec-fetch-site': 'same-site' },
      'cross_origin',
    ],
    ['a hidden origin', { origin: 'null' }, 'cross_origin'],
    ['nowhere', {}, 'cross_origin'],
  ])('outside the demo, from %s', async (_, headers: Record<string, string>, code) => {
    expect(await outcome(real, { host: 'pay.example', ...headers }, wrong)).toBe(code);
  });

  // PEOPLE-201
  test.each([
    [
      'the page of the host that it calls',
      'http://127.0.0.1:4000',
      '127.0.0.1:4000',
      'wrong_credentials',
    ],
    ['localhost', 'http://localhost:5173', 'localhost:5173', 'wrong_credentials'],
    ['another port of this machine', 'http://127.0.0.1:9', '127.0.0.1:4000', 'cross_origin'],
    ['another scheme', 'ftp://127.0.0.1:4000', '127.0.0.1:4000', 'cross_origin'],
    ['https, which the demo has not', 'https://127.0.0.1:4000', '127.0.0.1:4000', 'cross_origin'],
    ['a name that leads here', 'http://rebound.example', 'rebound.example', 'misdirected_request'],
  ])('in the demo, from %s', async (_, origin, host, code) => {
    expect(await outcome(demo.app, { origin, host }, wrong)).toBe(code);
  });
});
