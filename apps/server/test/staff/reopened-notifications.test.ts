import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { type NotificationKind, reopenAfterMs } from '@tiyin/domain/notifications';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notification } from '../../src/db/schema.ts';
import { closeNotification } from '../../src/notifications/close-notification.ts';
import { notify } from '../../src/notifications/notify.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { writeTicket } from '../../src/tickets/write-ticket.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import { byPerson } from '../payments/shop.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';

let system: TestSystem;
let payouts: ReturnType<typeof payoutSteps>;
let transfers: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  payouts = payoutSteps(system);
  transfers = transferSteps(system);
});
afterAll(() => system.close());

const rowsOf = (kind: NotificationKind) =>
  system.run((tx) =>
    tx.select().from(notification).where(eq(notification.kind, kind)).orderBy(asc(notification.id)),
  );

/** The operator closes what is open of a kind; answers when. */
async function closeOpen(kind: NotificationKind): Promise<Date> {
  const operator = await system.operator();
  const now = system.clock.now();
  await system.run(async (tx) => {
    const ofKind = and(eq(notification.kind, kind), isNull(notification.closedAt));
    const [row] = await tx.select().from(notification).where(ofKind);
    if (!row) throw new Error(`no ${kind} is open`);
    const staff = { ...operator, testDashboard: row.isTest };
    await closeNotification(tx, { staff, id: row.id, now });
  });
  return now;
}

type Cause = {
  readonly kind: NotificationKind;
  /** Makes the cause; returns a function that ends it. */
  readonly begin: () => Promise<() => Promise<unknown>>;
};

const causes: readonly Cause[] = [
  {
    kind: 'PAYOUT_WAITS',
    begin: async () => {
      const shop = await system.shop({ isTest: false, providerKind: 'manual' });
      await payouts.earn(shop, 10_000_000n);
      const invoiceId = await payouts.payOut(shop, 1_000_000n);
      await system.runDueJobs();
      return () => payouts.say('paid', invoiceId);
    },
  },
  {
    kind: 'TRANSFER_UNMATCHED',
    begin: async () => {
      const shop = await system.shop();
      await transfers.take({
        accountId: shop.accountIds[0] ?? asId<AccountId>(0),
        amount: 777_700n,
        transferId: 'tr',
      });
      return async () => {
        const deposit = await system.createDeposit(shop, 777_700n);
        await system.requestRequisites(deposit);
        await transfers.assign((await transfers.find('tr'))?.id ?? asId(0), deposit);
      };
    },
  },
  {
    kind: 'TRANSFER_DIFFERS',
    begin: async () => {
      const deposit = await system.createDeposit(
        await system.shop({ rules: byPerson }),
        1_000_000n,
      );
      await system.requestRequisites(deposit);
      await system.report(deposit, { amount: 1_100_000n });
      expect(await system.status(deposit)).toBe('ERROR');
      return () => system.move(deposit, 'CANCELED');
    },
  },
  {
    kind: 'ACCOUNT_NEAR_LIMIT',
    begin: async () => {
      const shop = await system.shop({ accounts: [{ limit: 1_000_000n }] });
      await payouts.earn(shop, 950_000n);
      await system.fold();
      const accountId = shop.accountIds[0] ?? asId<AccountId>(0);
      const command = {
        accountId,
        direction: 'SWEEP',
        amount: minorUnits(900_000n),
        comment: 'To bank',
      } as const;
      return async () => {
        const sweep = { ...command, staff: await system.operator(), now: system.clock.now() };
        await system.run((tx) => moveAccountMoney(tx, { ...sweep, expectedVersion: undefined }));
      };
    },
  },
  {
    kind: 'BALANCE_BELOW_ZERO',
    begin: async () => {
      const shop = await system.shop();
      const deposit = await system.createDeposit(shop, 10_000_000n);
      await system.requestRequisites(deposit);
      await system.report(deposit);
      await payouts.say('paid', await payouts.payOut(shop, 9_000_000n));
      await system.move(deposit, 'CANCELED');
      return () => payouts.earn(shop, 20_000_000n);
    },
  },
  {
    kind: 'CALLBACK_FAILED',
    begin: async () => {
      const shop = await system.shop({ callbackUrl: 'https://shop.test/hook' });
      const deposit = await system.createDeposit(shop, 1_000_000n);
      await system.requestRequisites(deposit);
      await system.report(deposit);
      const { invoiceId } = deposit;
      const become = (state: string) =>
        system.query(sql`update callback set state = ${state} where invoice_id = ${invoiceId}`);
      await become('FAILED');
      const subject = `callback:${invoiceId}`;
      const { merchantId } = shop;
      const now = system.clock.now();
      const input = { kind: 'CALLBACK_FAILED', subject, merchantId, isTest: true, now } as const;
      await system.run((tx) => notify(tx, input));
      return () => become('EXECUTED');
    },
  },
  {
    kind: 'TICKET_WAITS',
    begin: async () => {
      const { invoiceId } = await system.createDeposit(await system.shop(), 1_000_000n);
      const row = await system.row(invoiceId);
      const actor = { type: 'customer' } as const;
      const ticket = { actor, description: 'Where is it?', now: system.clock.now() };
      const { id } = await system.run((tx) => writeTicket(tx, row, ticket));
      return () => system.query(sql`update support_ticket set status = 'SOLVED' where id = ${id}`);
    },
  },
];

describe('a notification that a person closes while its cause is still there', () => {
  // PEOPLE-232
  it.each(causes)('$kind is opened again, until the cause has ended', async ({ kind, begin }) => {
    const end = await begin();
    const before = (await rowsOf(kind)).length;
    const closedBefore = (await closeOpen(kind)).toISOString();
    await system.pass(reopenAfterMs(kind) - 1);
    expect((await rowsOf(kind)).length).toBe(before);
    await system.pass(1);
    const rows = await rowsOf(kind);
    expect(rows.length).toBe(before + 1);
    expect(rows.at(-1)).toMatchObject({
      subject: rows.at(-2)?.subject,
      merchantId: rows.at(-2)?.merchantId,
      closedAt: null,
      details: { ...rows.at(-2)?.details, closedBefore },
    });
    expect(rows.at(-2)?.closedBy).not.toBeNull();
    await closeOpen(kind);
    await end();
    await system.pass(reopenAfterMs(kind));
    expect((await rowsOf(kind)).filter(({ closedAt }) => closedAt === null)).toEqual([]);
  });

  it('stays closed if it is about an event that is over', async () => {
    const shop = await system.shop();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit);
    await system.refuse(deposit);
    expect(await transfers.notificationKinds(`invoice:${deposit.invoiceId}`)).toEqual([
      'REPORTS_CONTRADICT',
    ]);
    await closeOpen('REPORTS_CONTRADICT');
    await system.pass(reopenAfterMs('REPORTS_CONTRADICT'));
    expect(await transfers.notificationKinds(`invoice:${deposit.invoiceId}`)).toEqual([]);
  });
});
