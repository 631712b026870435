import { asId, type AccountId, type TransferId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { reportByStaff } from '../../src/payments/transfers/report-by-staff.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { signIn } from '../callers.ts';
import { statementSteps } from '../statements/statement-steps.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof statementSteps>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  steps = statementSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const accountOf = ({ accountIds }: Shop): AccountId => accountIds[0] ?? asId<AccountId>(0);

/** Ten times as much may be reported: more than a third of what can be shown. */
const offered = 180_000_000_000_000;

/** A shop whose terminals offer very large amounts. */
async function largeShop(): Promise<Shop> {
  const shop = await system.shop();
  await system.query(sql`update terminal_method set max_amount = ${offered}
    where terminal_id = ${shop.terminalId} returning terminal_id`);
  return shop;
}

async function report(accountId: AccountId, amount: bigint, externalId: string) {
  const staff = await system.operator();
  const money = { accountId, amount: minorUnits(amount), externalId, comment: 'By the bank' };
  const given = { ...money, invoiceId: undefined, now: system.clock.now() };
  return system.run((tx) => reportByStaff(tx, { ...given, staff }));
}

const refused = { status: 422, errors: [{ path: '/amount' }] };

// LEDGER-720
it('a report that would bring a sum out of the range is refused, also after the others were taken back', async () => {
  const shop = await largeShop();
  const accountId = accountOf(shop);
  const taken = [];
  for (const name of ['one', 'two'])
    taken.push(await report(accountId, 1_800_000_000_000_000n, name));
  await expect(report(accountId, 1_800_000_000_000_000n, 'three')).rejects.toMatchObject(refused);
  const operator = await signIn(system.app, 'operator');
  const summary = await operator({
    method: 'GET',
    url: `/api/v1/people/account/${accountId}/summary`,
  });
  expect(summary.statusCode, summary.body).toBe(200);
  const staff = await system.operator();
  for (const id of taken) {
    const reversal = { staff, id, reason: 'A slip', now: system.clock.now() };
    await system.run((tx) => reverseTransfer(tx, reversal));
  }
  await expect(report(accountId, 1_800_000_000_000_000n, 'four')).rejects.toMatchObject(refused);
  expect(await report(accountId, 1_000_000n, 'usual')).toBeGreaterThan(0);
});

const day = '2026-01-14';
const line = (amount: bigint, reference: string) => ({ day, amount, reference });

// LEDGER-720
it('a statement whose day would have too much is refused at its line', async () => {
  const accountId = accountOf(await largeShop());
  await steps.importLines(accountId, [line(1_000_000_000_000_000n, 'a')]);
  // Nothing stands on the account any more, and nothing came to it today.
  const [{ id } = { id: 0 }] = await system.query(
    sql`select id::int from transfer where account_id = ${accountId}`,
  );
  const taken = { id: asId<TransferId>(Number(id)), reason: 'A slip', now: system.clock.now() };
  const staff = await system.operator();
  await system.run((tx) => reverseTransfer(tx, { ...taken, staff }));
  system.clock.advance(24 * 60 * minute);
  const two = [line(1_800_000_000_000_000n, 'b'), line(1_800_000_000_000_000n, 'c')];
  await expect(steps.uploadLines(accountId, two)).rejects.toMatchObject({
    code: 'statement_unreadable',
    errors: [{ message: 'The money of 2026-01-14 is too much to be shown exactly' }],
  });
  await steps.uploadLines(accountId, [line(10_000n, 'd')]);
});

// LEDGER-720
it('lines that are not matched yet count, too', async () => {
  const accountId = accountOf(await largeShop());
  await steps.uploadLines(accountId, [
    line(1_800_000_000_000_000n, 'a'),
    line(1_800_000_000_000_000n, 'b'),
  ]);
  const next = [{ ...line(1_000_000_000_000_000n, 'c'), day: '2026-01-13' }];
  await expect(steps.uploadLines(accountId, next)).rejects.toMatchObject({
    code: 'statement_unreadable',
  });
});

// LEDGER-205, LEDGER-720
it('no person changes a deposit to an amount that no transfer has, or vouches for one', async () => {
  const shop = await system.shop({ isTest: false, providerKind: 'manual' });
  const call = await signIn(system.app, 'operator');
  const deposit = await system.createDeposit(shop, 500_000n);
  const { invoiceId } = deposit;
  const reason = 'The bank shows it';
  const change = (amount: number) =>
    call({ method: 'PATCH', url: '/api/v1/invoice/amount', body: { invoiceId, amount, reason } });
  const answer = await change(9_000_000_000_000_000);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ path: '/amount' }] });
  expect((await change(1_000_000_000_000)).statusCode).toBe(200);
  // One that was made before, or whose merchant requested it.
  await system.query(sql`update invoice set amount = 9000000000000000
    where id = ${invoiceId} returning id`);
  await expect(system.move(deposit, 'DONE')).rejects.toMatchObject(refused);
  await system.query(sql`update terminal_method set max_amount = 900000000000000
    where terminal_id = ${shop.terminalId} returning terminal_id`);
  // Now a terminal offers it, and the balance could not be shown.
  await expect(system.move(deposit, 'DONE')).rejects.toMatchObject(refused);
  await system.query(sql`update invoice set amount = 4000000000000000
    where id = ${invoiceId} returning id`);
  await system.move(deposit, 'DONE');
  const url = `/api/v1/merchant/balance?terminalId=${shop.terminalId}`;
  expect((await call({ method: 'GET', url })).statusCode).toBe(200);
});

// LEDGER-741
it('a top-up that would bring a sum out of the range is refused, also after the money was swept', async () => {
  const shop = await system.shop({ accounts: [{ limit: 2n ** 53n - 1n }] });
  const accountId = accountOf(shop);
  const topUp = (amount: bigint) => steps.move(accountId, 'TOP_UP', amount);
  await expect(topUp(2n ** 52n + 1n)).rejects.toMatchObject(refused);
  await topUp(2n ** 51n);
  await steps.move(accountId, 'SWEEP', 2n ** 51n);
  await expect(topUp(2n ** 51n)).rejects.toMatchObject(refused);
  await topUp(1_000_000n);
  const call = await signIn(system.app, 'operator');
  const days = await call({ method: 'GET', url: `/api/v1/people/account/${accountId}/day` });
  expect(days.statusCode, days.body).toBe(200);
});
