import { asId } from '@tiyin/domain/ids';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntry, lease, notification, paymentAccount, pool } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import type { LiveForm } from '../harness/live-form.ts';
import { openWorld, type World } from '../harness/world.ts';

let world: World;
let operator: Caller;
beforeAll(async () => {
  world = await openWorld();
  operator = await signIn(world.app, 'operator');
});
afterAll(() => world.close());

const base = '/api/v1/people/account';
const limitOf = (id: number) => `/api/router/v1/people/account/limit/${id}`;
const get = (url: string) => operator({ method: 'GET', url });
const rowOf = async (id: number) => {
  const [row] = await world.context.database.transaction((tx) =>
    tx
      .select()
      .from(paymentAccount)
      .where(eq(paymentAccount.id, asId(id))),
  );
  if (!row) throw new Error(`there is no account ${id}`);
  return row;
};

/** The id of a provider by its name. */
async function providerId(name: string): Promise<number> {
  const { data } = (await get('/api/v1/provider')).json();
  return data.find((row: { name: string }) => row.name === name)?.id;
}

/** A new account of the sandbox for this method: Humo, or Sbp. */
async function open(paymentMethodId = 1) {
  const body = { paymentProviderId: await providerId('Sandbox'), paymentMethodId };
  const answer = await operator({ method: 'POST', url: '/api/v1/people/create', body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}

const put = (id: number, body: object, headers: Record<string, string> = {}) =>
  operator({ method: 'PUT', url: `${base}/${id}/credential`, body, headers });
const add = (id: number, body: object, headers: Record<string, string> = {}) =>
  operator({ method: 'POST', url: `${base}/${id}/credential`, body, headers });
const remove = (id: number, type: string) =>
  operator({ method: 'DELETE', url: `${base}/${id}/credential?credentialType=${type}` });

const card = (value: string) => ({ credentialType: 'CARD_NUMBER', paramType: 'I', value });
let cardsMade = 0;
/** A Humo card that no other account has. */
const freshCard = () => `98607700${String((cardsMade += 1)).padStart(8, '0')}`;

/** The audit entries of an account, oldest first. */
async function audited(id: number) {
  const rows = await world.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `account:${id}`))
      .orderBy(auditEntry.id),
  );
  return rows.map(({ action, before, after, details }) => ({ action, before, after, details }));
}

describe('the list of accounts', () => {
  const idsOf = async (search: string) => {
    const answer = await get(`${base}?size=40&search=${encodeURIComponent(search)}`);
    return answer.json().data.map(({ id }: { id: number }) => id);
  };

  // ROUTING-12
  test('is in pages, newest first, those of the sandbox beside the others, and shows no number', async () => {
    const first = (await get(`${base}?size=5`)).json();
    const second = (await get(`${base}?size=5&page=1`)).json();
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(10);
    const whole = (await get(`${base}?size=40`)).json();
    expect(whole.total).toBe(whole.data.length);
    expect(new Set(whole.data.map(({ isTest }: { isTest: boolean }) => isTest)).size).toBe(2);
    expect(whole.data.at(-1)).toMatchObject({
      providerName: 'Sandbox',
      paymentMethodName: 'Humo',
      bankName: 'Ipak Yoʻli Bank',
      lastFour: '1234',
      enabled: true,
    });
    expect(JSON.stringify(whole)).not.toContain('9860120115551234');
  });

  test.each([
    ['its id', 'id'],
    ['its last four digits', '1234'],
    ['a part of its bank’s name, in any case', 'IPAK yoʻli b'],
    ['a part of its method’s name', 'humo'],
    ['its provider', ' sandbox '],
  ])('finds an account by %s', async (_, text) => {
    expect(await idsOf(text === 'id' ? String(world.accountId) : text)).toContain(world.accountId);
  });

  test('finds nothing where nothing is', async () => {
    expect(await idsOf('100%')).toEqual([]);
    expect(await idsOf('99999999999')).toEqual([]);
  });
});

