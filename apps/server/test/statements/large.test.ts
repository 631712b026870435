import { asId, type AccountId } from '@tiyin/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { camt053Of, csvOf, mt940Of, utf8, type TestLine } from './statement-files.ts';
import { statementSteps } from './statement-steps.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(async () => {
  await system.expectBooksHold();
  await system.close();
});

const count = 100_000;

const formats = [
  { format: 'csv', write: csvOf },
  { format: 'mt940', write: mt940Of },
  { format: 'camt053', write: camt053Of },
] as const;

// LEDGER-260
describe('a statement as', () => {
  it.for(formats)('$format of 100,000 lines is taken whole', async ({ format, write }) => {
    const shop = await system.shop({ providerKind: 'manual', isTest: false });
    const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
    const day = system.clock.now().toISOString().slice(0, 10);
    const lines = Array.from({ length: count }, (_, at): TestLine => ({
      day,
      amount: -BigInt(at + 1),
      reference: `line-${at}`,
      counterparty: `Payee ${at}`,
    }));
    const bytes = utf8(write(lines));
    const taken = await statementSteps(system).importFile(accountId, { format, bytes });
    expect(taken).toMatchObject({ lines: count, newLines: count, matching: 0 });
  });
});
