import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, merchantServer, signIn, stranger } from '../callers.ts';
import { toRequest, validRequests } from '../harness/requests.ts';
import { type World, openWorld } from '../harness/world.ts';

let world: World;
let operator: Caller;
let merchant: Caller;
beforeAll(async () => {
  world = await openWorld();
  operator = await signIn(world.app, 'operator');
  merchant = await signIn(world.app, 'merchant');
});
afterAll(() => world.close());

const dataOf = async (caller: Caller, url: string) =>
  (await caller({ method: 'GET', url: `/api/v1/${url}` })).json().data;

// PEOPLE-39
test('a person sees their own name and permissions', async () => {
  const me = await dataOf(merchant, 'people/me');
  expect(me).toMatchObject({
    id: expect.any(Number),
    personal: { firstName: 'Jasur', lastName: 'Rahimov' },
    merchantId: world.shops[0].merchantId,
    testDashboard: true,
  });
  expect(me.permissions).toContain('settlement.create');
  expect(me.permissions).not.toContain('merchant.rw.all');
});

// OFFICE-9
test('a person who chooses production sees no test data in all their windows, and others are not affected', async () => {
  const otherWindow = await signIn(world.app, 'merchant');
  const url = '/api/v1/people/me/testDashboard';
  await world.createForm();
  for (const testDashboard of [false, false, true]) {
    const answer = await merchant({ method: 'PATCH', url, body: { testDashboard } });
    expect(answer.json().data).toEqual(await dataOf(otherWindow, 'people/me'));
    expect(answer.json().data).toMatchObject({ testDashboard });
    const shown: { isTestProcessing: boolean }[] = await dataOf(otherWindow, 'invoice');
    expect(new Set(shown.map((row) => row.isTestProcessing))).toEqual(new Set([testDashboard]));
    expect(await dataOf(operator, 'people/me')).toMatchObject({ testDashboard: true });
  }
});

// API-25, OFFICE-77
test('a merchant’s people are shown its key of 60 characters and its terminals', async () => {
  const { merchantId: id, terminalIds } = world.shops[0];
  const own = await dataOf(merchant, 'merchant/me');
  expect(own).toMatchObject({ id, merchantId: id, name: 'Samarqand Market' });
  expect(own.clientPublicKey).toMatch(/^[A-Za-z\d+/]{59}=$/);
  const shown: { terminalId: number; name: string; enable: boolean }[] = own.terminals;
  expect(shown.map(({ terminalId }) => terminalId)).toEqual(
    expect.arrayContaining([...terminalIds]),
  );
  expect(shown.every(({ name, enable }) => name !== '' && enable)).toBe(true);
});

// ROUTING-1
test('a terminal says its flow, its currency and that it is in test', async () => {
  const { merchantId, terminalIds } = world.shops[0];
  const terminals = await dataOf(merchant, 'terminal');
  expect(terminals.find(({ id }: { id: number }) => id === terminalIds[0])).toMatchObject({
    name: 'Website deposits',
    paymentFlow: { code: 'DEPOSIT' },
    currency: { code: 'UZS', dimension: 2 },
    isTest: true,
    inTest: true,
    merchantId,
  });
});

// API-5, INVOICE-3, INVOICE-4, LEDGER-1
test('an invoice says whose it is, how it is paid, and where to', async () => {
  const form = await world.createForm({ amount: 3_333_300 });
  expect(await dataOf(operator, `invoice/${form.invoiceId}`)).toMatchObject({
    invoiceId: form.invoiceId,
    merchantInvoiceId: form.merchantInvoiceId,
    amount: 3_333_300,
    fee: null,
    currency: { id: 1, code: 'UZS', dimension: 2 },
    flowType: { code: 'DEPOSIT' },
    invoiceStatus: { id: 2, code: 'IN_PROGRESS', value: 'In progress' },
    isTestProcessing: true,
    customer: {
      externalId: expect.stringMatching(/^u-\d+$/),
      people: { firstName: 'Dilnoza', lastName: 'Karimova' },
    },
    terminal: { id: form.terminalId, name: expect.any(String) },
    paymentMethod: { paymentMethod: { name: 'Humo' } },
    account: { value: expect.stringMatching(/^9860\d{12}$/) },
    credentials: { provider: 'Sandbox' },
  });
});

// INVOICE-58, OFFICE-47
test('each section of an invoice is counted as its list shows it, and only for people who may see it', async () => {
  const form = await world.createForm();
  await stranger(world.app)(toRequest('completeForm', validRequests.completeForm(form, world)));
  world.clock.advance(3_000);
  await world.runDueJobs();
  const { invoiceId } = form;
  const lists = {
    errors: `event/error?invoiceId=${invoiceId}`,
    events: `event/invoice?invoiceId=${invoiceId}`,
    callbacks: `merchant/callback?invoiceId=${invoiceId}`,
    notes: `invoice/${invoiceId}/note`,
    transactions: `transaction/invoice?invoiceId=${invoiceId}`,
    routingSteps: `event/routing?invoiceId=${invoiceId}`,
    postingLegs: `event/posting?invoiceId=${invoiceId}`,
  };
  for (const caller of [operator, merchant]) {
    await caller(toRequest('addInvoiceNote', validRequests.addInvoiceNote(form, world)));
  }
  const rowsOf = (item: { steps?: object[]; legs?: object[] }) => item.steps ?? item.legs ?? [item];
  for (const role of ['operator', 'merchant', 'support', 'viewer'] as const) {
    const caller = await signIn(world.app, role);
    const expected: Record<string, number> = {};
    for (const [name, path] of Object.entries(lists)) {
      const shown: object[] | undefined = await dataOf(caller, path);
      if (shown) expected[name] = shown.flatMap(rowsOf).length;
    }
    const counted = await dataOf(caller, `event/count?invoiceId=${invoiceId}`);
    expect(counted, role).toEqual(expected);
  }
});

// LEDGER-28
test('the balance is a list of sums, and rises by a deposit less its fee', async () => {
  const form = await world.createForm({ amount: 10_000_000 });
  const balance = () => dataOf(operator, `merchant/balance?terminalId=${form.terminalId}`);
  const [before] = await balance();
  await stranger(world.app)(toRequest('completeForm', validRequests.completeForm(form, world)));
  world.clock.advance(3_000);
  await world.runDueJobs();
  const url = `/api/merchant/v1/invoices/${form.invoiceId}`;
  const { status, fee } = (await merchantServer(world.app)({ method: 'GET', url })).json();
  expect(status).toBe('DONE');
  expect(await balance()).toEqual([
    { sum: before.sum + 10_000_000 - fee, currency: { ...before.currency, code: 'UZS' } },
  ]);
});
