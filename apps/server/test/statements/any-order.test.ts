import { type AccountId, asId } from '@tiyin/domain/ids';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { randomOf } from '../drill/random.ts';
import { type TestSystem, minute, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { statementSteps } from './statement-steps.ts';

const dayMs = 24 * 60 * minute;
const amount = 1_000_000n;

let system: TestSystem;
let statements: ReturnType<typeof statementSteps>;
let transfers: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  statements = statementSteps(system);
  transfers = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** A payment: the day of its line, and the days on which this line is imported and its money reported. */
type Payment = readonly [line: number, imported: number, reported: number];

const lastDay = 12;

function randomPayments(seed: string): Payment[] {
  const random = randomOf(seed, 'payments');
  return Array.from({ length: random.between(2, 6) }, () => {
    const line = random.between(0, 8);
    const reported = Math.max(0, line + random.between(-3, 3));
    return [line, line + random.between(0, 4), reported];
  });
}

/** Each needs an exchange: a report by lines that have their money, or a line by reports that lines have. */
const exchanged: readonly Payment[][] = [
  [
    [2, 4, 0],
    [2, 5, 0],
    [2, 3, 1],
    [8, 9, 11],
    [6, 10, 8],
    [7, 8, 4],
  ],
  [
    [5, 7, 8],
    [3, 3, 6],
    [0, 1, 0],
    [7, 10, 6],
    [0, 3, 2],
    [6, 9, 8],
  ],
  [
    [1, 1, 4],
    [0, 5, 2],
  ],
];

// STATEMENT_SEED and STATEMENT_CASES look for other cases.
const seed = process.env['STATEMENT_SEED'] ?? '1';
const randomCases = Array.from({ length: Number(process.env['STATEMENT_CASES'] ?? 4) }, (_, at) =>
  randomPayments(`${seed}-${at}`),
);

/** Reports and lines of one account, in the order in which they come on a day. */
function eventsOf(payments: readonly Payment[], accountId: AccountId, today: number) {
  const random = randomOf(JSON.stringify(payments), `day ${today}`);
  const events: (() => Promise<unknown>)[] = payments
    .filter(([, , reported]) => reported === today)
    .map(() => () => transfers.take({ accountId, amount }));
  const lines = payments
    .filter(([, imported]) => imported === today)
    .map(([line]) => ({
      day: new Date(system.clock.now().getTime() + (line - today) * dayMs)
        .toISOString()
        .slice(0, 10),
      amount,
      counterparty: `${today} ${random.between(0, 1e9)}`,
    }));
  if (lines.length === 0) return events;
  const place = random.between(0, events.length);
  return events.toSpliced(place, 0, () => statements.importLines(accountId, lines));
}

// LEDGER-750
it('payments of one amount are posted once, in whichever order their lines and reports come', async () => {
  const cases: { payments: readonly Payment[]; accountId: AccountId }[] = [];
  for (const payments of [...exchanged, ...randomCases]) {
    const shop = await system.shop({ isTest: false, providerKind: 'manual' });
    cases.push({ payments, accountId: shop.accountIds[0] ?? asId<AccountId>(0) });
  }
  for (let today = 0; today <= lastDay; today += 1) {
    for (const { payments, accountId } of cases) {
      for (const event of eventsOf(payments, accountId, today)) await event();
    }
    await system.pass(dayMs);
  }
  const posted: object[] = [];
  for (const { payments, accountId } of cases) {
    posted.push({ payments, posted: (await statements.standing(accountId)) / amount });
  }
  expect(posted).toEqual(
    cases.map(({ payments }) => ({ payments, posted: BigInt(payments.length) })),
  );
}, 600_000);
