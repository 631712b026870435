import type { AuditPage, Customer, InvoiceNote, InvoiceNotePage } from '@tiyin/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry, person } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { type ForeignCallers, openForeignCallers } from '../harness/foreign-callers.ts';
import { type World, openWorld } from '../harness/world.ts';
import { personOf } from '../payments/test-system-rows.ts';

let world: World;
let operator: Caller;
let support: Caller;
let merchant: Caller;
let viewer: Caller;
let foreign: ForeignCallers;
beforeAll(async () => {
  world = await openWorld();
  operator = await signIn(world.app, 'operator');
  support = await signIn(world.app, 'support');
  merchant = await signIn(world.app, 'merchant');
  viewer = await signIn(world.app, 'viewer');
  foreign = await openForeignCallers(world);
});
afterAll(() => world.close());

const createInvoice = async (externalId = 'u-noted') => {
  const customer = { externalId, firstName: 'Dilnoza', lastName: 'Karimova' };
  return (await world.createForm({ customer }, 'addInvoiceNote')).invoiceId;
};
const get = (caller: Caller, path: string) => caller({ method: 'GET', url: `/api/v1/${path}` });
const add = (caller: Caller, invoiceId: string, text: string) =>
  caller({ method: 'POST', url: `/api/v1/invoice/${invoiceId}/note`, body: { text } });
const list = async (caller: Caller, invoiceId: string): Promise<InvoiceNote[]> =>
  (await get(caller, `invoice/${invoiceId}/note`)).json().data;
const textsOf = async (caller: Caller, invoiceId: string) =>
  (await list(caller, invoiceId)).map(({ text }) => text);
const countOf = async (caller: Caller, invoiceId: string): Promise<number | undefined> =>
  (await get(caller, `event/count?invoiceId=${invoiceId}`)).json().data.notes;
const customerOf = async (caller: Caller, customerId: string): Promise<Customer> => {
  const { merchantId } = world.shops[0];
  return (await get(caller, `customer?merchantId=${merchantId}&customerId=${customerId}`)).json()
    .data;
};
const customerTexts = async (caller: Caller, customerId: string) =>
  (await customerOf(caller, customerId)).notes?.map(({ note }) => note.text);

// INVOICE-460
describe('the notes on an invoice', () => {
  it('have their author and time, the oldest first, and leave the invoice as it is', async () => {
    const invoiceId = await createInvoice();
    const before = await get(operator, `invoice/${invoiceId}`);
    const added = await add(operator, invoiceId, 'The bank was called');
    const note = {
      id: expect.any(Number),
      text: 'The bank was called',
      author: 'Malika Karimova',
      createdDate: world.clock.now().toISOString(),
      isInternal: true,
    };
    expect([added.statusCode, added.json().data]).toEqual([200, note]);
    await add(support, invoiceId, 'The bank answered');
    expect(await list(operator, invoiceId)).toEqual([
      note,
      expect.objectContaining({ text: 'The bank answered' }),
    ]);
    const after = await get(operator, `invoice/${invoiceId}`);
    expect([after.headers.etag, after.json()]).toEqual([before.headers.etag, before.json()]);
  });

  it('come in pages, from the newest ones back', async () => {
    const invoiceId = await createInvoice();
    for (const number of [1, 2, 3, 4, 5]) await add(operator, invoiceId, `note ${number}`);
    const page = async (query: string) =>
      (await get(operator, `invoice/${invoiceId}/note?${query}`)).json<InvoiceNotePage>();
    const texts = ({ data }: InvoiceNotePage) => data.map(({ text }) => text);
    const last = await page('size=2');
    const middle = await page(`size=2&before=${last.next}`);
    const first = await page(`size=2&before=${middle.next}`);
    expect([first, middle, last].map(texts)).toEqual([
      ['note 1'],
      ['note 2', 'note 3'],
      ['note 4', 'note 5'],
    ]);
    expect(first.next).toBeNull();
    expect((await page('size=5')).next).toBeNull();
  });

  it('have 1 to 1000 characters, and not only blanks', async () => {
    const invoiceId = await createInvoice();
    for (const text of ['', ' ', '\n\t ', 'x'.repeat(1_001)]) {
      expect((await add(operator, invoiceId, text)).statusCode, JSON.stringify(text)).toBe(400);
    }
    expect((await add(operator, invoiceId, 'x'.repeat(1_000))).statusCode).toBe(200);
    expect(await textsOf(operator, invoiceId)).toEqual(['x'.repeat(1_000)]);
  });

  it('need the permission for its history, and the invoice in scope', async () => {
    const invoiceId = await createInvoice();
    const statuses = async (caller: Caller) => [
      (await get(caller, `invoice/${invoiceId}/note`)).statusCode,
      (await add(caller, invoiceId, 'The customer was called')).statusCode,
    ];
    expect(await statuses(viewer)).toEqual([403, 403]);
    expect(await statuses(foreign.wide)).toEqual([404, 404]);
    expect(await statuses(foreign.narrow)).toEqual([404, 404]);
    expect(await list(operator, invoiceId)).toEqual([]);
    expect(await statuses(merchant)).toEqual([200, 200]);
  });
});