describe('a new account', () => {
  // OFFICE-72, ROUTING-13
  test('has defaults by currency and mode, and is in the list', async () => {
    const made = await open();
    expect(made).toMatchObject({
      providerName: 'Sandbox',
      paymentMethodName: 'Humo',
      currency: { code: 'UZS' },
      isTest: true,
      enabled: true,
      lastFour: null,
      credentials: [],
      pools: [{ name: 'UZS cards' }],
      version: 1,
    });
    expect((await get(limitOf(made.id))).json().data).toMatchObject({
      limit: 2_000_000_000_000,
      balance: 0,
      priority: 0,
      checkUniqueAmount: true,
    });
    expect((await get(base)).json().data[0]).toMatchObject({ id: made.id });
  });

  test('of a currency that no pool has is in the one that its terminals wait at', async () => {
    const { database } = world.context;
    await database.transaction((tx) =>
      tx.update(paymentAccount).set({ currency: 'KGS' }).where(eq(paymentAccount.currency, 'RUB')),
    );
    const made = await open(7);
    expect(made.pools).toMatchObject([{ name: 'RUB banks' }]);
    await database.transaction((tx) =>
      tx.update(paymentAccount).set({ currency: 'RUB' }).where(eq(paymentAccount.currency, 'KGS')),
    );
  });

  test.each([
    [{ paymentMethodId: 1 }, 400, '/paymentProviderId'],
    [{ paymentProviderId: 1 }, 400, '/paymentMethodId'],
    [{ paymentProviderId: 9999, paymentMethodId: 1 }, 422, '/paymentProviderId'],
    [{ paymentProviderId: 1, paymentMethodId: 99 }, 422, '/paymentMethodId'],
  ])('%j is refused with %i at %s', async (body, status, path) => {
    const answer = await operator({ method: 'POST', url: '/api/v1/people/create', body });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().errors).toMatchObject([{ path }]);
  });

  test('takes deposits as soon as it has a card, and is passed over before', async () => {
    const { id } = await open();
    await operator({ method: 'PUT', url: limitOf(id), body: { ...first, priority: 100 } });
    const before = await world.createForm();
    expect(await stepsOf(before)).toContainEqual({ accountId: id, outcome: 'no_credentials' });
    await add(id, card(freshCard()));
    const after = await world.createForm();
    expect(await stepsOf(after)).toContainEqual({ accountId: id, outcome: 'chosen' });
    await operator({ method: 'PUT', url: limitOf(id), body: { ...first, priority: 0 } });
  });

  const first = { limit: 1_000_000_000, checkUniqueAmount: true };
  const stepsOf = async ({ invoiceId }: LiveForm) => {
    const { data } = (await get(`/api/v1/event/routing?invoiceId=${invoiceId}`)).json();
    return data[0].steps.map(({ accountId, outcome }: Record<string, unknown>) => ({
      accountId,
      outcome,
    }));
  };
});

