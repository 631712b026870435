import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoApiKey } from '@tiyin/demo/demo-shop';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerHosts } from '../../src/http/hosts.ts';
import { registerProblems } from '../../src/http/problem-answers.ts';
import { registerReference } from '../../src/http/reference/reference-pages.ts';
import { openTestApp, type TestApp, testHost } from '../test-app.ts';

let served: TestApp;
/** Not the demo, with an origin for each app, and one for programs. */
let split: FastifyInstance;
/** Likewise; programs call the host of the payment form. */
let shared: FastifyInstance;

beforeAll(async () => {
  served = await openTestApp();
  split = await openHosts('https://api.example');
  shared = await openHosts('https://pay.example');
});
afterAll(async () => {
  await Promise.all([split.close(), shared.close()]);
  await served.close();
});

/** The pages of the reference alone, behind the choice of the host. */
async function openHosts(publicUrl: string): Promise<FastifyInstance> {
  const { context } = served;
  const config = {
    ...context.config,
    isDemo: false,
    publicUrl,
    backofficeOrigin: 'https://office.example',
    payformOrigin: 'https://pay.example',
  };
  const app = Fastify();
  registerProblems(app, context);
  registerHosts(app, config);
  registerReference(app, config, false);
  return app;
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  served.app.inject({ method: 'GET', url, headers: { host: testHost, ...headers } });

/** The addresses of the page's files, and their hashes. */
async function filesOfPage(): Promise<readonly (readonly [url: string, integrity: string])[]> {
  const { body } = await get('/api/docs');
  return [...body.matchAll(/(?:src|href)="(\/[^"]*)" integrity="([^"]+)"/g)].map(
    ([, url = '', integrity = '']) => [url, integrity] as const,
  );
}

describe('the contract', () => {
  // API-449
  test.each(['yaml', 'json'])(
    'is served in %s as it is, compressed, with an ETag',
    async (format) => {
      const file = fileURLToPath(import.meta.resolve(`@tiyin/api/openapi.${format}`));
      const url = `/api/openapi.${format}`;
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'content-type': `application/${format}; charset=utf-8`,
        vary: 'accept-encoding',
      });
      expect(answer.body).toBe(readFileSync(file, 'utf8'));
      const packed = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.rawPayload).toString()).toBe(answer.body);
      expect(packed.headers['etag']).toBe(answer.headers['etag']);
    },
  );

  // API-449
  test('is not sent again to a reader that has it', async () => {
    const etag = String((await get('/api/openapi.json')).headers['etag']);
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const answer = await get('/api/openapi.json', { 'if-none-match': known });
      expect([known, answer.statusCode, answer.body]).toEqual([known, 304, '']);
      expect(answer.headers['etag']).toBe(etag);
    }
    const other = await get('/api/openapi.json', { 'if-none-match': 'W/"other"' });
    expect(other.statusCode).toBe(200);
  });
});

describe('the reference', () => {
  // API-450
  test('loads our own files alone, each by its hash, kept for a year', async () => {
    const { body, headers } = await get('/api/docs');
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'DENY',
    });
    const files = await filesOfPage();
    expect(files.length).toBe(5);
    for (const [url, integrity] of files) {
      const plain = await get(url);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const packed = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      const digest = createHash('sha384').update(plain.rawPayload).digest('base64');
      expect(`sha384-${digest}`, url).toBe(integrity);
    }
  });

  // API-450
  test('runs under a policy without inline scripts, inline styles or foreign hosts', async () => {
    const policy = String((await get('/api/docs')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script';");
    expect(policy).toContain("frame-ancestors 'none';");
    expect(policy).not.toMatch(/unsafe|https?:|\*|nonce/);
  });

  // API-450
  test.each(['/api/docs/package.json', '/api/docs/swagger-ui-bundle.js', '/api/docs/a/b'])(
    'has no other file: %s is 404',
    async (url) => {
      const answer = await get(url, { accept: 'text/html' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );

  // API-450
  test('is sent as often as other pages to one address', async () => {
    const { headers } = await get('/api/docs');
    expect(headers['x-ratelimit-limit']).toBe('120');
  });

  // API-486
  test('leads to the quick start, which is sent as it is', async () => {
    const [, url = ''] = /href="([^"]+)">From nothing/.exec((await get('/api/docs')).body) ?? [];
    const file = new URL('../../../../docs/quick-start.md', import.meta.url);
    const guide = await get(url);
    expect(guide.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(guide.body).toBe(readFileSync(file, 'utf8'));
  });

  // API-549
  test('has the colours of the theme alone', async () => {
    const [url = ''] = (await filesOfPage()).find(([name]) => name.includes('reference')) ?? [];
    const theme = new URL('../../../../packages/ui/src/theme/tokens.json', import.meta.url);
    const colorsIn = (text: string) => new Set(text.match(/#[\da-f]{6}\b/g));
    const own = colorsIn((await get(url)).body);
    expect(own.size).toBeGreaterThan(20);
    const ofTheme = colorsIn(readFileSync(theme, 'utf8'));
    expect([...own].filter((color) => !ofTheme.has(color))).toEqual([]);
  });

  // API-549
  test('shows summaries that are plain text', async () => {
    const summaries = (await get('/api/openapi.yaml')).body.match(/^ +summary: .*$/gm) ?? [];
    expect(summaries.length).toBeGreaterThan(100);
    expect(summaries.filter((summary) => summary.includes('`'))).toEqual([]);
  });

  // API-451
  test('advises a key of terminals in test, and only the demo fills one in', async () => {
    const demo = (await get('/api/docs')).body;
    expect(demo).toContain(`data-demo-key="${demoApiKey}"`);
    expect(demo).toContain('whose terminals are in test');
    const real = await split.inject({ url: '/api/docs', headers: { host: 'api.example' } });
    expect(real.body).toContain('whose terminals are in test');
    expect(real.body).not.toContain(demoApiKey);
  });
});

describe('with two origins', () => {
  const addresses = [
    '/api/docs',
    '/api/docs/quick-start.md',
    '/api/openapi.json',
    '/api/openapi.yaml',
  ];
  const answerOf = (app: FastifyInstance, host: string, url = '/api/docs') =>
    app.inject({ url, headers: { host } });

  // API-452
  test.each(addresses)('%s is not on the host of the payment form', async (url) => {
    for (const app of [split, shared]) {
      expect((await answerOf(app, 'pay.example', url)).statusCode).toBe(404);
      expect((await answerOf(app, 'office.example', url)).statusCode).toBe(200);
    }
    expect((await answerOf(split, 'api.example', url)).statusCode).toBe(200);
    const file = (await filesOfPage())[0]?.[0] ?? '';
    expect((await answerOf(split, 'pay.example', file)).statusCode).toBe(404);
  });

  // API-452
  test('requests are tried out where merchants call, and not beside the sessions of staff', async () => {
    expect((await answerOf(split, 'api.example')).body).toContain('data-try-it="on"');
    const office = (await answerOf(shared, 'office.example')).body;
    expect(office).toContain('data-try-it="off"');
    expect(office).toContain('Merchants’ servers call <strong>https://pay.example</strong>');
  });
});
