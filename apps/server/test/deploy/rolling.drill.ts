import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Start } from './built-fleet.ts';
import { openFleet } from './fleet.ts';
import { makeNextVersion, runMigrate } from './next-version.ts';
import { missing } from './programs.ts';
import { type Proxy, startNginx } from './proxies.ts';
import { startTraffic, type Traffic } from './steady-traffic.ts';

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const reason = missing('nginx', 'openssl');
const perSecond = Number(process.env['ROLLING_REQUESTS_PER_SECOND'] || 200);

/** Prints a figure, also where everything went well. */
function report(line: string): void {
  process.stdout.write(`rolling restart: ${line}\n`);
}

describe('three servers behind nginx', () => {
  let fleet: Awaited<ReturnType<typeof openFleet>>;
  let proxy: Proxy;
  let starts: Start[];

  beforeAll(async () => {
    if (reason !== undefined) return;
    if (!postgres) throw new Error('The proof needs PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
    fleet = await openFleet(postgres);
    starts = await Promise.all(fleet.servers.map((server) => server.start()));
    proxy = await startNginx(await fleet.proxyOptions('nginx'));
  });
  afterAll(async () => {
    await proxy?.close();
    await fleet?.close();
  });

  /** Restarts each server in turn under requests; the traffic goes on until the last one serves. */
  async function roll(
    name: string,
    before: () => Promise<void>,
    folder?: string,
  ): Promise<Traffic> {
    const traffic = startTraffic({ port: proxy.port, perSecond, name, shops: fleet.shops });
    const began = performance.now();
    while (traffic.answered() < perSecond) await pause(20);
    await before();
    for (const server of fleet.servers) {
      const ending = await server.stop();
      expect(ending).toEqual({ code: 0, text: '' });
      starts.push(await server.start(folder));
    }
    const all = traffic.answered();
    while (traffic.answered() < all + perSecond) await pause(20);
    const result = await traffic.stop();
    const seconds = (performance.now() - began) / 1000;
    const { durations, lost, answered } = result;
    const part = (share: number) =>
      Math.round(durations[Math.floor(durations.length * share)] ?? 0);
    report(
      `${answered} answered (${Math.round(answered / seconds)} a second), ${lost.length} lost, ` +
        `half within ${part(0.5)} ms, 99 % within ${part(0.99)} ms`,
    );
    if (lost.length > 0) report(proxyErrors());
    return result;
  }

  /** The end of nginx' log, for the lost requests. */
  function proxyErrors(): string {
    return readFileSync(join(fleet.folder, 'nginx/error.log'), 'utf8').slice(-8000);
  }

  async function expectKept({ lost, invoices }: Traffic): Promise<void> {
    expect(lost.slice(0, 20)).toEqual([]);
    const { database } = fleet;
    const [row] = await database.query((tx) =>
      tx.execute(sql`select count(*)::int as all, count(distinct merchant_invoice_id)::int as different,
        count(*) filter (where id = any(${sql.param([...invoices])}::uuid[]))::int as acknowledged from invoice`),
    );
    expect(row).toMatchObject({ acknowledged: invoices.length });
    expect(row?.['all']).toBe(row?.['different']);
  }

  // RUN-450
  test('a restart of each in turn loses no request', async ({ skip }) => {
    skip(reason !== undefined, reason);
    await expectKept(await roll('restart', () => Promise.resolve()));
  });

  // RUN-450
  test('nor does an upgrade with a migration while customers pay', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const folder = join(fleet.folder, 'next');
    mkdirSync(folder);
    const next = makeNextVersion(folder);
    await expectKept(await roll('upgrade', () => runMigrate(next, fleet.env), next));
    const texts = starts.map(
      ({ readyMs, cpuMs }) => `${Math.round(readyMs)} (${Math.round(cpuMs)})`,
    );
    report(
      `ms from spawn to ready, and of the processor: ${texts.slice(0, 3).join(', ')} together,`,
    );
    report(`${texts.slice(3).join(', ')} one by one under load`);
  });
});
