import type { InvoiceView, Problem } from '@tiyin/api/types';
import { asc, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry, invoiceView } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

let app: TestApp;
let operator: Caller;
let viewer: Caller;
beforeAll(async () => {
  app = await openTestApp({ isRateLimited: false });
  operator = await signIn(app.app, 'operator');
  viewer = await signIn(app.app, 'viewer');
});
afterAll(() => app.close());
beforeEach(() => app.context.database.transaction((tx) => tx.delete(invoiceView)));

const address = '/invoices?terminal=all&statusIds=8&size=25';
const save = (caller: Caller, name: string, more: object = {}) =>
  caller({
    method: 'PUT',
    url: '/api/v1/invoice/view',
    body: { name, address, hiddenColumns: ['statusDate'], ...more },
  });
const saved = async (caller: Caller, name: string, more: object = {}) =>
  (await save(caller, name, more)).json<{ data: InvoiceView }>().data;
const list = async (caller: Caller) =>
  (await caller({ method: 'GET', url: '/api/v1/invoice/view' })).json<{ data: InvoiceView[] }>()
    .data;
const namesOf = async (caller: Caller) => (await list(caller)).map(({ name }) => name);
const rename = (caller: Caller, id: number, name: string) =>
  caller({ method: 'PUT', url: `/api/v1/invoice/view/${id}`, body: { name } });
const remove = (caller: Caller, id: number) =>
  caller({ method: 'DELETE', url: `/api/v1/invoice/view/${id}` });
const refusal = (answer: Awaited<ReturnType<Caller>>) => [
  answer.statusCode,
  answer.json<Problem>().errors?.map(({ path }) => path),
];

// OFFICE-24
describe('the views of a person', () => {
  it('are kept for the person alone, by name, with address and columns', async () => {
    const large = await saved(operator, ' Large ');
    const errors = await saved(operator, 'Errors', { hiddenColumns: [] });
    expect(large).toEqual({ id: large.id, name: 'Large', address, hiddenColumns: ['statusDate'] });
    expect(await list(operator)).toEqual([errors, large]);
    expect(await list(viewer)).toEqual([]);
    const statuses = [await rename(viewer, large.id, 'Mine'), await remove(viewer, large.id)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('are replaced by name, renamed to a free name, and removed', async () => {
    const first = await saved(operator, 'Errors');
    const again = await saved(operator, 'Errors', { address: '/invoices?terminal=7' });
    expect(again).toMatchObject({ id: first.id, address: '/invoices?terminal=7' });
    const { id } = await saved(operator, 'Large');
    expect(refusal(await rename(operator, id, 'Errors '))).toEqual([422, ['/name']]);
    expect((await rename(operator, id, 'Largest')).json()).toMatchObject({
      data: { id, name: 'Largest' },
    });
    expect((await rename(operator, id, 'Largest')).statusCode).toBe(200);
    expect((await remove(operator, id)).statusCode).toBe(204);
    expect((await remove(operator, id)).statusCode).toBe(404);
    expect(await namesOf(operator)).toEqual(['Errors']);
  });

  it('that two tabs save at once are all kept, and never more than 20', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `View ${index}`);
    const answers = await Promise.all(names.map((name) => save(operator, name)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(refusal)).toEqual(Array.from({ length: 4 }, () => [422, ['/name']]));
    expect(await namesOf(operator)).toHaveLength(20);
    const [known = ''] = await namesOf(operator);
    expect((await save(operator, known)).statusCode).toBe(200);
  });

  it.each([
    ['', {}],
    [' ', {}],
    ['x'.repeat(41), {}],
    ['Away', { address: 'https://evil.example/invoices?' }],
    ['Away', { address: '/invoices' }],
    ['Away', { address: `/invoices?search=${'x'.repeat(4_000)}` }],
    ['Away', { hiddenColumns: ['<b>'] }],
  ])('are refused with the name %j and %j', async (name, more) => {
    expect((await save(operator, name, more)).statusCode).toBe(400);
    expect(await list(operator)).toEqual([]);
  });

  it.each([
    '9860771133557799',
    '9860+7711+3355+7799',
    '9860.7711.3355.7799',
    '%2B998+90+123-45-67',
    '90+123-45-67',
    '79000007701',
    'bazaar&search=998901234567',
    '%ff998901234567',
  ])('keep no search by a card or phone number: %s', async (search) => {
    const answer = await save(operator, 'Customer', { address: `/invoices?search=${search}` });
    expect(refusal(answer)).toEqual([422, ['/address']]);
  });

  it.each([
    'order-88214',
    '480+000',
    '480+000+000',
    '019bc119-0100-7180-b367-ec4e12a71105',
    '5512',
  ])('keep any other search: %s', async (search) => {
    expect(
      (await save(operator, 'Own', { address: `/invoices?search=${search}` })).statusCode,
    ).toBe(200);
  });

  it('are audited by name', async () => {
    const { id } = await saved(operator, 'Errors 9860771133557799');
    await rename(operator, id, 'Errors');
    await remove(operator, id);
    const entries = await app.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(like(auditEntry.subject, `invoice_view:${id}`))
        .orderBy(asc(auditEntry.id)),
    );
    expect(
      entries.map(({ action, before, after, details }) => [action, before, after, details]),
    ).toEqual([
      ['invoice_view.saved', null, null, { name: 'Errors •••• 7799' }],
      ['invoice_view.renamed', { name: 'Errors •••• 7799' }, { name: 'Errors' }, {}],
      ['invoice_view.removed', null, null, { name: 'Errors' }],
    ]);
  });
});
