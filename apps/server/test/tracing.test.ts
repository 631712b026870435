import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { anyAddress } from '../src/outside/address-rules.ts';
import { createCallOut } from '../src/outside/call-out.ts';
import { startTracing } from '../src/tracing/open-telemetry.ts';
import { merchantServer } from './callers.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
};
type Export = {
  readonly resourceSpans: { readonly scopeSpans: { readonly spans: readonly Span[] }[] }[];
};

let collector: Server;
let address: string;
let system: TestApp;
let stop: () => Promise<void>;
const spans: Span[] = [];
let received = '';
let calls = 0;

beforeAll(async () => {
  collector = createServer((request, response) => {
    if (request.url !== '/v1/traces') {
      calls += 1;
      response.end();
      return;
    }
    void json(request).then((body) => {
      received += JSON.stringify(body);
      const { resourceSpans } = body as Export;
      spans.push(
        ...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
      );
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', address);
  stop = startTracing({ role: 'all' });
  // The shop's server is the collector, at another path.
  system = await openTestApp({ callOut: createCallOut({ isAllowed: anyAddress }) });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await system.close();
  collector.close();
});

// RUN-460
test('a trace leads from a request over its queries and jobs to the call that follows, without a secret', async () => {
  const { app, shops, clock, runDueJobs } = system;
  const key = 'key-of-the-trace';
  const created = await merchantServer(app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': key },
    body: {
      terminalId: shops[0].terminalIds[0],
      type: 'Deposit',
      amount: 1_000_000,
      canChangeAmount: true,
      merchantInvoiceId: 'traced-order',
      customer: { externalId: 'customer-of-the-trace' },
      callbackUrl: `${address}/hook/key-of-the-shop`,
      successUrl: 'https://shop.example/',
      cancelUrl: 'https://shop.example/',
      errorUrl: 'https://shop.example/',
      lifetimeSeconds: 60,
    },
  });
  expect(created.statusCode, created.body).toBe(201);
  clock.advance(120_000);
  await runDueJobs();
  await stop();

  const request = spans.find(({ name }) => name === 'POST /api/merchant/v1/forms');
  const trace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const named = (name: string) => trace.filter((span) => span.name === name);
  const [deadline] = named('job invoice.deadline');
  const [delivery] = named('job callback.deliver');
  const [call] = named('POST 127.0.0.1');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(named('INSERT').some((span) => span.parentSpanId === request?.spanId)).toBe(true);
  expect(deadline?.parentSpanId).toBe(request?.spanId);
  // The first callback follows from the request, which announced the invoice, or from its end at the deadline.
  expect([request?.spanId, deadline?.spanId]).toContain(delivery?.parentSpanId);
  expect(trace.map(({ spanId }) => spanId)).toContain(call?.parentSpanId);
  expect(calls).toBeGreaterThan(0);
  for (const secret of [
    'customer-of-the-trace',
    'key-of-the-shop',
    key,
    JSON.parse(created.body).formId,
  ]) {
    expect(received).not.toContain(secret);
  }
});

// RUN-460
test('it is on where the address of a collector is given, which is refused when it is none', () => {
  const read = (env: NodeJS.ProcessEnv) =>
    readConfig({ PUBLIC_URL: 'https://pay.example', ...env }, '/').process.isTraced;
  expect(read({})).toBe(false);
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toBe(true);
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT is not an http or https address.',
  );
});
