import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobWorker } from '../src/background/worker.ts';
import type { CallAnswer, OutgoingCall } from '../src/outside/call-out.ts';
import { payoutSteps } from './payments/payout-steps.ts';
import { type TestSystem, openTestSystem } from './payments/test-system.ts';
import { openHttpShop } from './providers/http-shop.ts';

const hanging = 'hangs.example';
const hangingCalls = 400;

/** The outside world: one host takes calls and never answers, all others answer at once. */
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
    // One merchant, and one host, have four places of sixteen; none of the calls has ended.
    await vi.waitUntil(() => outside.underWay === 4, { timeout: 60_000 });
    expect(callsTo(hanging)).toBe(4);
    expect(outside.maxRunning).toBe(4);
  } finally {
    const stopped = worker.stop();
    outside.end.resolve({ error: 'timed_out' });
    await stopped;
  }
});
