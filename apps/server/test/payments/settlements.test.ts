import { text } from 'node:stream/consumers';
import { asId, type TerminalId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseError } from '../../src/db/query-error.ts';
import { readFreeBalance } from '../../src/payments/settlements/free-balance.ts';
import {
  exportSettlements,
  listSettlements,
} from '../../src/payments/settlements/list-settlements.ts';
import { createSettlement } from '../../src/payments/settlements/create-settlement.ts';
import { listRates, setRate } from '../../src/payments/settlements/rates.ts';
import { ProblemError } from '../../src/problem.ts';
import type { Staff } from '../../src/staff/staff.ts';
import { payoutSteps } from './payout-steps.ts';
import type { Shop } from './shop.ts';
import { type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
let shop: Shop;
let operator: Staff;
/** Of the shop's merchant, without settings.edit. */
let cashier: Staff;
beforeAll(async () => {
  system = await openTestSystem();
  operator = await system.operator();
});
beforeEach(async () => {
  shop = await system.shop({ feeBasisPoints: 0 });
  const { merchantId } = shop;
  cashier = { ...operator, merchantId, permissions: ['settlement.create'] };
  await rated(1_280_000n);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const restrictViolation = '23001';
const hour = 60 * minute;
const usdt = 1_000_000n;

const rated = (perUsdt: bigint) =>
  system.run((tx) =>
    setRate(tx, { staff: operator, currency: 'UZS', perUsdt, now: system.clock.now() }),
  );

/** The shop's merchant has earned so much: no fee is taken. */
async function earned(amount: bigint): Promise<void> {
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  await system.report(deposit);
}

type Input = {
  readonly staff?: Staff;
  readonly key?: string;
  readonly terminalId?: TerminalId;
  readonly confirmedRate?: bigint | null;
};

function settle(baseAmount: bigint, settlementAmount: bigint, input: Input = {}) {
  const { staff = cashier, key, terminalId = shop.terminalId, confirmedRate } = input;
  const now = system.clock.now();
  const { secrets } = system.context;
  return system.run((tx) =>
    createSettlement(tx, {
      staff,
      terminalId,
      baseAmount: minorUnits(baseAmount),
      settlementAmount: minorUnits(settlementAmount),
      confirmedRate,
      key,
      secrets,
      now,
    }),
  );
}

/** How it ended: the code of the problem that stopped it, or "settled". */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'settled';
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}

const balance = () => system.balance(shop, 'merchant_balance');

const count = async (): Promise<unknown> => {
  const [row] = await system.query(
    sql`select count(*)::int as count from settlement where merchant_id = ${shop.merchantId}`,
  );
  return row?.['count'];
};

describe('a settlement at a rate', () => {
  // LEDGER-30, LEDGER-31, LEDGER-32
  it('is posted in both currencies, with the rate that it implies', async () => {
    await earned(5_000_000n);
    const settled = await settle(2_560_001n, 2n * usdt);
    expect(settled).toMatchObject({
      terminalId: shop.terminalId,
      baseAmount: 2_560_001,
      currency: { code: 'UZS', dimension: 2 },
      settlementAmount: 2_000_000,
      // 1 280 000.5 for one USDT, rounded half up.
      impliedRate: 1_280_001,
      isTest: true,
      createdDate: system.clock.now().toISOString(),
    });
    const posted = await system.query(sql`
      select a.kind, e.currency, e.amount::text, e.terminal_id, a.merchant_id, e.is_test
      from settlement s join posting p on p.settlement_id = s.id
      join entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
      where s.merchant_id = ${shop.merchantId} and p.kind = 'settlement'
      order by e.currency, e.amount`);
    const { terminalId: terminal_id, merchantId: merchant_id } = shop;
    const leg = (kind: string, currency: string, amount: string, merchant: number | null) => {
      return { kind, currency, amount, terminal_id, merchant_id: merchant, is_test: true };
    };
    expect(posted).toEqual([
      leg('fx_clearing', 'USDT', '-2000000', null),
      leg('settled_usdt', 'USDT', '2000000', merchant_id),
      leg('merchant_balance', 'UZS', '-2560001', merchant_id),
      leg('fx_clearing', 'UZS', '2560001', null),
    ]);
    expect(await balance()).toBe(2_439_999n);
  });

  it('is audited with its amounts', async () => {
    await earned(1_280_000n);
    await settle(1_280_000n, usdt);
    const [audited] = await system.query(sql`select actor_type, actor_id, details from audit_entry
      where action = 'settlement.created' order by id desc limit 1`);
    expect(audited).toMatchObject({
      actor_type: 'staff',
      actor_id: cashier.id,
      details: { baseAmount: '1280000', settlementAmount: '1000000', impliedRate: '1280000' },
    });
  });

  // LEDGER-33
  it('takes the last minor unit of the balance and not one more', async () => {
    await earned(1_280_000n);
    expect(await outcome(settle(1_280_001n, usdt))).toBe('insufficient_funds');
    expect(await count()).toBe(0);
    expect(await outcome(settle(1_280_000n, usdt))).toBe('settled');
    expect(await balance()).toBe(0n);
    const beyond = { staff: operator, confirmedRate: 1_280_000n };
    expect(await outcome(settle(1n, 1n, beyond))).toBe('insufficient_funds');
  });

  it('of a merchant that never earned anything is 422 as well', async () => {
    expect(await outcome(settle(1_280_000n, usdt))).toBe('insufficient_funds');
  });

  // LEDGER-36
  it('may be 2 % away on either side, and further only with settings.edit', async () => {
    await earned(500_000_000n);
    const bases = [130_560_000n, 130_560_001n, 125_440_000n, 125_439_999n];
    const outcomes: string[] = [];
    for (const base of bases) outcomes.push(await outcome(settle(base, 100n * usdt)));
    expect(outcomes).toEqual(['settled', 'rate_too_far', 'settled', 'rate_too_far']);
    const editor = { ...cashier, permissions: ['settlement.create', 'settings.edit'] };
    const confirmed = { staff: editor, confirmedRate: 1_280_000n };
    expect(await outcome(settle(2_000_000n, 100n * usdt, confirmed))).toBe('settled');
  });

  // LEDGER-37
  it('follows the newest rate, and none that is older than 24 hours', async () => {
    await earned(50_000_000n);
    await rated(2_000_000n);
    expect(await outcome(settle(1_280_000n, usdt))).toBe('rate_too_far');
    expect(await outcome(settle(2_000_000n, usdt))).toBe('settled');
    system.clock.advance(24 * hour);
    expect(await outcome(settle(2_000_000n, usdt))).toBe('settled');
    system.clock.advance(1);
    expect(await outcome(settle(2_000_000n, usdt))).toBe('rate_stale');
    const confirmed = { staff: operator, confirmedRate: 2_000_000n };
    expect(await outcome(settle(2_000_000n, usdt, confirmed))).toBe('settled');
  });

  // OFFICE-231
  it('away from the rate is made only once it was confirmed for the rate that counts', async () => {
    await earned(500_000_000n);
    const staff = operator;
    const far = (confirmedRate?: bigint | null) =>
      outcome(
        settle(2_560_000n, usdt, { staff, ...(confirmedRate !== undefined && { confirmedRate }) }),
      );
    expect(await far()).toBe('rate_not_confirmed');
    expect(await far(null)).toBe('rate_not_confirmed');
    expect(await far(2_560_000n)).toBe('rate_not_confirmed');
    expect(await count()).toBe(0);
    expect(await far(1_280_000n)).toBe('settled');
    await rated(1_300_000n);
    expect(await far(1_280_000n)).toBe('rate_not_confirmed');
    expect(await outcome(settle(1_300_000n, usdt, { staff }))).toBe('settled');
    const cashiers = { staff: cashier, confirmedRate: 1_300_000n };
    expect(await outcome(settle(2_600_000n, usdt, cashiers))).toBe('rate_too_far');
    system.clock.advance(25 * hour);
    expect(await outcome(settle(1_300_000n, usdt, { staff }))).toBe('rate_not_confirmed');
  });

  it('where no rate is known is made only once that was confirmed', async () => {
    const [row] = await system.query(sql`select id from terminal where currency = 'RUB' limit 1`);
    const command = { staff: operator, terminalId: asId<TerminalId>(Number(row?.['id'])) };
    expect(await outcome(settle(8_000n, usdt, command))).toBe('rate_not_confirmed');
    const confirmed = { ...command, confirmedRate: null };
    expect(await outcome(settle(8_000n, usdt, confirmed))).toBe('insufficient_funds');
  });

  it('whose rate cannot be stored is refused for everyone', async () => {
    const staff = operator;
    expect(await outcome(settle(20_000_000_000n, 1n, { staff }))).toBe('not_allowed');
    expect(await outcome(settle(1n, 9_000_000_000n, { staff }))).toBe('not_allowed');
  });

  it('is not there for people of another merchant', async () => {
    await earned(1_280_000n);
    const other = await system.shop();
    const stranger = { ...cashier, merchantId: other.merchantId };
    expect(await outcome(settle(1_280_000n, usdt, { staff: stranger }))).toBe('not_allowed');
    expect(await count()).toBe(0);
  });

  it('is never edited, deleted or emptied, nor is a rate', async () => {
    await earned(1_280_000n);
    await settle(1_280_000n, usdt);
    for (const name of ['settlement', 'rate']) {
      const table = sql.identifier(name);
      for (const attempt of [
        sql`update ${table} set id = id`,
        sql`delete from ${table}`,
        sql`truncate ${table} cascade`,
      ]) {
        const refusal = system.query(attempt).catch((error: unknown) => databaseError(error)?.code);
        expect(await refusal).toBe(restrictViolation);
      }
    }
  });
});

describe('at the same moment', () => {
  const times = <T>(number: number, make: (index: number) => T): T[] =>
    Array.from({ length: number }, (_, index) => make(index));

  it('20 settlements never take more than the balance', async () => {
    await earned(7n * 1_280_000n + 1n);
    const outcomes = await Promise.all(times(20, () => outcome(settle(1_280_000n, usdt))));
    expect(outcomes.filter((each) => each === 'settled')).toHaveLength(7);
    expect(outcomes.filter((each) => each === 'insufficient_funds')).toHaveLength(13);
    expect(await balance()).toBe(1n);
  });

  // LEDGER-33, LEDGER-401
  it('settlements that people confirm, payouts and a correction never take more than the balance', async () => {
    await earned(1_000_000n);
    const corrected = await system.createDeposit(shop, 1_100_000n);
    await system.requestRequisites(corrected);
    await system.report(corrected);
    const far = { staff: operator, confirmedRate: 1_280_000n };
    const settlements = Promise.all(times(6, () => outcome(settle(700_000n, usdt, far))));
    const payouts = Promise.all(
      times(6, () => outcome(payoutSteps(system).payOut(shop, 300_000n))),
    );
    const [settled, paidOut] = await Promise.all([
      settlements,
      payouts,
      system.move(corrected, 'ERROR'),
    ]);
    const made = (outcomes: readonly string[]) =>
      BigInt(outcomes.filter((each) => each === 'settled').length);
    const taken = made(settled) * 700_000n + made(paidOut) * 300_000n;
    expect(new Set([...settled, ...paidOut])).toEqual(new Set(['settled', 'insufficient_funds']));
    expect(taken).toBeLessThanOrEqual(2_100_000n);
    expect(await balance()).toBe(1_000_000n - taken);
  });

  // LEDGER-34
  it('five clicks with one key settle once, and all get the same response', async () => {
    await earned(10n * 1_280_000n);
    const answers = await Promise.all(
      times(5, () => settle(1_280_000n, usdt, { key: 'the dialog' })),
    );
    expect(answers).toEqual(times(5, () => answers[0]));
    expect(await count()).toBe(1);
  });
});

describe('the key of a settlement', () => {
  it('with another amount is 409, and nothing is settled', async () => {
    await earned(10n * 1_280_000n);
    await settle(1_280_000n, usdt, { key: 'k' });
    expect(await outcome(settle(1_280_001n, usdt, { key: 'k' }))).toBe('idempotency_conflict');
    expect(await count()).toBe(1);
  });

  // LEDGER-34
  it('with a terminal of another merchant is 409, also at once, and one is settled', async () => {
    await earned(10n * 1_280_000n);
    const other = await system.shop({ feeBasisPoints: 0 });
    const deposit = await system.createDeposit(other, 10n * 1_280_000n);
    await system.requestRequisites(deposit);
    await system.report(deposit);
    const by = { staff: operator, key: 'of two merchants' };
    const outcomes = await Promise.all(
      [shop, other].map(({ terminalId }) =>
        outcome(settle(1_280_000n, usdt, { ...by, terminalId })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['idempotency_conflict', 'settled']);
    const again = [shop, other].map(({ terminalId }) =>
      outcome(settle(1_280_000n, usdt, { ...by, terminalId })),
    );
    expect(await Promise.all(again)).toEqual(outcomes);
    const [made] = await system.query(sql`select count(*)::int as count from settlement
      where merchant_id in (${shop.merchantId}, ${other.merchantId})`);
    expect(made).toEqual({ count: 1 });
    system.clock.advance(25 * hour);
    await rated(1_280_000n);
    const later = await Promise.all(
      [shop, other].map(({ terminalId }) =>
        outcome(settle(1_280_000n, usdt, { ...by, terminalId })),
      ),
    );
    expect(later.toSorted()).toEqual(['idempotency_conflict', 'settled']);
  });

  it('is a person’s own', async () => {
    await earned(10n * 1_280_000n);
    await settle(1_280_000n, usdt, { key: 'k' });
    await settle(1_280_000n, usdt, { key: 'k', staff: { ...cashier, id: asId(operator.id + 1) } });
    expect(await count()).toBe(2);
  });

  it('may be tried again when it failed', async () => {
    expect(await outcome(settle(1_280_000n, usdt, { key: 'again' }))).toBe('insufficient_funds');
    await earned(1_280_000n);
    expect(await outcome(settle(1_280_000n, usdt, { key: 'again' }))).toBe('settled');
  });
});

describe('rates', () => {
  // LEDGER-35, OFFICE-84
  it('of a currency are kept, the newest counts, and who set it is audited', async () => {
    const set = (perUsdt: bigint) =>
      system.run((tx) =>
        setRate(tx, { staff: operator, currency: 'AZN', perUsdt, now: system.clock.now() }),
      );
    await set(170n);
    await set(171n);
    const rates = await system.run((tx) => listRates(tx, system.clock.now()));
    expect(rates.map(({ currency }) => currency.code)).toEqual(['AZN', 'UZS']);
    expect(rates[0]).toMatchObject({
      perUsdt: 171,
      setDate: system.clock.now().toISOString(),
      isStale: false,
    });
    const later = new Date(system.clock.now().getTime() + 24 * hour + 1);
    const [stale] = await system.run((tx) => listRates(tx, later));
    expect(stale?.isStale).toBe(true);
    const kept = await system.query(sql`select per_usdt::text, person_id from rate
      where currency = 'AZN' order by id`);
    expect(kept).toEqual([
      { per_usdt: '170', person_id: operator.id },
      { per_usdt: '171', person_id: operator.id },
    ]);
    const audited = await system.query(sql`select before, after from audit_entry
      where action = 'rate.set' and subject = 'rate:AZN' order by id`);
    expect(audited).toEqual([
      { before: { perUsdt: null }, after: { perUsdt: '170' } },
      { before: { perUsdt: '170' }, after: { perUsdt: '171' } },
    ]);
  });
});

// LEDGER-302
it('are listed with the rate of their time, their deviation and the person, in scope alone', async () => {
  await earned(10_000_000n);
  await settle(1_280_000n, usdt);
  system.clock.advance(minute);
  await rated(1_300_000n);
  system.clock.advance(minute);
  await settle(1_313_000n, usdt);
  const filter = { page: 0, size: 10, merchantId: shop.merchantId };
  const seen = { ...operator, testDashboard: true };
  const { data, total } = await system.run((tx) => listSettlements(tx, seen, filter));
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { baseAmount: 1_313_000, dayRate: 1_300_000, deviation: 100, approval: null },
    { baseAmount: 1_280_000, dayRate: 1_280_000, deviation: 0 },
  ]);
  const other = await system.shop();
  const stranger = { ...seen, permissions: [], merchantId: other.merchantId };
  expect((await system.run((tx) => listSettlements(tx, stranger, filter))).total).toBe(0);
  const none = { ...filter, currency: 'RUB' as const };
  expect((await system.run((tx) => listSettlements(tx, seen, none))).total).toBe(0);
  const past = { ...filter, to: '2020-01-01' };
  expect((await system.run((tx) => listSettlements(tx, seen, past))).total).toBe(0);
  const file = await exportSettlements(system.context.database, seen, filter);
  const lines = (await text(file)).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('13130.00,UZS,1.000000,13130.00,13000.00,1.00,');
});

// LEDGER-303
it('of everything take the free balance to the minor unit, and never more when a payout comes between', async () => {
  await earned(10_000_003n);
  const question = {
    staff: cashier,
    terminalId: shop.terminalId,
    baseAmount: minorUnits(10_000_003n),
  };
  const free = () => system.run((tx) => readFreeBalance(tx, question));
  expect(await free()).toMatchObject({ free: 10_000_003, reserved: 0, after: 0 });
  const everything = (base: bigint) => settle(base, (base * usdt) / 1_280_000n);
  await payoutSteps(system).payOut(shop, 1_000_000n);
  expect(await free()).toMatchObject({ free: 9_000_003, reserved: 1_000_000 });
  expect(await outcome(everything(10_000_003n))).toBe('insufficient_funds');
  await earned(5_000_000n);
  expect(await outcome(everything(9_000_003n))).toBe('settled');
  expect(await free()).toMatchObject({ free: 5_000_000 });
  const both = await Promise.all([
    outcome(everything(5_000_000n)),
    outcome(everything(5_000_000n)),
  ]);
  expect(both.toSorted()).toEqual(['insufficient_funds', 'settled']);
  expect(await free()).toMatchObject({ free: 0 });
});
