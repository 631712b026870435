import { asId, type MerchantId, type TerminalId } from '@tiyin/domain/ids';
import type { Permission } from '@tiyin/domain/permissions';
import { supportCode } from '@tiyin/domain/requisites';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, invoiceEvent, person, terminalMethod } from '../../src/db/schema.ts';
import { type Caller, signIn, stranger } from '../callers.ts';
import { hmacSha256 } from '../hmac-sha256.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
let merchant: Caller;
let foreignMerchantId: number;
let foreignUrl: string;
beforeAll(async () => {
  testApp = await openTestApp({ isRateLimited: false });
  operator = await signIn(testApp.app, 'operator');
  merchant = await signIn(testApp.app, 'merchant');
  const second = testApp.shops[1];
  foreignMerchantId = second?.merchantId ?? asId<MerchantId>(0);
  foreignUrl = urlOf(second?.terminalIds[0] ?? asId<TerminalId>(0));
});
afterAll(() => testApp.close());

type Body = Readonly<Record<string, unknown>>;
const urlOf = (id: number) => `/api/v1/terminal/${id}`;
const read = async (url: string, caller = operator) =>
  (await caller({ method: 'GET', url })).json().data;
const change = (url: string, body: Body, caller = operator, headers = {}) =>
  caller({ method: 'PATCH', url, body, headers });
const make = (input: Body = {}, caller = operator) =>
  caller({
    method: 'POST',
    url: '/api/v1/terminal',
    body: {
      merchantId: testApp.shops[0].merchantId,
      name: 'Kiosk deposits',
      flowTypeId: 1,
      currencyId: 1,
      ...input,
    },
  });
const makeOne = async (input: Body = {}) => urlOf((await make(input)).json().data.id);

/** The demo's viewer with these permissions instead of none; a person's permissions are read at each call. */
async function viewerWith(...permissions: readonly Permission[]): Promise<Caller> {
  await testApp.context.database.transaction((tx) =>
    tx
      .update(person)
      .set({ permissions: [...permissions] })
      .where(eq(person.username, 'viewer')),
  );
  return signIn(testApp.app, 'viewer');
}

const auditOf = (url: string) =>
  testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, url.replace('/api/v1/terminal/', 'terminal:')))
      .orderBy(auditEntry.id),
  );

describe('a new terminal', () => {
  // ROUTING-4
  test('is in test, and takes a deposit at once', async () => {
    const answer = await make({ name: '  Kiosk deposits ' }, merchant);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.headers.etag).toBe('"1"');
    // The operator's pools have no names for merchants.
    expect(answer.json().data).not.toHaveProperty('pool');
    expect(answer.json().data).toMatchObject({
      name: 'Kiosk deposits',
      paymentFlow: { code: 'DEPOSIT' },
      currency: { code: 'UZS' },
      isTest: true,
      inTest: true,
      methods: [
        { name: 'Humo', minAmount: 100_000, maxAmount: 10_000_000_000, feeBasisPoints: 150 },
        { name: 'Uzs', feeFixed: 0 },
      ],
      attributes: [],
    });
    const url = urlOf(answer.json().data.id);
    expect(await requisitesOf(await formOn(url))).toMatch(/^\d{16}$/);
    expect(await auditOf(url)).toMatchObject([{ action: 'terminal.created', actorType: 'staff' }]);
  });

  test('in rubles has the methods that its pool can serve', async () => {
    const { pool, methods } = (await make({ currencyId: 2, flowTypeId: 2 })).json().data;
    expect(pool.name).toBe('RUB banks');
    expect(methods).toHaveLength(5);
    expect(methods[0]).toMatchObject({ maxAmount: 10_000_000, feeBasisPoints: 100 });
  });

  // OFFICE-65
  test.each([
    [{ name: ' ' }, '/name', 'Name is required'],
    [{ name: 'ab' }, '/name', 'Name must be at least 3 characters long'],
    [{ currencyId: 3 }, '/currencyId', 'There is no payment method in KGS'],
  ])('that cannot be is refused with the field: %j', async (input, path, message) => {
    const answer = await make(input);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ detail: message, errors: [{ path, message }] });
  });

  // OFFICE-64
  test.each([['flowTypeId'], ['currencyId'], ['name'], ['merchantId']])(
    'needs its %s',
    async (field) => {
      expect((await make({ [field]: undefined })).statusCode).toBe(400);
    },
  );

  test('is not made for another merchant', async () => {
    const answer = await make({ merchantId: foreignMerchantId }, merchant);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: '/merchantId' }] });
  });
});

