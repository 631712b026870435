import { operations } from '@tiyin/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../test-app.ts';

let system: TestApp;
beforeAll(async () => {
  system = await openTestApp({ isRateLimited: false });
});
afterAll(() => system.close());

const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const origin = 'https://evil.example';

// PEOPLE-201
test('no response of any operation lets another origin read it, nor says that it may send requests', async () => {
  for (const { method, path } of operations) {
    const url = addressOf(path);
    const preflight = { origin, 'access-control-request-method': method };
    for (const request of [
      { method: 'OPTIONS' as const, headers: preflight },
      { method, headers: { origin } },
    ]) {
      const { headers } = await system.app.inject({ ...request, url });
      const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect(names, `${request.method} ${url}`).toEqual([]);
    }
  }
});

// API-206
test('every response of the API says that nobody keeps it', async () => {
  for (const { method, path } of operations) {
    const { headers } = await system.app.inject({ method, url: addressOf(path) });
    expect(headers['cache-control'], `${method} ${path}`).toMatch(/\bno-store\b/);
  }
});
