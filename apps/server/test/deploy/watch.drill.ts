import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { callServer } from './call-server.ts';
import { openFleet } from './fleet.ts';
import { fillIn, missing } from './programs.ts';
import { deployFolder } from './proxies.ts';

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
const reason = missing('prometheus', 'promtool');
const rules = join(deployFolder, 'prometheus');
const dashboards = join(deployFolder, 'grafana/dashboards');

type Series = {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: [number, string];
};
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };

/** The queries of every dashboard, by the dashboard and the panel. */
const queries = readdirSync(dashboards).flatMap((file) => {
  const { panels }: { panels: readonly Panel[] } = JSON.parse(
    readFileSync(join(dashboards, file), 'utf8'),
  );
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ panel: `${file}: ${title}`, expr })),
  );
});

function promtool(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: rules, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

describe('the rules for Prometheus', () => {
  // RUN-455, RUN-945
  test('are valid, and each alert fires for its cause and not without it', ({ skip }) => {
    skip(reason !== undefined, reason);
    expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
    expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });
});

describe('a Prometheus that watches three servers', () => {
  let fleet: Awaited<ReturnType<typeof openFleet>>;
  let prometheus: ChildProcess;
  let url: string;

  beforeAll(async () => {
    if (reason !== undefined) return;
    if (!postgres) throw new Error('It needs PostgreSQL: set TIYIN_TEST_DATABASE_URL.');
    fleet = await openFleet(postgres);
    for (const server of fleet.servers) await server.start();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    prometheus = startPrometheus(port);
  });
  afterAll(async () => {
    if (prometheus && prometheus.exitCode === null) {
      prometheus.kill('SIGTERM');
      await once(prometheus, 'exit');
    }
    await fleet?.close();
  });

  /** With the configuration of deploy/prometheus, at the addresses of the test. */
  function startPrometheus(port: number): ChildProcess {
    const folder = join(fleet.folder, 'prometheus');
    mkdirSync(folder);
    const [one, two, three] = fleet.servers;
    const config = fillIn(readFileSync(join(rules, 'prometheus.yml'), 'utf8'), {
      '10.0.0.11:4001': `127.0.0.1:${one.managementPort}`,
      '10.0.0.12:4001': `127.0.0.1:${two.managementPort}`,
      '10.0.0.13:4001': `127.0.0.1:${three.managementPort}`,
      '[alerts.yml]': `[${join(rules, 'alerts.yml')}]`,
      'scrape_interval: 15s': 'scrape_interval: 1s',
      'evaluation_interval: 15s': 'evaluation_interval: 1s',
    });
    writeFileSync(join(folder, 'prometheus.yml'), config);
    const child = spawn(
      'prometheus',
      [
        `--config.file=${folder}/prometheus.yml`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    );
    process.once('exit', () => child.kill('SIGKILL'));
    return child;
  }

  async function query(expr: string): Promise<readonly Series[]> {
    const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`);
    const answer: { status: string; error?: string; data: { result: readonly Series[] } } =
      JSON.parse(await response.text());
    if (answer.status !== 'success') throw new Error(`${expr}: ${answer.error}`);
    return answer.data.result;
  }

  /** Resolves to the series of a query, once there are so many. */
  async function eventually(expr: string, count: number): Promise<readonly Series[]> {
    for (;;) {
      const found = await query(expr).catch(() => []);
      if (found.length >= count) return found;
      await pause(100);
    }
  }

  async function pay(): Promise<void> {
    const [shop] = fleet.shops;
    const [server] = fleet.servers;
    const response = await callServer(server.port, {
      method: 'POST',
      path: '/api/merchant/v1/forms',
      headers: { authorization: `Bearer ${shop?.apiKey}`, 'idempotency-key': 'watched' },
      body: {
        terminalId: shop?.terminalId,
        type: 'Deposit',
        amount: 10_000_000,
        canChangeAmount: false,
        merchantInvoiceId: 'watched',
        customer: { externalId: 'u-1' },
        successUrl: 'https://shop.example/',
        cancelUrl: 'https://shop.example/',
        errorUrl: 'https://shop.example/',
      },
    });
    expect(response.status).toBe(201);
  }

  // RUN-455
  test('gets every figure that a rule or a dashboard names', async ({ skip }) => {
    skip(reason !== undefined, reason);
    await pay();
    await eventually('up{job="tiyin"} == 1', 3);
    await eventually('tiyin_invariant_checked_age_seconds', 3);
    await eventually('tiyin_invoices_of_last_hour', 3);
    const alerts = readFileSync(join(rules, 'alerts.yml'), 'utf8');
    const named = [alerts, ...queries.map(({ expr }) => expr)].flatMap((text) =>
      [...text.matchAll(/\b(?:tiyin|nodejs|process)_\w+/g)].map(([name]) => name),
    );
    // No job has failed, and the outcome of every payout is known: their series begin with the first one.
    const later = ['tiyin_job_oldest_due_seconds', 'tiyin_payouts_under_way'];
    for (const name of new Set(named)) {
      if (later.includes(name)) continue;
      expect(await query(name), name).not.toHaveLength(0);
    }
  });

  // RUN-455
  test('answers the query of every panel', async ({ skip }) => {
    skip(reason !== undefined, reason);
    expect(queries.length).toBeGreaterThan(20);
    for (const { panel, expr } of queries) {
      await expect(query(expr.replaceAll('$__rate_interval', '1m')), panel).resolves.toBeDefined();
    }
  });

  // RUN-455
  test('sees that a server was killed, and that nothing else is wrong', async ({ skip }) => {
    skip(reason !== undefined, reason);
    const [, , third] = fleet.servers;
    await third.kill();
    const alert = `ALERTS{alertname="TiyinServerDown",instance="127.0.0.1:${third.managementPort}"}`;
    expect(await eventually(alert, 1)).toMatchObject([{ metric: { alertstate: 'pending' } }]);
    const others = await query('ALERTS{alertname!="TiyinServerDown",alertstate="firing"}');
    expect(others).toEqual([]);
  });
});
