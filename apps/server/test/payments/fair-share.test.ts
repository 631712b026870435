import type { MethodId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { createHmac, randomUUID } from 'node:crypto';
import { supportCode } from '@tiyin/domain/requisites';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentForm, terminal } from '../../src/db/schema.ts';
import { createForm } from '../../src/payments/form/create-form.ts';
import { initForm } from '../../src/payments/form/init-form.ts';
import { issueRequisites } from '../../src/payments/form/issue-requisites.ts';
import { ProblemError } from '../../src/problem.ts';
import { type Shop, humo, uzcard } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

type FormOptions = { readonly customer?: string; readonly isFixed?: boolean };

/** The merchant's server creates a form, by default for a new customer each time. */
async function createDeposit(
  shop: Shop,
  amount: bigint,
  input: FormOptions = {},
): Promise<Deposit> {
  const made = await system.run((tx) =>
    createForm(tx, {
      merchantId: shop.merchantId,
      terminalId: shop.terminalId,
      flowType: 'DEPOSIT',
      amount: minorUnits(amount),
      canChangeAmount: input.isFixed !== true,
      merchantInvoiceId: randomUUID(),
      customer: { externalId: input.customer ?? randomUUID() },
      successUrl: 'https://shop.test/paid',
      cancelUrl: 'https://shop.test/canceled',
      errorUrl: 'https://shop.test/failed',
      lifetimeSeconds: 900,
      now: system.clock.now(),
    }),
  );
  return { ...made, amount };
}

type Choice = { readonly amount?: bigint; readonly methodId?: MethodId; readonly network?: string };

/** The whole answer of the credential call. */
async function requestRequisites({ formId, amount }: Deposit, choice: Choice = {}) {
  const hmac = (key: string, message: string) =>
    createHmac('sha256', key).update(message).digest('hex');
  return system.run(async (tx) => {
    const [form] = await tx.select().from(paymentForm).where(eq(paymentForm.id, formId));
    return issueRequisites(tx, {
      formId,
      amount: minorUnits(choice.amount ?? amount),
      paymentMethodId: choice.methodId ?? humo,
      supportCode: await supportCode(hmac, formId, form?.verificationKey ?? ''),
      network: choice.network,
      secrets: system.context.secrets,
      now: system.clock.now(),
    });
  });
}

const refusal = (error: unknown): string => {
  if (error instanceof ProblemError) return error.code;
  throw error;
};

const roomy = { accounts: [{ checkUniqueAmount: false }] };

// ROUTING-201
describe('open payments of one customer', () => {
  it('are six in a pool, and the seventh is refused', async () => {
    const shop = await system.shop(roomy);
    const forms = [];
    for (const index of times(7, (each) => each)) {
      forms.push(await createDeposit(shop, 1_000_000n + BigInt(index), { customer: 'greedy' }));
    }
    const ends = await Promise.all(
      forms.map((form) =>
        requestRequisites(form).then(({ credentials }) => credentials !== undefined, refusal),
      ),
    );
    expect(ends.filter((end) => end === true)).toHaveLength(6);
    expect(ends.filter((end) => end === 'too_many_open_payments')).toHaveLength(1);
    const another = await createDeposit(shop, 1_000_000n);
    expect(await requestRequisites(another)).toHaveProperty('credentials');
  });

  it('count until their grace is over, and no more once they are paid', async () => {
    const shop = await system.shop(roomy);
    const forms = [];
    for (const index of times(6, (each) => each)) {
      const form = await createDeposit(shop, 1_000_000n + BigInt(index), { customer: 'back' });
      await requestRequisites(form);
      forms.push(form);
    }
    const next = await createDeposit(shop, 2_000_000n, { customer: 'back' });
    await expect(requestRequisites(next)).rejects.toMatchObject({
      code: 'too_many_open_payments',
      status: 429,
    });
    const [paid] = forms;
    if (!paid) throw new Error('nothing was created');
    await system.report(paid);
    expect(await requestRequisites(next)).toHaveProperty('credentials');
    await system.pass(15 * minute);
    const late = await createDeposit(shop, 2_500_000n, { customer: 'back' });
    await expect(requestRequisites(late)).rejects.toMatchObject({ code: 'too_many_open_payments' });
    system.clock.advance(30 * minute);
    const later = await createDeposit(shop, 3_000_000n, { customer: 'back' });
    expect(await requestRequisites(later)).toHaveProperty('credentials');
  });

  it('let the customer who has six request again what each of them was shown', async () => {
    const shop = await system.shop(roomy);
    const forms = [];
    for (const index of times(6, (each) => each)) {
      forms.push(await createDeposit(shop, 1_000_000n + BigInt(index), { customer: 'again' }));
    }
    const shown = await Promise.all(forms.map((form) => requestRequisites(form)));
    expect(await Promise.all(forms.map((form) => requestRequisites(form)))).toEqual(shown);
  });

  it('do not count against another merchant with a customer of the same name', async () => {
    const shop = await system.shop(roomy);
    const other = await poolSharedWith(shop);
    for (const index of times(6, (each) => each)) {
      await requestRequisites(
        await createDeposit(shop, 1_000_000n + BigInt(index), { customer: 'u-1' }),
      );
    }
    const form = await createDeposit(other, 1_000_000n, { customer: 'u-1' });
    expect(await requestRequisites(form)).toHaveProperty('credentials');
  });
});

