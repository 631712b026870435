import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPartitions } from '../../src/background/add-partitions.ts';
import { anyAddress } from '../../src/outside/address-rules.ts';
import { createCallOut } from '../../src/outside/call-out.ts';
import { type Receiver, openReceiver } from '../callbacks/receiver.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { watchQueries } from '../query-log.ts';

let system: TestSystem;
let receiver: Receiver;
const sent: string[] = [];
const stopWatching = watchQueries((text) => sent.push(text));
beforeAll(async () => {
  system = await openTestSystem({ callOut: createCallOut({ isAllowed: anyAddress }) });
  receiver = await openReceiver();
});
afterAll(async () => {
  stopWatching();
  await receiver.close();
  await system.close();
});

const yearMs = 365 * 24 * 60 * minute;

/** The statements of a deposit with its callbacks. */
async function statementsOfDeposit(): Promise<string[]> {
  const shop = await system.shop({ callbackUrl: receiver.url });
  sent.length = 0;
  const deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  await system.report(deposit);
  await system.runDueJobs();
  expect(await system.status(deposit)).toBe('DONE');
  return [...sent];
}

// RUN-851, RUN-961
test('the way of a deposit sends the same statements and reads no old partition', async () => {
  await statementsOfDeposit();
  const before = await statementsOfDeposit();
  const { clock, context } = system;
  const later = new Date(clock.now().getTime() + 3 * yearMs);
  await context.database.transaction((tx) => addPartitions(tx, later));
  clock.advance(3 * yearMs);
  // The deadlines of the deposits before.
  await system.runDueJobs();
  const after = await statementsOfDeposit();
  expect(after.toSorted()).toEqual(before.toSorted());
  // A callback is found by its id, or from the month of its invoice on.
  const ofCallbacks = after.filter((text) => /^(?:select|update).*"callback"/.test(text));
  expect(ofCallbacks.length).toBeGreaterThan(0);
  expect(
    ofCallbacks.filter((text) => !/callbacks_since|where "callback"."id" = \$/.test(text)),
  ).toEqual([]);
  // An insert goes to the partition of its month alone.
  const byMonth = after.filter((text) => /\b(?:audit_entry|callback_try)\b/.test(text));
  expect(byMonth.filter((text) => text.includes('callback_try')).length).toBeGreaterThan(0);
  expect(
    byMonth.filter((text) => !/^insert into "(?:audit_entry|callback_try)"/.test(text)),
  ).toEqual([]);
});
