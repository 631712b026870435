import type { WebhookType } from '@tiyin/api/types';
import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobWorker } from '../src/background/worker.ts';
import { insertEndpoint } from '../src/callbacks/endpoints/manage-endpoints.ts';
import type { CallAnswer, OutgoingCall } from '../src/outside/call-out.ts';
import { payoutSteps } from './payments/payout-steps.ts';
import { type TestSystem, openTestSystem } from './payments/test-system.ts';
import { openHttpShop } from './providers/http-shop.ts';

const hanging = 'hangs.example';
/** The hosts that take calls and answer only at the end. */
const hangingHosts = new Set([hanging]);
const hangingCalls = 400;

/** The outside world: the other hosts answer at once. */
const outside = {
  calls: [] as OutgoingCall[],
  underWay: 0,
  maxRunning: 0,
  end: Promise.withResolvers<CallAnswer>(),
};

async function callOut(call: OutgoingCall): Promise<CallAnswer> {
  outside.calls.push(call);
  if (!hangingHosts.has(URL.parse(call.url)?.host ?? ''))
    return { statusCode: 200, text: '{"status":"paid"}' };
  outside.underWay += 1;
  outside.maxRunning = Math.max(outside.maxRunning, outside.underWay);
  const answer = await outside.end.promise;
  outside.underWay -= 1;
  return answer;
}

const callsTo = (host: string) =>
  outside.calls.filter(({ url }) => URL.parse(url)?.host === host).length;

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem({ callOut });
});
afterAll(() => system.close());

// RUN-231
it('400 callbacks that hang hold up neither a payout nor the callbacks of another merchant', async () => {
  const slow = await system.shop();
  for (let number = 0; number < hangingCalls; number += 1) {
    await system.createDeposit(slow, 1_000_000n, `https://${hanging}/callbacks`);
  }
  const shop = await openHttpShop(system, { url: 'https://provider.example' });
  await payoutSteps(system).earn(shop, 4_000_000n);
  await payoutSteps(system).payOut(shop, 1_000_000n);
  await system.createDeposit(await system.shop(), 1_000_000n, 'https://other.example/callbacks');
  const worker = createJobWorker(system.context);
  worker.start();
  try {
    await vi.waitUntil(() => callsTo('provider.example') > 0 && callsTo('other.example') > 0, {
      timeout: 60_000,
    });
    // One merchant, and one host, have sixteen places of 64; none of the calls has ended.
    await vi.waitUntil(() => outside.underWay === 16, { timeout: 60_000 });
    expect(callsTo(hanging)).toBe(16);
    expect(outside.maxRunning).toBe(16);
    // Those that wait for a place are still due.
    const later = sql`select 1 from job where kind = 'callback.deliver' and run_at > ${system.clock.now().toISOString()}`;
    expect(await system.query(later)).toEqual([]);
  } finally {
    const stopped = worker.stop();
    outside.end.resolve({ error: 'timed_out' });
    await stopped;
  }
});

// RUN-231
it('200 callbacks of one merchant go out as its places get free, none of them put off', async () => {
  const busy = await system.shop();
  for (let number = 0; number < 200; number += 1) {
    await system.createDeposit(busy, 1_000_000n, 'https://busy.example/callbacks');
  }
  const worker = createJobWorker(system.context);
  worker.start();
  try {
    // The clock stands still: what was put off would never go out.
    await vi.waitUntil(() => callsTo('busy.example') === 200, { timeout: 60_000 });
  } finally {
    await worker.stop();
  }
  expect(callsTo('busy.example')).toBe(200);
});

/** A merchant with endpoints at a host that hangs, and 60 events for each. */
async function subscribe(host: string, modes: readonly (boolean | null)[]): Promise<void> {
  hangingHosts.add(host);
  const shop = await system.shop();
  const { merchantId } = shop;
  const { clock, secrets } = system.context;
  const url = `https://${host}/hooks`;
  const types: WebhookType[] = ['invoice.status_changed'];
  await system.run(async (tx) => {
    for (const isTest of modes) {
      await insertEndpoint(tx, { merchantId, url, types, isTest, secrets, now: clock.now() });
    }
  });
  for (let number = 0; number < 60; number += 1) await system.createDeposit(shop, 1_000_000n);
}

// RUN-231, API-521
it.each([
  { of: 'a merchant have sixteen places together, to all its endpoints', count: 1, places: 16 },
  { of: 'two merchants have sixteen places beside their first ones', count: 2, places: 18 },
])('the events of $of', async ({ count, places }) => {
  const hosts = Array.from({ length: count }, (_, number) => `of-${count}-${number}.example`);
  const modes = count === 1 ? [null, true] : [null];
  for (const host of hosts) await subscribe(host, modes);
  outside.end = Promise.withResolvers();
  outside.maxRunning = 0;
  const worker = createJobWorker(system.context);
  worker.start();
  try {
    await vi.waitUntil(() => outside.underWay === places, { timeout: 60_000 });
    // Another one would begin now.
    await pause(500);
    expect(outside.maxRunning).toBe(places);
    outside.end.resolve({ statusCode: 204, text: '' });
    const all = 60 * modes.length;
    await vi.waitUntil(
      () => {
        // What found no place is due again in a second.
        system.clock.advance(1_000);
        return hosts.every((host) => callsTo(host) === all);
      },
      { timeout: 60_000 },
    );
  } finally {
    outside.end.resolve({ statusCode: 204, text: '' });
    await worker.stop();
  }
});