describe('an account', () => {
  const change = (id: number, body: object, headers: Record<string, string> = {}) =>
    operator({ method: 'PATCH', url: `${base}/${id}`, body, headers });

  // ROUTING-15
  test('is turned off and on, which is audited', async () => {
    const { id } = await open();
    const off = await change(id, { enabled: false }, { 'if-match': '"1"' });
    expect(off.statusCode, off.body).toBe(200);
    expect(off.headers.etag).toBe('"2"');
    expect((await get(`${base}/${id}`)).json().data).toMatchObject({ enabled: false, version: 2 });
    expect(await audited(id)).toContainEqual({
      action: 'account.changed',
      before: { enabled: true },
      after: { enabled: false },
      details: {},
    });
  });

  // ROUTING-14
  test('is in the pools that it was given, and in no others', async () => {
    const { id } = await open();
    const [spare] = await world.context.database.transaction((tx) =>
      tx.insert(pool).values({ name: 'Spare' }).returning(),
    );
    const poolIds = [spare?.id ?? 0, spare?.id ?? 0];
    expect((await change(id, { poolIds })).json().data.pools).toEqual([spare]);
    const wrong = await change(id, { enabled: false, poolIds: [spare?.id, 999_999] });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toMatchObject([{ path: '/poolIds/1' }]);
    expect((await get(`${base}/${id}`)).json().data).toMatchObject({
      enabled: true,
      pools: [spare],
    });
    expect((await change(id, { poolIds: [] })).json().data.pools).toEqual([]);
  });

  // ROUTING-24
  test('that another person changed meanwhile is not overwritten: the response has the current state', async () => {
    const { id } = await open();
    const seen = { 'if-match': '"1"' };
    expect((await change(id, { enabled: false }, seen)).statusCode).toBe(200);
    for (const answer of [
      await change(id, { enabled: true }, seen),
      await add(id, card(freshCard()), seen),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'conflict',
        current: { id, enabled: false, credentials: [], version: 2 },
      });
    }
  });

  test('that is none is not found', async () => {
    const answers = [
      await get(`${base}/999999`),
      await change(999_999, { enabled: true }),
      await get(limitOf(999_999)),
      await add(999_999, card(freshCard())),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('a limit', () => {
  const set = (id: number, body: object, headers: Record<string, string> = {}) =>
    operator({ method: 'PUT', url: limitOf(id), body, headers });
  const whole = { limit: 123_456, priority: 3, checkUniqueAmount: false };

  // ROUTING-22
  test('is set as a whole, from the state that was seen, and audited with what it was', async () => {
    const { id } = await open();
    const changed = await set(id, whole, { 'if-match': '"1"' });
    expect(changed.json().data).toMatchObject({ ...whole, balance: 0, version: 2 });
    const stale = await set(id, { ...whole, limit: 1 }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { ...whole, version: 2 } });
    expect(await audited(id)).toContainEqual({
      action: 'account.limit_changed',
      before: expect.objectContaining({ limit: '2000000000000' }),
      after: { ...whole, limit: '123456' },
      details: { currency: 'UZS' },
    });
  });

  test.each([
    [{ priority: -1 }, '/priority'],
    [{ priority: 1.5 }, '/priority'],
    [{ limit: -1 }, '/limit'],
    [{ limit: '100' }, '/limit'],
    [{ checkUniqueAmount: 'yes' }, '/checkUniqueAmount'],
    [{ limit: undefined }, '/limit'],
  ])('with %j is refused at %s', async (differs, path) => {
    const answer = await set(world.strayAccountId, { ...whole, ...differs });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path }]);
  });

  test('that comes near what stands there says so, and no more once it is raised', async () => {
    const { id } = await open();
    const body = { direction: 'TOP_UP', amount: 1_000, comment: 'Opening money' };
    await operator({ method: 'POST', url: `${base}/${id}/movement`, body });
    const said = async () => {
      const rows = await world.context.database.transaction((tx) =>
        tx
          .select()
          .from(notification)
          .where(eq(notification.subject, `account:${id}`)),
      );
      return rows.map(({ closedAt }) => closedAt === null);
    };
    await set(id, { ...whole, limit: 1_100 });
    expect(await said()).toEqual([true]);
    expect((await set(id, { ...whole, limit: 10_000 })).json().data.balance).toBe(1_000);
    expect(await said()).toEqual([false]);
  });
});

