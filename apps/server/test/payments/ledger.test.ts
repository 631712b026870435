import { money, minorUnits } from '@tiyin/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseError } from '../../src/db/query-error.ts';
import { ledgerAccountId } from '../../src/payments/ledger/accounts.ts';
import { post } from '../../src/payments/ledger/post.ts';
import type { Shop } from './shop.ts';
import { type Deposit, type TestSystem, openTestSystem, second } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
let deposit: Deposit;
beforeAll(async () => {
  system = await openTestSystem();
  shop = await system.shop();
  deposit = await system.createDeposit(shop, 1_000_000n);
  await system.requestRequisites(deposit);
  await system.complete(deposit);
  await system.pass(3 * second);
  await system.operator();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const checkViolation = '23514';
const foreignKeyViolation = '23503';
const restrictViolation = '23001';

/** The five characters with which PostgreSQL refuses the work; undefined when it commits. */
async function refusalOf(work: Parameters<TestSystem['run']>[0]): Promise<string | undefined> {
  try {
    await system.run(work);
    return undefined;
  } catch (error) {
    return databaseError(error)?.code ?? String(error);
  }
}

type Leg = { readonly amount: number; readonly isTest: boolean };

/** Writes a posting past the code that checks it: what stops it is the database alone. */
async function postDirectly(legs: readonly Leg[]): Promise<string | undefined> {
  return refusalOf(async (tx) => {
    const rows = await tx.execute<{ id: string }>(
      sql`insert into posting (kind, invoice_id, created_at)
          values ('money_reported', ${deposit.invoiceId}, now()) returning id`,
    );
    const values: SQL[] = [];
    for (const { amount, isTest } of legs) {
      const book = { currency: 'UZS', isTest } as const;
      const account = await ledgerAccountId(tx, { kind: 'treasury' }, book);
      values.push(
        sql`(${rows[0]?.id}, ${account}, ${amount}, 'UZS', ${isTest}, ${shop.terminalId})`,
      );
    }
    await tx.execute(
      sql`insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
          values ${sql.join(values, sql`, `)}`,
    );
  });
}

describe('the ledger', () => {
  it('does not commit a posting of one leg', async () => {
    expect(await postDirectly([{ amount: 5, isTest: true }])).toBe(checkViolation);
  });

  // LEDGER-10
  it('does not commit legs that do not sum to zero', async () => {
    const legs = [
      { amount: 500, isTest: true },
      { amount: -499, isTest: true },
    ];
    expect(await postDirectly(legs)).toBe(checkViolation);
  });

  it('commits legs that do', async () => {
    const legs = [
      { amount: 500, isTest: true },
      { amount: -500, isTest: true },
    ];
    expect(await postDirectly(legs)).toBeUndefined();
  });

  it('is given a posting whole: legs that are written one after another are refused', async () => {
    const refusal = await refusalOf(async (tx) => {
      const account = await ledgerAccountId(
        tx,
        { kind: 'treasury' },
        { currency: 'UZS', isTest: true },
      );
      for (const amount of [500, -500]) {
        await tx.execute(
          sql`insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
              select max(id), ${account}, ${amount}, 'UZS', true, ${shop.terminalId} from posting`,
        );
      }
    });
    expect(refusal).toBe(checkViolation);
  });

  // LEDGER-11
  it('does not balance production with test', async () => {
    const legs = [
      { amount: 500, isTest: true },
      { amount: -500, isTest: false },
    ];
    expect(await postDirectly(legs)).toBe(checkViolation);
  });

  it('does not post to production for a test invoice, however balanced', async () => {
    const legs = [
      { amount: 500, isTest: false },
      { amount: -500, isTest: false },
    ];
    expect(await postDirectly(legs)).toBe(checkViolation);
  });

  it('has no leg of zero', async () => {
    expect(await postDirectly([{ amount: 0, isTest: true }])).toBe(checkViolation);
  });

  it('does not take an entry under another mode or currency than its account', async () => {
    const [account] = await system.query(
      sql`select id from ledger_account where kind = 'suspense' and is_test`,
    );
    const entryOf = (currency: string, isTest: boolean) =>
      refusalOf((tx) =>
        tx.execute(
          sql`insert into entry (posting_id, account_id, amount, currency, is_test, terminal_id)
              select min(id), ${account?.['id']}, 5, ${currency}, ${isTest}, ${shop.terminalId}
              from posting`,
        ),
      );
    expect(await entryOf('UZS', false)).toBe(foreignKeyViolation);
    expect(await entryOf('RUB', true)).toBe(foreignKeyViolation);
  });

  // LEDGER-237
  it('moves no money backwards', async () => {
    const negative = {
      kind: 'money_reported',
      invoiceId: deposit.invoiceId,
      terminalId: shop.terminalId,
      isTest: true,
      movements: [
        {
          from: { kind: 'treasury' },
          to: { kind: 'fx_clearing' },
          money: money(minorUnits(-7n), 'UZS'),
        },
      ],
      now: system.clock.now(),
    } as const;
    await expect(system.run((tx) => post(tx, negative))).rejects.toThrow('never negative');
  });

  // LEDGER-12
  it.each(['posting', 'entry', 'transfer', 'invoice_event', 'audit_entry'])(
    'never edits, deletes or empties %s',
    async (name) => {
      const table = sql.identifier(name);
      const [count] = await system.query(sql`select count(*)::int as rows from ${table}`);
      expect(count?.['rows']).toBeGreaterThan(0);
      const attempts = [
        sql`update ${table} set id = id`,
        sql`delete from ${table}`,
        sql`truncate ${table} cascade`,
      ];
      for (const attempt of attempts) {
        expect(await refusalOf((tx) => tx.execute(attempt))).toBe(restrictViolation);
      }
    },
  );

  // LEDGER-323, LEDGER-400
  it('moves a balance and the sums of its days by entries and by nothing else', async () => {
    const attempts = [
      sql`update ledger_day set opening = opening + 1`,
      sql`insert into ledger_day select id, '2026-01-01', 1, 0, 0, 0, 0, 0, 0, 0 from ledger_account`,
      sql`delete from ledger_day`,
      sql`insert into ledger_delta select id, null, 1, 0, 0, 0, 0, 0, 0 from ledger_account`,
      sql`update ledger_delta set amount = amount + 1`,
      sql`truncate ledger_delta`,
      sql`update ledger_account set balance = balance + 1`,
      sql`insert into ledger_account (kind, currency, is_test, balance)
          values ('treasury', 'RUB', false, 1)`,
    ];
    for (const attempt of attempts) {
      expect(await refusalOf((tx) => tx.execute(attempt))).toBe(restrictViolation);
    }
  });

  it('opens an account once, however many request it at once', async () => {
    const book = { currency: 'KGS', isTest: true } as const;
    const ids = await Promise.all(
      Array.from({ length: 5 }, () =>
        system.run((tx) => ledgerAccountId(tx, { kind: 'treasury' }, book)),
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
