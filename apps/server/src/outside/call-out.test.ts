import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyAddress, providerAddresses, publicAddresses } from './address-rules.ts';
import { type CallAnswer, createCallOut } from './call-out.ts';

let server: Server;
let port: number;
let requests: number;
let connections: number;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  requests = 0;
  connections = 0;
  answer = (response) => response.end('ok');
  server = createServer((request, response) => {
    requests += 1;
    request.resume();
    answer(response);
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const open = createCallOut({ isAllowed: anyAddress });
const strict = createCallOut({ isAllowed: publicAddresses });
const hasty = createCallOut({ isAllowed: anyAddress, limitMs: 100 });

function call(url: string, callOut = open): Promise<CallAnswer> {
  return callOut({ url, headers: { 'x-test': '1' }, body: '{"a":"я"}' });
}

describe('outside demo mode', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://0x7f.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0.0.0.0:PORT/',
    'http://localhost:PORT/',
    'http://LOCALHOST:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::ffff:7f00:1]:PORT/',
    'https://127.0.0.1:PORT/',
    'https://localhost:PORT/',
    'http://user:password@127.0.0.1:PORT/',
    'http://10.0.0.1:PORT/',
    'http://169.254.169.254/',
  ])('%s is not connected to', async (url) => {
    const answered = await call(url.replace('PORT', String(port)), strict);
    expect(answered).toEqual({ error: 'address_refused' });
    expect(connections).toBe(0);
  });
});

// API-38
describe('a name that resolves to another address each time', () => {
  /** Stands for an address in the internet; nothing listens there. */
  const allowed = '127.0.0.2';
  const forbidden = '127.0.0.1';

  function rebinding(...answers: string[][]) {
    let resolved = 0;
    const callOut = createCallOut({
      isAllowed: (address) => address === allowed,
      limitMs: 1000,
      resolve: (_host, _options, done) => {
        const addresses = answers[resolved] ?? [];
        resolved += 1;
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
      },
    });
    return { callOut, count: () => resolved };
  }

  it('is resolved once for a call, which goes to the address that was judged', async () => {
    const { callOut, count } = rebinding([allowed], [forbidden]);
    const url = `http://rebinding.example:${port}/`;
    expect(await call(url, callOut)).toHaveProperty('error');
    expect([count(), connections]).toEqual([1, 0]);
    expect(await call(url, callOut)).toEqual({ error: 'address_refused' });
    expect([count(), connections]).toEqual([2, 0]);
  });

  it('is refused when one of its addresses is forbidden', async () => {
    const { callOut } = rebinding([allowed, forbidden]);
    const url = `http://rebinding.example:${port}/`;
    expect(await call(url, callOut)).toEqual({ error: 'address_refused' });
    expect(connections).toBe(0);
  });
});

// API-204
describe('a provider outside demo mode', () => {
  const listed = createCallOut({ isAllowed: providerAddresses(['127.0.0.0/8']) });
  const unlisted = createCallOut({ isAllowed: providerAddresses(['10.7.0.0/16', 'fd00::/8']) });

  it('is called in a listed network, over plain http too', async () => {
    const url = `http://127.0.0.1:${port}/`;
    expect(await call(url, listed)).toEqual({ statusCode: 200, text: 'ok' });
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'https://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://[::1]:PORT/',
    'http://192.168.7.1:PORT/',
    'http://8.8.8.8/',
    'http://[2001:4860:4860::8888]/',
  ])('%s is not connected to unless listed', async (url) => {
    const answered = await call(url.replace('PORT', String(port)), unlisted);
    expect(answered).toEqual({ error: 'address_refused' });
    expect(connections).toBe(0);
  });
});

describe('a call', () => {
  it('returns status and text, for any status', async () => {
    const url = `http://localhost:${port}/`;
    expect(await call(url)).toEqual({ statusCode: 200, text: 'ok' });
    answer = (response) => response.writeHead(500).end('no');
    expect(await call(url)).toEqual({ statusCode: 500, text: 'no' });
  });

  // API-38
  it('follows no redirect', async () => {
    answer = (response) => response.writeHead(302, { location: '/other' }).end();
    const answered = await call(`http://127.0.0.1:${port}/`);
    expect(answered).toEqual({ statusCode: 302, text: '' });
    expect(requests).toBe(1);
  });

  it('keeps 2 kB of the answer, as text that a database takes', async () => {
    answer = (response) => response.end(`a\u0000${'я'.repeat(100_000)}`);
    expect(await call(`http://127.0.0.1:${port}/`)).toEqual({
      statusCode: 200,
      text: `a\uFFFD${'я'.repeat(1023)}`,
    });
    // 2047 bytes of ASCII and the first half of a letter: it is left out.
    answer = (response) => response.end(`${'a'.repeat(2047)}я`);
    expect(await call(`http://127.0.0.1:${port}/`)).toMatchObject({ text: 'a'.repeat(2047) });
  });

  it('ends after its limit when nothing is answered', async () => {
    answer = () => {};
    expect(await call(`http://127.0.0.1:${port}/`, hasty)).toEqual({ error: 'timed_out' });
  });

  it('counts the status when the rest of the answer does not come in time, or is cut off', async () => {
    answer = (response) => response.writeHead(200).write('begun');
    expect(await call(`http://127.0.0.1:${port}/`, hasty)).toEqual({
      statusCode: 200,
      text: 'begun',
    });
    answer = (response) => {
      response.writeHead(202, { 'content-length': '100' });
      response.write('begun', () => response.socket?.destroy());
    };
    expect(await call(`http://127.0.0.1:${port}/`)).toEqual({ statusCode: 202, text: 'begun' });
  });

  it('returns a code for a missing response', async () => {
    answer = (response) => response.socket?.destroy();
    expect(await call(`http://127.0.0.1:${port}/`)).toEqual({ error: 'ECONNRESET' });
    expect(await call('http://127.0.0.1:1/')).toEqual({ error: 'ECONNREFUSED' });
    expect(await call('no address')).toEqual({ error: 'ERR_INVALID_URL' });
    expect(await call('ftp://127.0.0.1/')).toEqual({ error: 'ERR_INVALID_PROTOCOL' });
    const tls = await call(`https://127.0.0.1:${port}/`);
    expect(tls).toEqual({ error: expect.stringMatching(/^[A-Z_]+$/) });
  });
});