// ROUTING-201
it('one address has twelve open payments in a pool, for any customers', async () => {
  const shop = await system.shop(roomy);
  const network = '203.0.113.7';
  for (const index of times(12, (each) => each)) {
    const form = await createDeposit(shop, 1_000_000n + BigInt(index));
    expect(await requestRequisites(form, { network })).toHaveProperty('credentials');
  }
  const form = await createDeposit(shop, 2_000_000n);
  await expect(requestRequisites(form, { network })).rejects.toMatchObject({
    code: 'too_many_open_payments',
  });
  expect(await requestRequisites(form, { network: '203.0.113.8' })).toHaveProperty('credentials');
  const stored = await system.query(sql`select count(*)::int as count from lease
    where address_index like '%203.0.113%'`);
  expect(stored).toEqual([{ count: 0 }]);
});

/** Another merchant whose terminals use the pool of a shop. */
async function poolSharedWith(shop: Shop): Promise<Shop> {
  const other = await system.shop();
  await system.run(async (tx) => {
    const [row] = await tx.select().from(terminal).where(eq(terminal.id, shop.terminalId));
    if (!row) throw new Error('the terminal is gone');
    await tx
      .update(terminal)
      .set({ poolId: row.poolId })
      .where(eq(terminal.merchantId, other.merchantId));
  });
  return other;
}

// ROUTING-202
describe('in a pool of two merchants', () => {
  it('customers of one leave half of the accounts for an amount to the other', async () => {
    const shop = await system.shop({ accounts: times(4, () => ({})) });
    const victim = await poolSharedWith(shop);
    const answers = [];
    for (const form of await Promise.all(times(4, () => createDeposit(shop, 777_700n)))) {
      answers.push(await requestRequisites(form));
    }
    expect(answers.map((answer) => 'credentials' in answer)).toEqual([true, true, false, false]);
    const form = await createDeposit(victim, 777_700n);
    expect(await requestRequisites(form)).toHaveProperty('credentials');
    const [refused] = await system.query(sql`select details from invoice_event
      where code = 'requisites_unavailable' order by id desc limit 1`);
    expect(JSON.stringify(refused)).toContain('share_used');
  });

  it('a merchant that is alone in its pool has all of its accounts', async () => {
    const shop = await system.shop({ accounts: times(3, () => ({})) });
    const forms = await Promise.all(times(3, () => createDeposit(shop, 777_700n)));
    for (const form of forms) expect(await requestRequisites(form)).toHaveProperty('credentials');
  });
});

