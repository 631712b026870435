import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { createManagement } from '../src/management/listener.ts';
import { openTestApp, testHost, type TestApp } from './test-app.ts';

describe('a watched server', () => {
  let system: TestApp;
  let url: string;
  let server: ReturnType<typeof createManagement>;
  let isDraining = false;
  let isAway = false;
  let aheadMs = 0;
  let lacksSecret = false;

  beforeAll(async () => {
    system = await openTestApp();
    const { database, logger } = system.context;
    const ping = () => (isAway ? Promise.reject(new Error('away')) : database.ping());
    const query: typeof database.query = (work) =>
      isAway ? Promise.reject(new Error('away')) : database.query(work);
    server = createManagement({
      database: { ...database, ping, query },
      clock: { now: () => new Date(systemClock.now().getTime() + aheadMs) },
      logger,
      isDraining: () => isDraining,
      lacksSecret: () => lacksSecret,
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await system.close();
  });

  const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

  // RUN-443
  test('is alive and not ready while the database is away, and while it drains', async () => {
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]);
    isAway = true;
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
    isAway = false;
    isDraining = true;
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
    isDraining = false;
    lacksSecret = true;
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
    lacksSecret = false;
    expect(await statusOf('/')).toBe(404);
  });

  // RUN-454
  test('shows no old figures of a database that is away, and its own all the same', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const read = async () => (await fetch(`${url}/metrics`)).text();
    expect(await read()).toMatch(/^tiyin_leases 0$/m);
    isAway = true;
    // Figures are kept for some seconds.
    vi.advanceTimersByTime(10_000);
    const text = await read();
    expect(text).toMatch(/^tiyin_database_up 0$/m);
    expect(text).not.toMatch(/^tiyin_leases /m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    isAway = false;
    expect(await read()).toMatch(/^tiyin_leases 0$/m);
    vi.useRealTimers();
  });

  // RUN-945
  test('shows how far its clock is ahead of that of the database, or behind', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const shown = async (ms: number): Promise<number> => {
      aheadMs = ms;
      vi.advanceTimersByTime(10_000);
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^tiyin_clock_ahead_seconds (\S+)$/m.exec(text)?.[1]);
    };
    expect(Math.abs(await shown(0))).toBeLessThan(5);
    expect(await shown(600_000)).toBeCloseTo(600, -1);
    expect(await shown(-600_000)).toBeCloseTo(-600, -1);
    aheadMs = 0;
    vi.useRealTimers();
  });

  // RUN-443
  test('counts requests by their route and shows what is in the database', async () => {
    const headers = { host: testHost };
    await system.app.inject({ method: 'GET', url: '/api/v1/invoice/one-id', headers });
    const text = await (await fetch(`${url}/metrics`)).text();
    // Tests of the same worker may count, too.
    expect(text).toMatch(
      /^tiyin_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/invoice\/:id",status="401"\} \d+$/m,
    );
    expect(text).not.toContain('one-id');
    expect(text).toMatch(/^tiyin_db_connections\{pool="requests",state="waiting"\} 0$/m);
    expect(text).toMatch(/^tiyin_leases 0$/m);
    expect(text).toMatch(/^tiyin_database_up 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  });
});
