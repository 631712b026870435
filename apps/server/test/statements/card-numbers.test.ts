import { hash } from 'node:crypto';
import { type AccountId, type StatementLineId, asId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statementLine } from '../../src/db/schema.ts';
import { dumpTables } from '../audit/clear-text.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

// API-491
describe('a card number in a statement', () => {
  let today: string;
  let accountId: AccountId;
  let lines: ReturnType<typeof linesOf>;
  const card = '4111111111111111';
  const linesOf = (day: string) => [
    { day, amount: 110_000n, counterparty: `P2P ${card}` },
    { day, amount: 110_000n, counterparty: 'P2P 4000000000061111' },
    { day, amount: 110_000n, counterparty: 'One', reference: card },
    { day, amount: 110_000n, counterparty: 'Two', reference: card },
    { day, amount: 120_000n, counterparty: 'One', reference: `trx ${card}` },
  ];

  beforeEach(async () => {
    const shop = await system.shop({ providerKind: 'manual', isTest: false });
    accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    today = system.clock.now().toISOString().slice(0, 10);
    lines = linesOf(today);
  });

  it('is kept by its last four digits, and is no reference', async () => {
    expect(await statements.importLines(accountId, lines)).toMatchObject({ newLines: 5 });
    const kept = await system.run((tx) =>
      tx.select().from(statementLine).where(eq(statementLine.accountId, accountId)),
    );
    expect(kept.map(({ counterparty, reference }) => [counterparty, reference])).toEqual([
      ['P2P •••• 1111', null],
      ['P2P •••• 1111', null],
      ['One', null],
      ['Two', null],
      ['One', 'trx •••• 1111'],
    ]);
    const dump = [...(await dumpTables(system)).values()].join('\n');
    const known = JSON.stringify([today, '110000', `P2P ${card}`]);
    const unkeyed = hash('sha256', known, 'base64url');
    expect([card, '4000000000061111', unkeyed].filter((each) => dump.includes(each))).toEqual([]);
    expect(await statements.importLines(accountId, lines)).toMatchObject({ newLines: 0 });
  });

  it('does not make a line new that was imported before they were masked', async () => {
    const digest = (...key: string[]) =>
      hash('sha256', JSON.stringify([today, ...key]), 'base64url');
    await statements.importLines(accountId, lines);
    const formerly = [
      `line ${digest('110000', `P2P ${card}`)} 1`,
      `line ${digest('110000', 'P2P 4000000000061111')} 1`,
      `line ${digest('110000', 'reference', card)} 1`,
      `line ${digest('110000', 'reference', card)} 2`,
      `line ${digest('120000', 'reference', `trx ${card}`)} 1`,
    ];
    await system.run(async (tx) => {
      const of = eq(statementLine.accountId, accountId);
      const rows = await tx.select().from(statementLine).where(of).orderBy(statementLine.id);
      for (const [at, identity] of formerly.entries()) {
        const which = eq(statementLine.id, rows[at]?.id ?? asId<StatementLineId>(0));
        await tx.update(statementLine).set({ identity }).where(which);
      }
    });
    expect(await statements.importLines(accountId, lines)).toMatchObject({ newLines: 0 });
  });
});