// ROUTING-203
describe('where no account is free for an amount', () => {
  it('the three nearest free amounts are offered, and each is free', async () => {
    const shop = await system.shop();
    for (const amount of [1_000_000n, 1_000_100n])
      await requestRequisites(await createDeposit(shop, amount));
    const form = await createDeposit(shop, 1_000_000n);
    const answer = await requestRequisites(form);
    expect(answer).toEqual({ amount: 1_000_000, alternatives: [999_900, 999_800, 1_000_200] });
    const chosen = await requestRequisites(form, { amount: 999_900n });
    expect(chosen).toMatchObject({ amount: 999_900, credentials: { value: expect.any(String) } });
  });

  it('amounts with minor units lead to whole ones', async () => {
    const shop = await system.shop();
    await requestRequisites(await createDeposit(shop, 1_000_050n));
    const answer = await requestRequisites(await createDeposit(shop, 1_000_050n));
    expect(answer.alternatives).toEqual([1_000_000, 1_000_100, 999_900]);
  });

  it('none beyond 1 % and none beyond what the method takes is offered', async () => {
    const shop = await system.shop();
    await requestRequisites(await createDeposit(shop, 100_000n));
    const answer = await requestRequisites(await createDeposit(shop, 100_000n));
    expect(answer.alternatives).toEqual([100_100, 100_200, 100_300]);
    for (const step of times(10, (index) => BigInt(index + 1))) {
      await requestRequisites(await createDeposit(shop, 100_000n + step * 100n));
    }
    expect(await requestRequisites(await createDeposit(shop, 100_000n))).toEqual({
      amount: 100_000,
    });
  });

  it('none beyond the limit of the account is offered', async () => {
    const shop = await system.shop({ accounts: [{ limit: 2_000_000n }] });
    await requestRequisites(await createDeposit(shop, 1_000_000n));
    const answer = await requestRequisites(await createDeposit(shop, 1_000_000n));
    expect(answer.alternatives).toEqual([999_900, 999_800, 999_700]);
  });

  it('nothing is offered where no account takes the method', async () => {
    const shop = await system.shop();
    const answer = await requestRequisites(await createDeposit(shop, 1_000_000n), {
      methodId: uzcard,
    });
    expect(answer).toEqual({ amount: 1_000_000 });
  });

  it('a fixed amount is offered no other', async () => {
    const shop = await system.shop();
    await requestRequisites(await createDeposit(shop, 1_000_000n));
    const answer = await requestRequisites(
      await createDeposit(shop, 1_000_000n, { isFixed: true }),
    );
    expect(answer).toEqual({ amount: 1_000_000 });
  });
});

// ROUTING-203
describe('where a terminal allows adjustments', () => {
  const allow = (shop: Shop, maxAdjustment: bigint) =>
    system.run((tx) =>
      tx
        .update(terminal)
        .set({ maxAdjustment: minorUnits(maxAdjustment) })
        .where(eq(terminal.id, shop.terminalId)),
    );

  it('a fixed amount gets the smallest addition that makes it free, once', async () => {
    const shop = await system.shop();
    await allow(shop, 500n);
    for (const amount of [1_000_000n, 1_000_100n])
      await requestRequisites(await createDeposit(shop, amount));
    const form = await createDeposit(shop, 1_000_000n, { isFixed: true });
    const answer = await requestRequisites(form);
    expect(answer).toMatchObject({ amount: 1_000_200, adjustment: 200 });
    expect(answer).toHaveProperty('credentials');
    // A lost answer, and a page that knows the new amount.
    expect(await requestRequisites(form)).toEqual(answer);
    expect(await requestRequisites(form, { amount: 1_000_200n })).toEqual(answer);
    const { clock, context } = system;
    const opening = {
      formId: form.formId,
      secrets: context.secrets,
      publicUrl: '',
      now: clock.now(),
    };
    const init = await system.run((tx) => initForm(tx, opening));
    expect(init).toMatchObject({ amount: 1_000_200, adjustment: 200 });
    await system.report({ ...form, amount: 1_000_200n });
    expect(await system.status(form)).toBe('DONE');
  });

  it('none is added beyond what the terminal allows', async () => {
    const shop = await system.shop();
    await allow(shop, 100n);
    for (const amount of [1_000_000n, 1_000_100n])
      await requestRequisites(await createDeposit(shop, amount));
    const form = await createDeposit(shop, 1_000_000n, { isFixed: true });
    expect(await requestRequisites(form)).toEqual({ amount: 1_000_000 });
    await expect(requestRequisites(form, { amount: 1_000_100n })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });

  it('none is added beyond 1 % of the amount', async () => {
    const shop = await system.shop();
    await allow(shop, 1_000_000n);
    for (const step of times(11, BigInt))
      await requestRequisites(await createDeposit(shop, 100_000n + step * 100n));
    expect(await requestRequisites(await createDeposit(shop, 100_000n, { isFixed: true }))).toEqual(
      { amount: 100_000 },
    );
  });

  it('nothing is added where an account is free', async () => {
    const shop = await system.shop();
    await allow(shop, 500n);
    const answer = await requestRequisites(
      await createDeposit(shop, 1_000_000n, { isFixed: true }),
    );
    expect(answer).not.toHaveProperty('adjustment');
  });
});