describe('a terminal', () => {
  test('of another merchant is like one that is not there', async () => {
    const body = { name: 'Mine now' };
    for (const url of [foreignUrl, urlOf(999_999)]) {
      expect((await merchant({ method: 'GET', url })).statusCode).toBe(404);
      expect((await change(url, body, merchant)).statusCode).toBe(404);
      expect((await merchant({ method: 'PUT', url, body })).statusCode).toBe(404);
      expect((await merchant({ method: 'DELETE', url: `${url}?attributeId=1` })).statusCode).toBe(
        404,
      );
      expect((await merchant({ method: 'POST', url: `${url}/form` })).statusCode).toBe(404);
    }
  });

  // PEOPLE-36
  test('shows its attributes only with the permission for them', async () => {
    const url = await makeOne();
    await change(url, { attributes: [{ value: '7', attrType: { id: 1 } }] });
    expect((await read(url, merchant)).attributes).toHaveLength(1);
    expect(await read(url, await viewerWith())).not.toHaveProperty('attributes');
  });

  // OFFICE-69
  test('is changed from the state that was seen, or not at all', async () => {
    const url = await makeOne();
    const seen = { 'if-match': '"1"' };
    const first = await change(url, { name: 'First change' }, operator, seen);
    expect(first.headers.etag).toBe('"2"');
    for (const late of [
      await change(url, { name: 'Second change' }, operator, seen),
      await operator({ method: 'PUT', url, body: { name: 'Second change' }, headers: seen }),
      await operator({ method: 'DELETE', url: `${url}?attributeId=1`, headers: seen }),
    ]) {
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ code: 'conflict', current: first.json().data });
    }
    expect(await read(url)).toEqual(first.json().data);
  });

  // ROUTING-46
  test('is saved with PUT as with PATCH, but never without its name', async () => {
    const url = await makeOne();
    const body = { name: 'Saved', attributes: [{ value: 'x', attrType: { id: 3 } }] };
    const saved = await merchant({ method: 'PUT', url, body });
    expect(saved.json().data).toMatchObject({ name: 'Saved', attributes: [{ value: 'x' }] });
    expect((await merchant({ method: 'PUT', url, body: { attributes: [] } })).statusCode).toBe(400);
  });

  test.each([
    [{ name: 'Another' }, ['terminal.create']],
    [{ attributes: [] }, ['terminal.create', 'terminal.attr.read']],
    [{ poolId: 1 }, ['people.account.edit', 'people.account']],
    [{ inTest: false }, ['terminal.prod.change']],
  ] as const)('lets change %j only with %j', async (body, permissions) => {
    const url = await makeOne();
    const others = ['terminal.create', 'people.account.edit', 'terminal.prod.change'] as const;
    const without = others.filter((permission) => permission !== permissions[0]);
    expect((await change(url, body, await viewerWith(...without))).statusCode).toBe(403);
    const answer = await change(url, body, await viewerWith(...permissions));
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

test('a change that names nothing changes nothing', async () => {
  const url = await makeOne();
  expect((await change(url, {}, await viewerWith())).statusCode).toBe(422);
  expect(await read(url)).toMatchObject({ version: 1 });
});

describe('the attributes of a terminal', () => {
  const types = { I: 1, S: 2, C: 3, B: 4, N: 5 } as const;
  const of = (code: keyof typeof types, value: string) => ({
    value,
    attrType: { id: types[code] },
  });

  // ROUTING-8
  test('say their type and what their value is', async () => {
    const url = await makeOne();
    await change(url, { attributes: [of('N', '1.5')] });
    expect((await read(url)).attributes).toMatchObject([
      { value: '1.5', attrType: { id: 5, value: 'Numeric' }, paramType: { code: 'N' } },
    ]);
  });

  test('become the list that was saved, and stay themselves where they can', async () => {
    const url = await makeOne();
    const save = async (list: readonly object[]) =>
      (await change(url, { attributes: list })).json().data.attributes;
    const [one, two] = await save([of('S', 'one'), of('S', 'two')]);
    const [kept, changed, added] = await save([of('S', 'two'), of('S', 'three'), of('B', 'true')]);
    expect(kept).toEqual({ ...one, value: 'three' });
    expect(changed).toEqual(two);
    expect(added).toMatchObject({ value: 'true' });
    expect(await save([of('B', 'true')])).toEqual([added]);
  });

  // ROUTING-9
  test.each([
    [of('I', ''), 'Value is required'],
    [of('I', '1.5'), 'value is not Integer'],
    [of('S', 'a\nb'), 'value is not String'],
    [of('C', 'ab'), 'value is not Char'],
    [of('B', 'yes'), 'value is not Boolean'],
    [of('N', '1'), 'value is not Numeric'],
  ])('that are none are refused at their place: %j', async (wrong, message) => {
    const url = await makeOne();
    const answer = await change(url, { name: 'Kept out', attributes: [of('I', '1'), wrong] });
    expect(answer.statusCode).toBe(422);
    const errors = [{ path: '/attributes/1/value', message }];
    expect(answer.json()).toMatchObject({ detail: message, errors });
    expect(await read(url)).toMatchObject({ name: 'Kiosk deposits', attributes: [] });
  });

  // ROUTING-47
  test('are at most 50', async () => {
    const many = Array.from({ length: 51 }, () => of('I', '1'));
    const answer = await change(await makeOne(), { attributes: many });
    expect(answer.json()).toMatchObject({ errors: [{ path: '/attributes' }] });
  });

  test('are removed one by one, and once', async () => {
    const url = await makeOne();
    const [first] = (await change(url, { attributes: [of('I', '1'), of('I', '2')] })).json().data
      .attributes;
    const remove = (headers = {}) =>
      merchant({ method: 'DELETE', url: `${url}?attributeId=${first.id}`, headers });
    const removed = await remove({ 'if-match': '"2"' });
    expect(removed.headers.etag).toBe('"3"');
    expect(removed.json().data.attributes).toMatchObject([{ value: '2' }]);
    const again = await remove();
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ detail: 'The attribute is gone already' });
    expect((await auditOf(url)).map(({ action }) => action)).toEqual([
      'terminal.created',
      'terminal.changed',
      'terminal.attribute_removed',
    ]);
  });

  test('cannot be removed without the permission to see them', async () => {
    const url = await makeOne();
    const [first] = (await change(url, { attributes: [of('I', '1')] })).json().data.attributes;
    const blind = await viewerWith('terminal.create');
    const answer = await blind({ method: 'DELETE', url: `${url}?attributeId=${first.id}` });
    expect(answer.statusCode).toBe(403);
  });
});

