import { formatReportDay } from '@tiyin/domain/dates';
import {
  type AccountId,
  asId,
  type ProviderId,
  type ReturnId,
  type TransferId,
} from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { readAccountSummary } from '../../src/payments/accounts/account-summary.ts';
import { reportReturn } from '../../src/payments/returns/report-return.ts';
import { returnMoney } from '../../src/payments/returns/return-money.ts';
import type { ReturnSource } from '../../src/payments/returns/return-source.ts';
import { readReturnable } from '../../src/payments/returns/returnable-money.ts';
import { listDays, readDay } from '../../src/payments/statements/list-days.ts';
import { readSuspense } from './listed-suspense.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, payeeCard } from './test-system.ts';

/** Corrections of a shop's money by staff and its bank, and its figures beside the entries of the ledger. */
export function correctionSteps(system: TestSystem) {
  const { run, query, clock } = system;
  const now = () => clock.now();

  const transfersOf = ({ accountIds }: Shop, isUnmatched: boolean) =>
    query(sql`select id::int from transfer where account_id in ${accountIds} and reverses_id is null
      and (invoice_id is null or not ${isUnmatched}::boolean) order by id desc`);

  /** The money of the ledger on a payment account, from its entries alone. */
  async function entriesOf(accountId: AccountId): Promise<bigint> {
    const [row] = await query(sql`select (-coalesce(sum(e.amount), 0))::text as sum
      from entry e join ledger_account l on l.id = e.account_id
      where l.kind = 'payment_account' and l.payment_account_id = ${accountId}`);
    return BigInt(String(row?.['sum']));
  }

  async function expectDays(accountId: AccountId): Promise<void> {
    const page = { accountId, page: 0, size: 100, now: now() };
    const { data: days } = await run((tx) => listDays(tx, page));
    const moved = days.map(({ ledger }) => ledger.in - ledger.out);
    expect(BigInt(total(moved))).toBe(await entriesOf(accountId));
    for (const { day, difference } of days) {
      const { unexplained, unseen } = await run((tx) => readDay(tx, { accountId, day }));
      const ofBank = total(unexplained.map(({ amount }) => amount));
      expect(ofBank - total(unseen.map(({ amount }) => amount)), day).toBe(difference);
    }
  }

  return {
    /** The latest transfer of a shop, or the one before it. */
    async transfer(
      shop: Shop,
      place: number,
      isUnmatched = false,
    ): Promise<TransferId | undefined> {
      const row = (await transfersOf(shop, isUnmatched))[place];
      return row && asId<TransferId>(Number(row['id']));
    },

    /** Returns a part of the money of a source to its sender, where any can be returned. */
    async giveBack(source: ReturnSource, part: bigint): Promise<void> {
      const found = await run((tx) => readReturnable(tx, source));
      const amount = minorUnits(BigInt(found?.amount ?? 0) / part);
      if (amount === 0n) return;
      const staff = await system.operator();
      const { secrets } = system.context;
      const command = { staff, source, amount, secrets, payee: { credential: payeeCard } };
      await run((tx) => returnMoney(tx, { ...command, reason: 'As agreed', now: now() }));
    },

    /** The provider reports the latest return of a shop. */
    async reportReturn({ accountIds }: Shop, outcome: 'paid' | 'refused'): Promise<void> {
      const [row] = await query(sql`select id from money_return where account_id in ${accountIds}
        order by created_at desc, id desc limit 1`);
      if (!row) return;
      const returnId = asId<ReturnId>(String(row['id']));
      const actor = { type: 'provider', id: asId<ProviderId>(1) } as const;
      await run((tx) => reportReturn(tx, { returnId, outcome, actor, now: now() }));
    },

    today: (): string => formatReportDay(now().getTime()),

    /** Compares the listed and shown figures of a shop with the sums of its entries. */
    async expectFiguresOfEntries({ accountIds }: Shop, isTest: boolean): Promise<void> {
      const staff = { ...(await system.operator()), testDashboard: isTest };
      const { listed, booked } = await run((tx) => readSuspense(tx, { staff, now: now() }));
      expect(listed).toEqual(booked);
      for (const accountId of accountIds) {
        const question = { staff, accountId, now: now() };
        const { balance } = await run((tx) => readAccountSummary(tx, question));
        expect(BigInt(balance)).toBe(await entriesOf(accountId));
        await expectDays(accountId);
        const shared = await query(sql`select transfer_id from statement_line
          where account_id = ${accountId} and transfer_id is not null
          group by transfer_id having count(*) > 1`);
        expect(shared).toEqual([]);
      }
    },
  };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