describe('a credential', () => {
  // PEOPLE-40, ROUTING-17
  test('is encrypted for its row, found by its blind index, and four digits of it are clear', async () => {
    const { id } = await open();
    const value = freshCard();
    const added = await add(id, card(`  ${value.slice(0, 4)} ${value.slice(4)} `));
    expect(added.statusCode, added.body).toBe(201);
    expect(added.headers.etag).toBe('"2"');
    expect(added.json().data.credentials).toEqual([card(value)]);
    const { secrets } = world.context;
    const { valueEncrypted, valueIndex, valueLastFour } = await rowOf(id);
    expect(valueEncrypted).not.toContain(value);
    expect(secrets.decrypt(valueEncrypted ?? '', `payment_account:${id}`)).toBe(value);
    const elsewhere = `payment_account:${id + 1}`;
    expect(() => secrets.decrypt(valueEncrypted ?? '', elsewhere)).toThrow(/authenticate/);
    expect(valueIndex).toBe(secrets.blindIndex(value));
    expect(valueLastFour).toBe(value.slice(-4));
  });

  // ROUTING-18
  test('that is read is audited, once an hour, and no entry has the number', async () => {
    const { id } = await open();
    const value = freshCard();
    await add(id, card(value));
    for (const _ of [1, 2, 3]) await get(`${base}/${id}`);
    const reads = async () =>
      (await audited(id)).filter(({ action }) => action === 'account.credentials_read').length;
    expect(await reads()).toBe(1);
    world.clock.advance(61 * 60_000);
    await get(`${base}/${id}`);
    expect(await reads()).toBe(2);
    expect(JSON.stringify(await audited(id))).not.toContain(value.slice(0, 12));
    const leaked = await world.context.database.transaction((tx) =>
      tx.$count(auditEntry, like(auditEntry.subject, `%${value}%`)),
    );
    expect(leaked).toBe(0);
  });

  test('is edited and removed, owner and bank beside the number', async () => {
    const { id } = await open();
    await add(id, { credentialType: 'OWNER', paramType: 'S', value: ' KARIMOV M. ' });
    await add(id, { credentialType: 'BANK_NAME', paramType: 'S', value: 'Agrobank' });
    const edited = await put(id, { credentialType: 'OWNER', value: 'AZIZOVA N.' });
    expect(edited.json().data).toMatchObject({
      bankName: 'Agrobank',
      credentials: [
        { credentialType: 'OWNER', paramType: 'S', value: 'AZIZOVA N.' },
        { credentialType: 'BANK_NAME', paramType: 'S', value: 'Agrobank' },
      ],
    });
    const removed = await remove(id, 'BANK_NAME');
    expect(removed.statusCode, removed.body).toBe(200);
    expect(removed.json().data).toMatchObject({ bankName: null, credentials: [{}] });
    expect((await remove(id, 'BANK_NAME')).json().errors).toMatchObject([
      { path: '/credentialType' },
    ]);
  });

  test('of a phone is kept as digits', async () => {
    const { id } = await open(7);
    const phone = { credentialType: 'PHONE_NUMBER', paramType: 'I', value: '+7 (900) 000-77-01' };
    expect((await add(id, phone)).json().data.credentials).toEqual([
      { ...phone, value: '79000007701' },
    ]);
  });

  test.each([
    [{ ...card('9860'), value: '' }, '/value', 'Value is required'],
    [card('9860 7700'), '/value', 'too few digits'],
    [card('9860120115551234'), '/value', 'has this number already'],
    [{ ...card('9860770000000099'), paramType: 'S' }, '/paramType', 'Integer'],
    [
      { credentialType: 'PHONE_NUMBER', paramType: 'I', value: '+998901234567' },
      '/credentialType',
      'Humo is paid to a card number',
    ],
    [{ credentialType: 'OWNER', paramType: 'S', value: 'A\nB' }, '/value', 'one line'],
  ])('%j is refused at %s', async (body, path, message) => {
    const { id } = await open();
    const answer = await add(id, body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toMatchObject([
      { path, message: expect.stringContaining(message) },
    ]);
    expect((await get(`${base}/${id}`)).json().data.version, 'nothing changed').toBe(1);
  });

  test('that the account has is not added again', async () => {
    const { id } = await open();
    await add(id, card(freshCard()));
    const answer = await add(id, card(freshCard()));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/credentialType' }]);
  });

  test('goes to one account of two that are given it at once', async () => {
    const [one, other] = [await open(), await open()];
    const value = freshCard();
    const answers = await Promise.all([add(one.id, card(value)), add(other.id, card(value))]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});

describe('a card that customers were shown', () => {
  /** An account that takes the next deposit, and the deposit that it took. */
  async function paying() {
    const { id } = await open();
    const value = freshCard();
    await add(id, card(value));
    const body = { limit: 1_000_000_000, priority: 1_000 + id, checkUniqueAmount: true };
    await operator({ method: 'PUT', url: limitOf(id), body });
    const { invoiceId } = await world.createForm();
    return { id, value, invoiceId };
  }
  const shownOf = async (invoiceId: string) =>
    (await get(`/api/v1/invoice/${invoiceId}`)).json().data.account?.value;
  const endLeases = (id: number) =>
    world.context.database.transaction((tx) =>
      tx.delete(lease).where(eq(lease.accountId, asId(id))),
    );

  // ROUTING-19
  test('is neither changed nor removed while money may come to it', async () => {
    const { id, value } = await paying();
    for (const answer of [
      await put(id, { credentialType: 'CARD_NUMBER', value: freshCard() }),
      await remove(id, 'CARD_NUMBER'),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'credential_in_use' });
    }
    expect((await get(`${base}/${id}`)).json().data.credentials).toEqual([card(value)]);
    await operator({ method: 'PATCH', url: `${base}/${id}`, body: { enabled: false } });
  });

  // INVOICE-8
  test('stays what its invoices show, whatever the account has by now', async () => {
    const { id, value, invoiceId } = await paying();
    await endLeases(id);
    world.clock.advance(1_000);
    const newer = freshCard();
    await put(id, { credentialType: 'CARD_NUMBER', value: newer });
    expect(await shownOf(invoiceId)).toBe(value);
    world.clock.advance(1_000);
    const later = await world.createForm();
    expect(await shownOf(later.invoiceId)).toBe(newer);
    await endLeases(id);
    world.clock.advance(1_000);
    const removed = await remove(id, 'CARD_NUMBER');
    expect(removed.json().data).toMatchObject({ credentials: [], lastFour: null });
    expect(await rowOf(id)).toMatchObject({ valueEncrypted: null, valueIndex: null });
    expect([await shownOf(invoiceId), await shownOf(later.invoiceId)]).toEqual([value, newer]);
  });
});
