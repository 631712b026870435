import { type AccountId, asId, type MethodId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { sbpBanks } from '@tiyin/domain/references';
import { methodByName } from '@tiyin/domain/requisites';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { paymentAccount } from '../../src/db/schema.ts';
import { credentialOwner } from '../../src/payments/accounts/credential.ts';
import { formStatus } from '../../src/payments/form/form-status.ts';
import { initForm } from '../../src/payments/form/init-form.ts';
import { issueRequisites } from '../../src/payments/form/issue-requisites.ts';
import { describeRequisites } from '../../src/payments/form/requisites.ts';
import { listSbpBanks } from '../../src/payments/form/sbp-banks.ts';
import { payoutSteps } from './payout-steps.ts';
import { humo, uzcard } from './shop.ts';
import { type Deposit, type TestSystem, minute, openTestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof payoutSteps>;
beforeAll(async () => {
  system = await openTestSystem();
  steps = payoutSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

const init = ({ formId }: Deposit) =>
  system.run((tx) =>
    initForm(tx, {
      formId,
      secrets: system.context.secrets,
      publicUrl: system.context.config.publicUrl,
      now: system.clock.now(),
    }),
  );

/** Requests requisites with a support code of one's own. */
const requestWith = ({ formId, amount }: Deposit, supportCode: string) =>
  system.run((tx) =>
    issueRequisites(tx, {
      formId,
      amount: minorUnits(amount),
      paymentMethodId: humo,
      supportCode,
      secrets: system.context.secrets,
      now: system.clock.now(),
    }),
  );

// FORM-6, FORM-7
it('says what it is for, by when, and within which limits', async () => {
  const shop = await system.shop();
  await system.query(sql`update terminal_method set min_amount = 50000
    where terminal_id = ${shop.terminalId} and method_id = ${uzcard} returning method_id`);
  const deposit = await system.createDeposit(shop, 1_000_000n);
  const now = system.clock.now();
  const opened = await init(deposit);
  expect(opened).toEqual({
    invoiceId: deposit.invoiceId,
    isTest: true,
    merchantName: 'A shop',
    url: `${system.context.config.publicUrl}/payment/${deposit.formId}`,
    successUrl: 'https://shop.test/paid',
    cancelUrl: 'https://shop.test/canceled',
    errorUrl: 'https://shop.test/failed',
    methods: [
      { id: humo, name: 'Humo', minAmount: 100_000, maxAmount: 10_000_000_000 },
      { id: uzcard, name: 'Uzs', minAmount: 50_000, maxAmount: 10_000_000_000 },
    ],
    type: 'Deposit',
    amount: 1_000_000,
    canChangeAmount: true,
    currencyInfo: { code: 'UZS', dimension: 2, minValue: 50_000, maxValue: 10_000_000_000 },
    expiredIn: new Date(now.getTime() + 15 * minute).toISOString(),
    serverTime: now.toISOString(),
    status: 'NEW',
    statusDate: now.toISOString(),
    verficationKey: expect.stringMatching(/^[\w-]{43}$/),
  });
});

// INVOICE-1
it('names its invoice by a UUIDv7 and itself by a secret of its own', async () => {
  const { formId, invoiceId } = await system.createDeposit(await system.shop(), 1_000_000n);
  expect(invoiceId).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(formId).toMatch(/^[\w-]{22,}$/);
});

// FORM-16
it('is given no requisites for a wrong support code, and takes nothing', async () => {
  const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
  const before = await system.row(deposit.invoiceId);
  for (const code of ['0'.repeat(64), '']) {
    const refused = { code: 'support_code_wrong', status: 403 };
    await expect(requestWith(deposit, code)).rejects.toMatchObject(refused);
  }
  expect(await system.row(deposit.invoiceId)).toEqual(before);
});

// FORM-23, ROUTING-2
it('takes no amount beyond its method’s limits, and no method that is not offered', async () => {
  const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
  for (const amount of [99_999n, 10_000_000_001n]) {
    const refused = { code: 'not_allowed', errors: [{ path: '/amount' }] };
    await expect(system.requestRequisites(deposit, { amount })).rejects.toMatchObject(refused);
  }
  const notOffered = { code: 'not_allowed', errors: [{ path: '/paymentMethodId' }] };
  await expect(
    system.requestRequisites(deposit, { paymentMethodId: asId(7) }),
  ).rejects.toMatchObject(notOffered);
  expect(await system.status(deposit)).toBe('NEW');
});

// ROUTING-1
it('is not made for a terminal of the other flow', async () => {
  const { payoutTerminalId: terminalId, ...shop } = await system.shop();
  const created = system.createDeposit(
    { ...shop, payoutTerminalId: terminalId, terminalId },
    1_000_000n,
  );
  await expect(created).rejects.toMatchObject({ errors: [{ path: '/terminalId' }] });
});

it('whose merchant fixed the amount takes no other', async () => {
  const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
  await system.query(sql`update payment_form set can_change_amount = false
    where id = ${deposit.formId} returning id`);
  const refused = { code: 'not_allowed', errors: [{ path: '/amount' }] };
  await expect(system.requestRequisites(deposit, { amount: 1_000_100n })).rejects.toMatchObject(
    refused,
  );
  expect(await system.requestRequisites(deposit)).toMatch(/^9860\d{12}$/);
});

it('returns the latest choice with its status, so that two pages of it agree', async () => {
  const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
  const status = () =>
    system.run((tx) => formStatus(tx, { formId: deposit.formId, now: system.clock.now() }));
  const serverTime = system.clock.now().toISOString();
  expect(await status()).toEqual({
    status: 'NEW',
    serverTime,
    statusDate: serverTime,
    amount: 1_000_000,
  });
  await system.requestRequisites(deposit, { amount: 2_000_000n });
  expect(await status()).toEqual({
    status: 'IN_PROGRESS',
    serverTime,
    statusDate: serverTime,
    amount: 2_000_000,
    paymentMethodId: humo,
  });
});

// FORM-30
it('shows the requisites to nobody once the deposit is done', async () => {
  const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
  await system.requestRequisites(deposit);
  await system.report(deposit);
  expect(await system.status(deposit)).toBe('DONE');
  await expect(system.requestRequisites(deposit)).rejects.toMatchObject({ code: 'form_ended' });
});

// FORM-31
it('shows with the card its owner and its bank', async () => {
  const shop = await system.shop();
  await system.query(sql`update payment_account set owner = 'KARIMOV M.', bank_name = 'Ipak Yoʻli'
    where id = ${shop.accountIds[0] ?? asId<AccountId>(0)} returning id`);
  const deposit = await system.createDeposit(shop, 1_000_000n);
  const value = await system.requestRequisites(deposit);
  const { issued } = await init(deposit);
  expect(issued).toEqual({
    paymentMethodId: humo,
    paymentMethodName: 'Humo',
    amount: 1_000_000,
    credentials: { value, owner: 'KARIMOV M.', bank_name: 'Ipak Yoʻli' },
  });
});

it('still returns the issued requisites when no method is on offer any more', async () => {
  const shop = await system.shop();
  const deposit = await system.createDeposit(shop, 1_000_000n);
  const value = await system.requestRequisites(deposit);
  await system.query(sql`update terminal_method set is_offered = false
    where terminal_id = ${shop.terminalId} returning method_id`);
  const { methods, issued, currencyInfo } = await init(deposit);
  expect(methods).toEqual([]);
  expect(issued).toMatchObject({ paymentMethodName: 'Humo', credentials: { value } });
  expect(currencyInfo).toMatchObject({ minValue: 1_000_000, maxValue: 1_000_000 });
});

it.each([
  ['Sbp', '79161234567', 'by_mobile', 'RUB'],
  ['TinkoffXCountry', '998901234567', 'by_mobile', 'UZS'],
  ['TinkoffXCountry', '4111111111111111', undefined, undefined],
  ['Humo', '9860990000000003', undefined, undefined],
])('says whether %s of %s is a phone: %s, of %s', async (name, value, type, country) => {
  const { secrets } = system.context;
  const [known] = (await system.shop()).accountIds;
  const described = await system.run(async (tx) => {
    const [row] = await tx
      .select()
      .from(paymentAccount)
      .where(eq(paymentAccount.id, known ?? asId(0)));
    if (!row) throw new Error('a shop has no account');
    const valueEncrypted = secrets.encrypt(value, credentialOwner(row.id));
    return describeRequisites(secrets, {
      ...row,
      methodId: methodByName(name)?.id ?? asId<MethodId>(0),
      valueEncrypted,
    });
  });
  expect(described).toEqual({
    value,
    ...(type !== undefined && { type }),
    ...(country !== undefined && { country_code: country }),
  });
});

// FORM-35
it('of a withdrawal is answered the amount alone, and goes nowhere before', async () => {
  const shop = await system.shop();
  const withdrawal = await steps.createWithdrawal(shop, 1_000_000n);
  expect(await system.requestRequisites(withdrawal, { amount: 1_100_000n })).toBeUndefined();
  expect(await system.row(withdrawal.invoiceId)).toMatchObject({
    status: 'NEW',
    amount: 1_100_000n,
    methodId: humo,
    accountId: null,
  });
  expect(await init(withdrawal)).toMatchObject({ type: 'Withdrawal', amount: 1_100_000 });
  await system.query(sql`update invoice set method_id = null
    where id = ${withdrawal.invoiceId} returning id`);
  await expect(steps.complete(withdrawal)).rejects.toMatchObject({ code: 'no_method' });
});

// FORM-48
it('lists the Sbp banks by id, name and codeInteger', async () => {
  const { formId } = await steps.createWithdrawal(await system.shop(), 1_000_000n);
  const banks = await system.run((tx) => listSbpBanks(tx, { formId, now: system.clock.now() }));
  expect(banks[0]).toEqual({
    id: 1,
    value: 'Сбербанк',
    codeInteger: 100_000_000_111,
    aliases: ['Сбер', 'Sber'],
  });
  expect(banks.map(({ value }) => value)).toEqual(sbpBanks.map(({ name }) => name));
});