describe('pool and methods of a terminal', () => {
  const humo = { id: 1, minAmount: 500, maxAmount: 900, feeBasisPoints: 90, feeFixed: 7 };

  // OFFICE-66
  test('are changed with their limits and fees', async () => {
    const url = await makeOne();
    const answer = await change(url, { methods: [humo], poolId: 2 });
    expect(answer.json().data).toMatchObject({
      pool: { name: 'RUB banks' },
      methods: [{ ...humo, name: 'Humo' }],
    });
  });

  test('that are offered no more are kept, and no longer shown to customers', async () => {
    const url = await makeOne();
    await change(url, { methods: [humo] });
    const id = Number(url.split('/').at(-1));
    const rows = await testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(terminalMethod)
        .where(eq(terminalMethod.terminalId, asId(id)))
        .orderBy(terminalMethod.methodId),
    );
    expect(rows.map(({ methodId, isOffered }) => [methodId, isOffered])).toEqual([
      [1, true],
      [2, false],
    ]);
    const { methods } = await initOf(await formOn(url));
    expect(methods).toMatchObject([{ name: 'Humo', minAmount: 500, maxAmount: 900 }]);
  });

  // ROUTING-6
  test('do not change the fee of what was begun with one that is offered no more', async () => {
    const url = await makeOne();
    const form = await formOn(url);
    await requisitesOf(form, 1);
    await change(url, { methods: [{ ...humo, feeBasisPoints: 9_000 }] });
    const done = { invoiceId: form.invoiceId, statusId: 5, reason: 'The bank shows it' };
    await operator({ method: 'PATCH', url: '/api/v1/invoice/status', body: done });
    const after = await read(`/api/v1/invoice/${form.invoiceId}`);
    expect(after).toMatchObject({ amount: 1_000_000, fee: 15_000 });
  });

  test.each([
    [{ poolId: 99 }, '/poolId'],
    [{ methods: [] }, '/methods'],
    [{ methods: [{ ...humo, id: 3 }] }, '/methods/0/id'],
    [{ methods: [humo, humo] }, '/methods/1/id'],
    [{ methods: [{ ...humo, maxAmount: 499 }] }, '/methods/0/maxAmount'],
    [{ methods: [{ ...humo, minAmount: 0 }] }, '/methods/0/minAmount'],
  ])('that cannot be are refused with the field: %j', async (body, path) => {
    const answer = await change(await makeOne(), body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
  });

  // ROUTING-580
  test.each([
    [{ maxAmount: Number.MAX_SAFE_INTEGER }, '/methods/0/maxAmount'],
    [{ feeFixed: Number.MAX_SAFE_INTEGER }, '/methods/0/feeFixed'],
  ])('that no invoice could show are refused: %j', async (numbers, path) => {
    const answer = await change(await makeOne(), { methods: [{ ...humo, ...numbers }] });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path }] });
  });
});