// INVOICE-461
describe('a note', () => {
  it('of the company’s staff is hidden from the people of the merchant', async () => {
    const invoiceId = await createInvoice('u-internal');
    await add(operator, invoiceId, 'of the operator');
    await add(merchant, invoiceId, 'of the merchant');
    await add(support, invoiceId, 'of support');
    const all = ['of the operator', 'of the merchant', 'of support'];
    for (const caller of [operator, support]) {
      expect(await textsOf(caller, invoiceId)).toEqual(all);
      expect(await countOf(caller, invoiceId)).toBe(3);
      expect(await customerTexts(caller, 'u-internal')).toEqual(all.toReversed());
    }
    expect(await list(merchant, invoiceId)).toMatchObject([
      { text: 'of the merchant', author: 'Jasur Rahimov', isInternal: false },
    ]);
    expect(await countOf(merchant, invoiceId)).toBe(1);
    expect(await customerTexts(merchant, 'u-internal')).toEqual(['of the merchant']);
    expect(await countOf(viewer, invoiceId)).toBeUndefined();
    expect(await customerTexts(viewer, 'u-internal')).toBeUndefined();
  });

  it('of the company’s staff is not in the audit that the people of the merchant read', async () => {
    const invoiceId = await createInvoice();
    await add(operator, invoiceId, 'of the operator');
    await add(merchant, invoiceId, 'of the merchant');
    const { database } = world.context;
    const { permissions, id } = await database.transaction((tx) => personOf(tx, 'merchant'));
    const hold = (held: typeof permissions) =>
      database.transaction((tx) =>
        tx.update(person).set({ permissions: held }).where(eq(person.id, id)),
      );
    await hold([...permissions, 'audit.read']);
    const filter = `action=invoice.noted&objectKind=invoice&objectId=${invoiceId}`;
    const actorsSeen = async (caller: Caller) =>
      (await get(caller, `audit?${filter}`)).json<AuditPage>().data.map(({ actor }) => actor.name);
    expect(await actorsSeen(merchant)).toEqual(['Jasur Rahimov']);
    const file = (await get(merchant, `audit/csv?${filter}`)).body;
    await hold(permissions);
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(await actorsSeen(operator)).toEqual(['Jasur Rahimov', 'Malika Karimova']);
  });

  // INVOICE-462
  it('is audited without its text', async () => {
    const invoiceId = await createInvoice();
    await add(merchant, invoiceId, 'A secret of the customer');
    const entries = await world.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `invoice:${invoiceId}`)),
    );
    expect(entries.filter(({ action }) => action === 'invoice.noted')).toMatchObject([
      { actorType: 'staff', merchantId: world.shops[0].merchantId, details: {} },
    ]);
    expect(JSON.stringify(entries)).not.toContain('A secret of the customer');
  });
});

// INVOICE-463
describe('a customer', () => {
  it('has the newest 20 notes on all invoices, each with its invoice', async () => {
    const customerId = 'u-of-many-notes';
    const invoices = [await createInvoice(customerId), await createInvoice(customerId)];
    await add(operator, await createInvoice('u-else'), 'of another customer');
    const expected: object[] = [];
    for (let number = 1; number <= 21; number += 1) {
      const invoiceId = invoices[number % 2] ?? '';
      await add(operator, invoiceId, `note ${number}`);
      expected.unshift({ invoiceId, note: { text: `note ${number}` } });
    }
    expect((await customerOf(operator, customerId)).notes).toMatchObject(expected.slice(0, 20));
  });

  it('has the notes of the mode that the person looks at', async () => {
    await add(merchant, await createInvoice('u-of-test'), 'of test');
    const choose = (testDashboard: boolean) =>
      merchant({
        method: 'PATCH',
        url: '/api/v1/people/me/testDashboard',
        body: { testDashboard },
      });
    expect(await customerTexts(merchant, 'u-of-test')).toEqual(['of test']);
    await choose(false);
    expect(await customerTexts(merchant, 'u-of-test')).toEqual([]);
    await choose(true);
  });
});
