import { type AccountId, asId } from '@tiyin/domain/ids';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentAccount } from '../../src/db/schema.ts';
import { closeNotification } from '../../src/notifications/close-notification.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem();
});
beforeEach(async () => {
  shop = await system.shop({ accounts: [{ limit: 10_000_000n }] });
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

/** The notifications about the shop's terminal. */
const notifications = () =>
  system.query(sql`select id, merchant_id, is_test, details, closed_at is not null as closed
    from notification where kind = 'NO_ACCOUNT_FREE' and subject = ${`terminal:${shop.terminalId}`}
    order by id`);

/** Whether each notification is closed. */
const closed = async () => (await notifications()).map((row) => row['closed']);

const enable = (isEnabled: boolean) =>
  system.run((tx) =>
    tx
      .update(paymentAccount)
      .set({ isEnabled })
      .where(eq(paymentAccount.id, shop.accountIds[0] ?? asId<AccountId>(0))),
  );

/** A customer requests requisites for an amount; returns their deposit. */
async function requestNew(amount = 1_000_000n) {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

describe('a customer who waits because no account is free', () => {
  // OFFICE-233
  it('opens one notification for each terminal, however many customers wait and however often they request', async () => {
    await enable(false);
    const deposit = await requestNew();
    await system.requestRequisites(deposit);
    await requestNew(2_000_000n);
    expect(await notifications()).toMatchObject([
      {
        merchant_id: shop.merchantId,
        is_test: true,
        closed: false,
        details: {
          invoiceId: deposit.invoiceId,
          amount: '1000000',
          currency: 'UZS',
          method: 'Humo',
        },
      },
    ]);
  });

  it('is not reported if an account is free', async () => {
    await requestNew();
    expect(await notifications()).toEqual([]);
  });

  // OFFICE-233
  it('ends at once when their form gets its requisites', async () => {
    await enable(false);
    const deposit = await requestNew();
    await enable(true);
    await system.requestRequisites(deposit);
    expect(await closed()).toEqual([true]);
  });

  // OFFICE-233
  it('ends within a minute after an account became free, also without further requests', async () => {
    await enable(false);
    await requestNew();
    await system.pass(minute);
    expect(await closed()).toEqual([false]);
    await enable(true);
    await system.pass(minute);
    expect(await closed()).toEqual([true]);
    await system.pass(5 * minute);
    expect(await closed()).toEqual([true]);
  });

  it('opens no notification if the form offers free amounts nearby', async () => {
    await requestNew();
    await requestNew();
    expect(await notifications()).toEqual([]);
  });

  it('counts a limit without room for the amount as not free', async () => {
    await requestNew(20_000_000n);
    await system.pass(minute);
    expect(await closed()).toEqual([false]);
  });

  it('opens again after a person closed it and the form still requests', async () => {
    await enable(false);
    const deposit = await requestNew();
    const [open] = await notifications();
    const staff = await system.operator();
    const now = system.clock.now();
    await system.run((tx) => closeNotification(tx, { staff, id: asId(Number(open?.['id'])), now }));
    await system.requestRequisites(deposit);
    expect(await closed()).toEqual([true, false]);
  });
});
