import type { AccountId } from '@tiyin/domain/ids';
import { asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestSystem, openTestSystem, second } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * 60_000;

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let transfers: ReturnType<typeof transferSteps>;
let accountId: AccountId;
let day: string;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  transfers = transferSteps(system);
});
beforeEach(async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  accountId = shop.accountIds[0] ?? asId<AccountId>(0);
  day = today();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const today = () => system.clock.now().toISOString().slice(0, 10);

describe('a closed day', () => {
  // LEDGER-570
  it('keeps its sums when a transfer of it is reversed, which counts today', async () => {
    await system.pass(dayMs);
    await statements.importLines(accountId, [{ day, amount: 1_234_567n, reference: 'came' }]);
    expect(await statements.close(accountId, day)).toMatchObject({ difference: 0 });
    const found = await transfers.find('came');
    if (!found) throw new Error('the line became no transfer');
    system.clock.advance(second);
    await transfers.takeBack(found.id);
    await system.runDueJobs();
    const closed = { state: 'CLOSED', difference: 0, ledger: { in: 1_234_567, out: 0 } };
    expect(await statements.day(accountId, day)).toMatchObject(closed);
    const own = { difference: 1_234_567, ledger: { in: 0, out: 1_234_567 } };
    expect(await statements.day(accountId, today())).toMatchObject(own);
  });

  // LEDGER-570
  it('keeps its difference when the same money moves today', async () => {
    await statements.move(accountId, 'TOP_UP', 5_000_000n);
    const lines = [
      { day, amount: 5_000_000n, reference: 'top-up' },
      { day, amount: -106_193n, reference: 'fee' },
    ];
    await statements.importLines(accountId, lines);
    await statements.explain(accountId, day);
    await system.pass(dayMs);
    expect(await statements.close(accountId, day)).toMatchObject({ difference: -106_193 });
    system.clock.advance(second);
    await statements.move(accountId, 'SWEEP', 106_193n);
    await statements.importLines(accountId, [{ day: today(), amount: 10n, reference: 'next' }]);
    const closed = { state: 'CLOSED', difference: -106_193 };
    expect(await statements.day(accountId, day)).toMatchObject(closed);
    const own = { ledger: { in: 10, out: 106_193 } };
    expect(await statements.day(accountId, today())).toMatchObject(own);
  });

  // LEDGER-570
  it('keeps its sums and its explanation when the bank shows its money on a later day', async () => {
    await statements.move(accountId, 'TOP_UP', 5_000_000n);
    await statements.importLines(accountId, [{ day, amount: 10n, reference: 'other' }]);
    await system.pass(dayMs);
    await statements.explain(accountId, day, 'The bank books it tomorrow');
    const judged = await statements.close(accountId, day);
    expect(judged).toMatchObject({
      state: 'CLOSED',
      difference: -5_000_000,
      explanation: 'The bank books it tomorrow',
      unseen: [{ kind: 'movement', amount: 5_000_000 }],
    });
    system.clock.advance(second);
    const late = { day: today(), amount: 5_000_000n, reference: 'late' };
    await statements.importLines(accountId, [late]);
    expect(await statements.lines(accountId)).toContain(`${late.day} 5000000 movement`);
    expect(await statements.day(accountId, day)).toEqual(judged);
    expect(await statements.day(accountId, late.day)).toMatchObject({
      difference: 5_000_000,
      ledger: { in: 0, out: 0 },
      unexplained: [{ amount: 5_000_000, reference: 'late' }],
      unseen: [],
    });
    await statements.explain(accountId, late.day, 'Of the day before');
    await system.pass(dayMs);
    expect(await statements.close(accountId, late.day)).toMatchObject({ difference: 5_000_000 });
  });
});
