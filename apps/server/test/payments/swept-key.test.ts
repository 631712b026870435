import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweep } from '../../src/background/sweep.ts';
import { actOnly, once } from '../../src/idempotency/once.ts';
import { type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

/** Something that one side waits for and the other one gives. */
function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

// LEDGER-760
it('a key that is swept while a request takes it over is kept for that request', async () => {
  const { merchantId } = await system.shop();
  const { secrets } = system.context;
  const request = { merchantId, key: 'refund-1', body: { amount: 1 }, secrets };
  let worked = 0;
  const act = () => {
    worked += 1;
    return Promise.resolve({ id: worked });
  };
  const send = () =>
    system.run((tx) => once(tx, { ...request, now: system.clock.now() }, actOnly(act)));
  await send();
  system.clock.advance(24 * 60 * minute);
  const seen = signal();
  const swept = signal();
  const takesOver = system.run((tx) =>
    once(
      tx,
      { ...request, now: system.clock.now() },
      {
        look: async () => {
          // After the statement that found the key taken.
          await tx.execute(sql`select 1`);
          seen.give();
          await swept.given;
        },
        act,
      },
    ),
  );
  await seen.given;
  await system.run((tx) => sweep(tx, system.clock.now()));
  swept.give();
  expect(await takesOver).toEqual({ answer: { id: 2 }, isReplayed: false });
  expect(await send()).toEqual({ answer: { id: 2 }, isReplayed: true });
});