// ROUTING-204
test('a terminal says what it does with other money than the amount, and this is audited', async () => {
  const url = await makeOne();
  const usual = { shortPayment: 'TOP_UP', overPayment: 'ACCEPT_AMOUNT' };
  expect(await read(url)).toMatchObject(usual);
  const rules = { shortPayment: 'ACCEPT', overPayment: 'ACCEPT_ALL' };
  expect((await change(url, rules)).json().data).toMatchObject(rules);
  expect(await read(url)).toMatchObject(rules);
  expect(await auditOf(url)).toMatchObject([
    {},
    { action: 'terminal.changed', before: usual, after: rules },
  ]);
  expect((await change(url, { shortPayment: 'KEEP' })).statusCode).toBe(400);
  const viewer = await viewerWith('terminal.attr.read');
  expect((await change(url, rules, viewer)).statusCode).toBe(403);
});

describe('the thresholds of a terminal', () => {
  const thresholds = { successPercentLowThreshold: 50, successPercentHighThreshold: 80 };

  // PEOPLE-37
  test('are set by people who may, and judge its success from then on', async () => {
    const url = await makeOne();
    const usual = { successPercentLowThreshold: 70, successPercentHighThreshold: 90 };
    expect((await read(url)).thresholds).toEqual(usual);
    expect((await change(url, { thresholds })).json().data.thresholds).toEqual(thresholds);
    expect((await read(url)).thresholds).toEqual(thresholds);
    expect(await auditOf(url)).toMatchObject([
      {},
      { action: 'terminal.changed', before: usual, after: thresholds },
    ]);
  });

  test('are neither seen nor set without terminal.statistic.settings', async () => {
    const url = await makeOne();
    expect(await read(url, merchant)).not.toHaveProperty('thresholds');
    expect((await change(url, { thresholds }, merchant)).statusCode).toBe(403);
  });

  test('do not cross', async () => {
    const crossed = { ...thresholds, successPercentLowThreshold: 81 };
    const answer = await change(await makeOne(), { thresholds: crossed });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([
      { path: '/thresholds/successPercentHighThreshold' },
    ]);
  });
});

describe('the way to production', () => {
  // OFFICE-67, ROUTING-7
  test('is gone once and leads nowhere back', async () => {
    const url = await makeOne();
    expect((await change(url, { inTest: true })).json().data).toMatchObject({ inTest: true });
    const live = await change(url, { inTest: false });
    expect(live.json().data).toMatchObject({ isTest: false, inTest: false });
    const back = await change(url, { inTest: true });
    expect(back.statusCode).toBe(422);
    expect(back.json()).toMatchObject({
      detail: 'A terminal in production does not go back to test',
      errors: [{ path: '/inTest' }],
    });
    expect(await read(url)).toMatchObject({ inTest: false });
    expect((await auditOf(url)).at(-1)).toMatchObject({
      before: { inTest: true },
      after: { inTest: false },
    });
  });

  test('leaves what was begun in test there', async () => {
    const url = await makeOne();
    const form = await formOn(url);
    await change(url, { inTest: false });
    const after = await read(`/api/v1/invoice/${form.invoiceId}`);
    expect(after).toMatchObject({ isTestProcessing: true });
    expect(await requisitesOf(form)).toMatch(/^\d{16}$/);
  });
});

describe('a test form', () => {
  // OFFICE-68
  test('has a public address, an amount that the terminal takes, and is the person’s action', async () => {
    const form = await formOn(await makeOne(), merchant);
    expect(form.url).toBe(`http://tiyin.test/payment/${form.formId}`);
    expect(await initOf(form)).toMatchObject({ amount: 1_000_000, canChangeAmount: true });
    const [event] = await testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(invoiceEvent)
        .where(eq(invoiceEvent.invoiceId, asId(form.invoiceId))),
    );
    expect(event).toMatchObject({ code: 'created', actorType: 'staff' });
  });

  test('is not created where real money would move', async () => {
    const url = await makeOne();
    await change(url, { inTest: false });
    const answer = await operator({ method: 'POST', url: `${url}/form` });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ detail: 'Test forms are for terminals in test' });
  });
});

type Form = { readonly formId: string; readonly invoiceId: string; readonly url: string };

async function formOn(url: string, caller = operator): Promise<Form> {
  const answer = await caller({ method: 'POST', url: `${url}/form` });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

async function initOf({ formId }: Form) {
  const url = `/api/payments/form/${formId}/init`;
  return (await stranger(testApp.app)({ method: 'POST', url })).json();
}

async function requisitesOf(form: Form, choice = 0): Promise<string> {
  const { amount, methods, verficationKey } = await initOf(form);
  const { formId } = form;
  const code = await supportCode(hmacSha256, formId, verficationKey);
  const body = { formId, amount, paymentMethodId: methods[choice].id, supportCode: code };
  const url = `/api/payments/form/${formId}/credential`;
  return (await stranger(testApp.app)({ method: 'POST', url, body })).json().credentials.value;
}
