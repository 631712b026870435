import { asId, type AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseError } from '../../src/db/query-error.ts';
import { listMovements } from '../../src/payments/accounts/list-movements.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { ProblemError } from '../../src/problem.ts';
import type { PersonRow } from '../../src/staff/sessions.ts';
import { type TestSystem, openTestSystem } from './test-system.ts';

let system: TestSystem;
let operator: PersonRow;
let accountId: AccountId;
beforeAll(async () => {
  system = await openTestSystem();
  operator = await system.operator();
});
beforeEach(async () => {
  const [account] = (await system.shop({ accounts: [{ limit: 5_000_000n }] })).accountIds;
  accountId = account ?? asId(0);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

type Input = { readonly comment?: string; readonly version?: number };

function move(direction: 'TOP_UP' | 'SWEEP', amount: bigint, input: Input = {}) {
  const { comment = 'As agreed', version } = input;
  const now = system.clock.now();
  const command = {
    staff: operator,
    accountId,
    direction,
    amount: minorUnits(amount),
    comment,
    now,
  } as const;
  return system.run((tx) => moveAccountMoney(tx, { ...command, expectedVersion: version }));
}

const list = () => system.run((tx) => listMovements(tx, { accountId, page: 0, size: 10 }));

async function problemOf(work: Promise<unknown>): Promise<ProblemError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ProblemError) return error;
  throw new Error(`no problem: ${String(error)}`);
}

/** The account's balance in the ledger. */
async function standing(): Promise<unknown> {
  const [row] = await system.query(sql`select (-balance)::text as standing from ledger_total
    where payment_account_id = ${accountId}`);
  return row?.['standing'];
}

const postings = () =>
  system.query(sql`
    select v.amount::text as moved, a.kind, e.amount::text, e.currency, e.is_test
    from account_movement v join posting p on p.movement_id = v.id
    join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
    where v.account_id = ${accountId} order by v.id, a.kind`);

describe('money moved by a person', () => {
  // LEDGER-24
  it('to an account comes from the treasury, and back it goes there', async () => {
    await move('TOP_UP', 3_000_000n);
    await move('SWEEP', 2_999_999n);
    const leg = (moved: string, kind: string, amount: string) => {
      return { moved, kind, amount, currency: 'UZS', is_test: true };
    };
    expect(await postings()).toEqual([
      leg('3000000', 'payment_account', '-3000000'),
      leg('3000000', 'treasury', '3000000'),
      leg('-2999999', 'payment_account', '2999999'),
      leg('-2999999', 'treasury', '-2999999'),
    ]);
    expect(await standing()).toBe('1');
  });

  it('is in the books of production where the account is not the sandbox’s', async () => {
    await system.query(sql`update provider set kind = 'manual' where id = (
      select provider_id from payment_account where id = ${accountId})`);
    await move('TOP_UP', 100n);
    expect(await postings()).toMatchObject([{ is_test: false }, { is_test: false }]);
  });

  it('is listed newest first, with its author and reason', async () => {
    await move('TOP_UP', 700n, { comment: '  Opening money ' });
    await move('SWEEP', 200n, { comment: 'To the bank' });
    const { data, total } = await list();
    const both = { personName: 'Malika Karimova', createdDate: system.clock.now().toISOString() };
    expect(data).toMatchObject([
      { ...both, direction: 'SWEEP', amount: 200, comment: 'To the bank' },
      { ...both, direction: 'TOP_UP', amount: 700, comment: 'Opening money' },
    ]);
    expect(data[0]?.currency.code).toBe('UZS');
    expect(total).toBe(2);
  });

  it('is audited', async () => {
    await move('TOP_UP', 700n);
    const audited = await system.query(sql`select actor_id, details from audit_entry
      where action = 'account.money_moved' and subject = ${`account:${accountId}`}`);
    expect(audited).toMatchObject([
      { actor_id: operator.id, details: { amount: '700', currency: 'UZS' } },
    ]);
  });

  // OFFICE-75
  it('is never more than stands on the account', async () => {
    expect(await problemOf(move('SWEEP', 1n))).toMatchObject({ code: 'insufficient_funds' });
    await move('TOP_UP', 1_000n);
    expect(await problemOf(move('SWEEP', 1_001n))).toMatchObject({ code: 'insufficient_funds' });
    await move('SWEEP', 1_000n);
    expect(await standing()).toBe('0');
  });

  it('never brings an account above its limit', async () => {
    await move('TOP_UP', 4_000_000n);
    expect(await problemOf(move('TOP_UP', 1_000_001n))).toMatchObject({
      code: 'not_allowed',
      errors: [{ path: '/amount' }],
    });
    await move('TOP_UP', 1_000_000n);
    expect(await standing()).toBe('5000000');
  });

  // LEDGER-320
  it('needs a reason in words', async () => {
    for (const comment of [' \n ', 'x', ' ab ', 'x'.repeat(501)]) {
      const problem = await problemOf(move('TOP_UP', 100n, { comment }));
      expect(problem).toMatchObject({ code: 'not_allowed', errors: [{ path: '/comment' }] });
    }
    expect(await list()).toMatchObject({ data: [], total: 0 });
  });

  // LEDGER-39, ROUTING-20
  it('is a new version of the account: a change of another version gets 409 with the current state', async () => {
    const { version } = await list();
    const moved = await move('TOP_UP', 100n, { version });
    expect(moved.version).toBe(version + 1);
    expect(await problemOf(move('TOP_UP', 100n, { version }))).toMatchObject({
      code: 'conflict',
      current: { id: accountId, balance: 100, version: version + 1 },
    });
    expect(await list()).toMatchObject({ total: 1, version: version + 1 });
  });

  it('is never edited, deleted or emptied', async () => {
    await move('TOP_UP', 100n);
    for (const attempt of [
      sql`update account_movement set amount = 1`,
      sql`delete from account_movement`,
      sql`truncate account_movement cascade`,
    ]) {
      const refusal = system.query(attempt).catch((error: unknown) => databaseError(error)?.code);
      expect(await refusal).toBe('23001');
    }
  });

  it('is 404 for an unknown account', async () => {
    accountId = asId(2_147_483_647);
    expect(await problemOf(move('TOP_UP', 1n))).toMatchObject({ code: 'not_found' });
    expect(await problemOf(list())).toMatchObject({ code: 'not_found' });
  });

  it('10 sweeps at once never take more than stands there, two clicks of one version move once', async () => {
    await move('TOP_UP', 3_500n);
    const sweeps = Array.from({ length: 10 }, () => move('SWEEP', 1_000n));
    const ends = await Promise.allSettled(sweeps);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await standing()).toBe('500');
    const { version } = await list();
    const clicks = await Promise.allSettled([
      move('SWEEP', 100n, { version }),
      move('SWEEP', 100n, { version }),
    ]);
    expect(clicks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await standing()).toBe('400');
  });
});
