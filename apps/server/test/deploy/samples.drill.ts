import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differencesOfPage } from '../../../../scripts/page-scripts/served-page.ts';
import { hashScripts } from '../../src/http/integrity.ts';
import { agreedCipher, answerOf } from './answers-over-tls.ts';
import { openFleet } from './fleet.ts';
import { missing } from './programs.ts';
import { responseTo } from './steady-traffic.ts';
import { type Proxy, deployFolder, sampleHosts, startCaddy, startNginx } from './proxies.ts';

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const { payform, backoffice } = sampleHosts;

let fleet: Awaited<ReturnType<typeof openFleet>>;

beforeAll(async () => {
  if (missing() !== undefined) return;
  if (!postgres) throw new Error('The samples need PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
  fleet = await openFleet(postgres);
  for (const server of fleet.servers) await server.start();
});
afterAll(() => fleet?.close());

describe.each([
  { name: 'nginx', start: startNginx, network: 2 },
  { name: 'caddy', start: startCaddy, network: 3 },
])('the sample of $name', ({ name, start, network }) => {
  const reason = missing(name, 'openssl');
  let proxy: Proxy;
  let httpPort: number;

  beforeAll(async () => {
    if (reason !== undefined) return;
    const options = await fleet.proxyOptions(name);
    httpPort = options.ports.http;
    proxy = await start(options);
  });
  afterAll(() => proxy?.close());

  const get = (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    answerOf({ port: proxy.port, servername: host, path, headers: { host, ...headers } });

  const postFrom = (localAddress: string, forwardedFor: string) =>
    answerOf({
      port: proxy.port,
      servername: payform,
      localAddress,
      method: 'POST',
      path: `/payment/${'a'.repeat(32)}/plain/cancel`,
      headers: {
        host: payform,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': forwardedFor,
      },
    });

  // RUN-452
  test('leads each name to its app alone, over TLS', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const form = `/payment/${'a'.repeat(32)}`;
    expect((await get(payform, form)).text).toContain('<html lang="en"');
    expect((await get(backoffice, '/')).text).toContain('/backoffice-assets/');
    expect((await get(backoffice, form)).status).toBe(404);
    expect((await get(payform, '/api/v1/people/me')).status).toBe(404);
    expect((await get(backoffice, '/api/v1/people/me')).status).toBe(401);
    await expect(get('other.example.com', '/')).rejects.toThrow(
      /alert|handshake|disconnected|hang up/i,
    );
    const plain = await answerOf(
      { port: httpPort, path: form, headers: { host: payform } },
      undefined,
      false,
    );
    expect(plain.status).toBe(308);
    expect(plain.headers.location?.replace(/:\d+\//, '/')).toBe(`https://${payform}${form}`);
  });

  // RUN-452
  test('takes TLS 1.2 and 1.3 alone, with authenticated encryption', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const cipherOf = (options: ConnectionOptions) =>
      agreedCipher({ port: proxy.port, servername: payform, ...options });
    expect((await cipherOf({})).version).toBe('TLSv1.3');
    const older = await cipherOf({ maxVersion: 'TLSv1.2' });
    expect(older.version).toBe('TLSv1.2');
    expect(older.name).toMatch(/^ECDHE-\w+-(?:AES\d+-GCM|CHACHA20-POLY1305)/);
    const withCbc =
      'ECDHE-ECDSA-AES128-SHA256:ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA:AES128-SHA';
    await expect(cipherOf({ maxVersion: 'TLSv1.2', ciphers: withCbc })).rejects.toThrow(/alert/i);
    const oldest = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' } as const;
    await expect(cipherOf({ ...oldest, ciphers: 'ALL:@SECLEVEL=0' })).rejects.toThrow(
      /alert protocol version/i,
    );
  });

  // RUN-452
  test('says the address of the client, and trusts none that the client sends', async ({
    skip,
  }) => {
    skip(reason !== undefined, reason);
    // An address may send 60 posts a minute to a server; each of the made-up ones would have as many.
    for (const address of [`127.0.${network}.1`, `127.0.${network}.2`]) {
      const answers = await Promise.all(
        Array.from({ length: 400 }, (_, number) => postFrom(address, `203.0.113.${number % 250}`)),
      );
      const allowed = answers.filter(({ status }) => status !== 429).length;
      expect(allowed).toBeGreaterThanOrEqual(60);
      expect(allowed).toBeLessThanOrEqual(3 * 60);
    }
  });

  // RUN-570
  test('passes the payment page on as it was built', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const record = new URL('../../../../docs/security/page-headers.json', import.meta.url);
    const headers = JSON.parse(readFileSync(record, 'utf8'));
    const receive = async (path: string) => {
      const sent = requestHttps({
        host: '127.0.0.1',
        port: proxy.port,
        servername: payform,
        path,
        agent: false,
        rejectUnauthorized: false,
        headers: { host: payform },
      });
      sent.end();
      const response = await responseTo(sent);
      const received = Object.entries(response.headers).map(([header, value]) => [
        header,
        String(value),
      ]);
      return { headers: new Headers(Object.fromEntries(received)), body: await buffer(response) };
    };
    const built = new URL('../../../payform/dist/client/payform-assets/', import.meta.url);
    const scripts = hashScripts(fileURLToPath(built), '/payform-assets/');
    const expected = { headers, scripts };
    expect(await differencesOfPage(receive, expected)).toEqual([]);
  });

  // RUN-942
  test('answers for servers that are all down so that programs and customers understand it', async ({
    skip,
  }) => {
    skip(reason !== undefined, reason);
    // Nothing listens on port 1.
    const options = { ...(await fleet.proxyOptions(`${name}-alone`)), servers: [1, 1, 1] } as const;
    const alone = await start(options);
    const request = (method: string, path: string) =>
      answerOf({ port: alone.port, servername: payform, method, path, headers: { host: payform } });
    try {
      for (const method of ['GET', 'POST']) {
        const {
          status,
          headers,
          text: problem,
        } = await request(method, '/api/v1/merchant/invoice');
        expect([status, headers['content-type']]).toEqual([503, 'application/problem+json']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(JSON.parse(problem)).toEqual({
          type: 'urn:tiyin:problem:unavailable',
          title: 'The service is not available right now',
          status: 503,
          code: 'unavailable',
          requestId: headers['x-request-id'],
        });
      }
      const page = await request('GET', `/payment/${'a'.repeat(32)}`);
      expect([page.status, page.headers['content-type']]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      for (const words of ['do not pay again', 'не платите повторно', 'qayta to‘lamang']) {
        expect(page.text).toContain(words);
      }
    } finally {
      await alone.close();
    }
  });

  // RUN-452
  test('takes a statement of 100 MB, and its log names no address of a form', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const uploaded = await answerOf(
      {
        port: proxy.port,
        servername: backoffice,
        method: 'POST',
        path: '/api/v1/people/account/1/statement?format=csv&fileName=a',
        headers: {
          host: backoffice,
          origin: `https://${backoffice}`,
          'content-type': 'application/octet-stream',
        },
      },
      Buffer.alloc(100 * 1024 * 1024),
    );
    // Nobody is signed in, which the server says and not the proxy.
    expect(uploaded.status).not.toBe(413);
    expect(uploaded.text).toContain('"code"');
    const secret = 'b'.repeat(32);
    await get(payform, `/payment/${secret}`, { authorization: 'Bearer secret_key_of_a_shop' });
    await proxy.close();
    const log = readFileSync(join(fleet.folder, name, 'access.log'), 'utf8');
    expect(log).toContain('GET');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('secret_key_of_a_shop');
  });
});

describe('the units of systemd', () => {
  const reason = missing('systemd-analyze');

  // RUN-453
  test.for(['tiyin.service', 'tiyin-migrate.service'])(
    '%s is valid, and hardened',
    (unit, { skip }) => {
      skip(reason !== undefined, reason);
      const folder = join(fleet.folder, 'units');
      mkdirSync(folder, { recursive: true });
      const content = readFileSync(join(deployFolder, 'systemd', unit), 'utf8');
      // The program has to be there for the check.
      const file = join(folder, unit);
      writeFileSync(file, content.replace('/usr/bin/node', process.execPath));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(content).toContain('ProtectSystem=strict');
    },
  );
});
