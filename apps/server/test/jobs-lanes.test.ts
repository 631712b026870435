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

let hanging = 'hangs.example';
const hangingCalls = 400;

/** The outside world: one host takes calls and answers only at the end, all others answer at once. */
const outside = {
  calls: [] as OutgoingCall[],
  underWay: 0,
  maxRunning: 0,
  end: Promise.withResolvers<CallAnswer>(),
};

async function callOut(call: OutgoingCall): Promise<CallAnswer> {
  outside.calls.push(call);
  if (URL.parse(call.url)?.host !== hanging) return { statusCode: 200, text: '{"status":"paid"}' };
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

// RUN-231, API-521
it('the events of a merchant have sixteen places together, to all its endpoints', async () => {
  const url = 'https://two.example/hooks';
  const shop = await system.shop();
  const { clock, secrets } = system.context;
  await system.run(async (tx) => {
    for (const isTest of [null, true]) {
      const types: WebhookType[] = ['invoice.status_changed'];
      const { merchantId } = shop;
      await insertEndpoint(tx, { merchantId, url, types, isTest, secrets, now: clock.now() });
    }
  });
  for (let number = 0; number < 60; number += 1) await system.createDeposit(shop, 1_000_000n);
  outside.end = Promise.withResolvers();
  outside.maxRunning = 0;
  hanging = 'two.example';
  const worker = createJobWorker(system.context);
  worker.start();
  try {
    await vi.waitUntil(() => outside.underWay === 16, { timeout: 60_000 });
    // A seventeenth would begin now.
    await pause(500);
    expect(outside.maxRunning).toBe(16);
    outside.end.resolve({ statusCode: 204, text: '' });
    await vi.waitUntil(
      () => {
        // What found no place is due again in a second.
        system.clock.advance(1_000);
        return callsTo(hanging) === 120;
      },
      { timeout: 60_000 },
    );
  } finally {
    outside.end.resolve({ statusCode: 204, text: '' });
    await worker.stop();
  }
});
