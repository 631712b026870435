import type { AuditPage, Invoice, InvoiceListItem, NamedRef, Problem } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry, invoiceAssignment, person } from '../../src/db/schema.ts';
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
/** The ids of people by their names of sign-in. */
const ids: Record<string, number> = {};
beforeAll(async () => {
  world = await openWorld();
  operator = await signIn(world.app, 'operator');
  support = await signIn(world.app, 'support');
  merchant = await signIn(world.app, 'merchant');
  viewer = await signIn(world.app, 'viewer');
  foreign = await openForeignCallers(world);
  for (const name of ['operator', 'approver', 'support', 'merchant', 'viewer', 'narrow']) {
    ids[name] = (await inTransaction((tx) => personOf(tx, name))).id;
  }
});
afterAll(() => world.close());

const inTransaction: World['context']['database']['transaction'] = (work) =>
  world.context.database.transaction(work);
const createInvoice = async (): Promise<string> =>
  (await world.createForm({}, 'assignInvoice')).invoiceId;
const get = (caller: Caller, path: string) => caller({ method: 'GET', url: `/api/v1/${path}` });
const assign = (caller: Caller, invoiceId: string, personId: number | null | undefined) =>
  caller({ method: 'PUT', url: `/api/v1/invoice/${invoiceId}/assignee`, body: { personId } });
const read = async (caller: Caller, invoiceId: string) => {
  const answer = await get(caller, `invoice/${invoiceId}`);
  return { etag: answer.headers.etag, ...answer.json<{ data: Invoice }>().data };
};
const listed = async (caller: Caller, query: string) =>
  (await get(caller, `invoice?size=40&${query}`)).json<{ data: InvoiceListItem[] }>().data;
const idsOf = async (caller: Caller, query: string) =>
  (await listed(caller, query)).map(({ invoiceId }) => invoiceId);
const refusal = async (caller: Caller, invoiceId: string, personId: number | undefined) => {
  const answer = await assign(caller, invoiceId, personId);
  return [answer.statusCode, answer.json<Problem>().errors?.map(({ path }) => path)];
};

// INVOICE-620
describe('the assignment of an invoice', () => {
  it('is to oneself, to a colleague or to nobody, and leaves the invoice as it is', async () => {
    const invoiceId = await createInvoice();
    const before = await read(operator, invoiceId);
    expect(before.assignee).toBeNull();
    const own = await assign(operator, invoiceId, ids['operator']);
    const assignee = { id: ids['operator'], name: 'Malika Karimova' };
    expect([own.statusCode, own.json()]).toEqual([200, { data: { assignee } }]);
    expect(await read(operator, invoiceId)).toEqual({ ...before, assignee });
    await assign(operator, invoiceId, ids['support']);
    expect((await read(support, invoiceId)).assignee).toMatchObject({ id: ids['support'] });
    await assign(support, invoiceId, null);
    expect((await read(operator, invoiceId)).assignee).toBeNull();
  });

  it('is offered to the active people on one’s side who may see the history of its invoices', async () => {
    const offered = async (caller: Caller) =>
      (await get(caller, 'invoice/assignee'))
        .json<{ data: NamedRef[] }>()
        .data.map(({ id }) => id)
        .toSorted((one, other) => one - other);
    const ofCompany = [ids['operator'], ids['approver'], ids['support']].map(Number);
    expect(await offered(operator)).toEqual(ofCompany.toSorted((one, other) => one - other));
    expect(await offered(merchant)).toEqual([ids['merchant']]);
    expect((await get(viewer, 'invoice/assignee')).statusCode).toBe(403);
  });

  it('to a person of another side or merchant, without the permission, or disabled is refused with a path', async () => {
    const invoiceId = await createInvoice();
    const refused = [422, ['/personId']];
    for (const name of ['merchant', 'narrow', 'viewer']) {
      expect(await refusal(operator, invoiceId, ids[name]), name).toEqual(refused);
    }
    expect(await refusal(operator, invoiceId, 999_999)).toEqual(refused);
    for (const name of ['operator', 'narrow']) {
      expect(await refusal(merchant, invoiceId, ids[name]), name).toEqual(refused);
    }
    const state = (value: 'ACTIVE' | 'DISABLED') =>
      inTransaction((tx) =>
        tx.update(person).set({ state: value }).where(eq(person.username, 'support')),
      );
    await state('DISABLED');
    const ofDisabled = await refusal(operator, invoiceId, ids['support']);
    await state('ACTIVE');
    expect(ofDisabled).toEqual(refused);
    expect((await read(operator, invoiceId)).assignee).toBeNull();
  });

  it('needs the permission for its history, and the invoice in scope', async () => {
    const invoiceId = await createInvoice();
    const statusOf = async (caller: Caller) => (await assign(caller, invoiceId, null)).statusCode;
    expect(await statusOf(viewer)).toBe(403);
    expect(await statusOf(foreign.wide)).toBe(404);
    expect(await statusOf(merchant)).toBe(200);
    expect(await read(viewer, invoiceId)).not.toHaveProperty('assignee');
  });

  it('of the company is hidden from the people of the merchant, who have their own', async () => {
    const invoiceId = await createInvoice();
    await assign(operator, invoiceId, ids['operator']);
    expect((await read(merchant, invoiceId)).assignee).toBeNull();
    await assign(merchant, invoiceId, ids['merchant']);
    expect((await read(merchant, invoiceId)).assignee).toMatchObject({ id: ids['merchant'] });
    expect((await read(operator, invoiceId)).assignee).toMatchObject({ id: ids['operator'] });
    const { permissions, id } = await inTransaction((tx) => personOf(tx, 'merchant'));
    const hold = (held: typeof permissions) =>
      inTransaction((tx) => tx.update(person).set({ permissions: held }).where(eq(person.id, id)));
    await hold([...permissions, 'audit.read']);
    const seen = await get(
      merchant,
      `audit?action=invoice.assigned&objectKind=invoice&objectId=${invoiceId}`,
    );
    await hold(permissions);
    expect(seen.json<AuditPage>().data.map(({ actor }) => actor.name)).toEqual(['Jasur Rahimov']);
  });

  it('is audited with both sides, and not where nothing changed', async () => {
    const invoiceId = await createInvoice();
    for (const name of ['operator', 'operator', 'support']) {
      await assign(operator, invoiceId, ids[name]);
    }
    await assign(operator, invoiceId, null);
    const entries = await inTransaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(
          and(
            eq(auditEntry.subject, `invoice:${invoiceId}`),
            eq(auditEntry.action, 'invoice.assigned'),
          ),
        )
        .orderBy(auditEntry.id),
    );
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ assigneeId: null }, { assigneeId: ids['operator'] }],
      [{ assigneeId: ids['operator'] }, { assigneeId: ids['support'] }],
      [{ assigneeId: ids['support'] }, { assigneeId: null }],
    ]);
  });

  it('of several people at once ends with one person, and each entry begins where the last one ended', async () => {
    const invoiceId = await createInvoice();
    const names = ['operator', 'support', 'operator', 'support', 'operator', 'support'];
    await Promise.all(names.map((name) => assign(operator, invoiceId, ids[name])));
    const entries = await inTransaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `invoice:${invoiceId}`))
        .orderBy(auditEntry.id),
    );
    const changes = entries.filter(({ action }) => action === 'invoice.assigned');
    const kept = await inTransaction((tx) =>
      tx
        .select()
        .from(invoiceAssignment)
        .where(eq(invoiceAssignment.invoiceId, asId(invoiceId))),
    );
    expect(kept).toHaveLength(1);
    const befores = changes.map(({ before }) => before);
    const afters = changes.map(({ after }) => after);
    expect(befores).toEqual([{ assigneeId: null }, ...afters.slice(0, -1)]);
    expect(afters.at(-1)).toEqual({ assigneeId: kept[0]?.personId });
  });
});

// INVOICE-621
describe('the list of invoices', () => {
  it('is narrowed to one’s own, to those of a person and to those of nobody', async () => {
    const [mine, theirs, free] = [
      await createInvoice(),
      await createInvoice(),
      await createInvoice(),
    ];
    await assign(operator, mine, ids['operator']);
    await assign(operator, theirs, ids['support']);
    await assign(operator, free, ids['support']);
    await assign(operator, free, null);
    const found = async (caller: Caller, choice: string | number | undefined) =>
      (await idsOf(caller, `assignee=${choice}`)).filter((id) => [mine, theirs, free].includes(id));
    expect(await found(operator, 'me')).toEqual([mine]);
    expect(await found(support, 'me')).toEqual([theirs]);
    expect(await found(operator, ids['support'])).toEqual([theirs]);
    expect(await found(operator, 'nobody')).toEqual([free]);
    expect(new Set(await found(merchant, 'nobody'))).toEqual(new Set([free, theirs, mine]));
    expect(await found(merchant, ids['operator'])).toEqual([]);
    expect(await found(viewer, 'nobody')).toEqual([]);
    const counted = (await get(operator, `invoice/totals?assignee=me`)).json();
    const own = await listed(operator, 'assignee=me');
    const total = counted.data.entries.reduce(
      (sum: number, { count }: { count: number }) => sum + count,
      0,
    );
    expect(total).toBe(own.length);
    expect((await get(operator, 'invoice?assignee=everybody')).statusCode).toBe(400);
  });

  it('and its file name the person on request, for people with the permission', async () => {
    const [assigned, free] = [await createInvoice(), await createInvoice()];
    await assign(operator, assigned, ids['support']);
    const of = async (caller: Caller, id: string) =>
      (await listed(caller, 'include=assignee')).find(({ invoiceId }) => invoiceId === id);
    const name = (await read(operator, assigned)).assignee?.name ?? '';
    expect((await of(operator, assigned))?.assignee).toEqual({ id: ids['support'], name });
    expect((await of(operator, free))?.assignee).toBeNull();
    expect((await of(merchant, assigned))?.assignee).toBeNull();
    expect(await of(viewer, assigned)).not.toHaveProperty('assignee');
    const lines = (await get(operator, 'invoice/csv?include=assignee')).body.split('\r\n');
    expect(lines[0]?.endsWith(',Assigned to')).toBe(true);
    expect(lines.find((line) => line.startsWith(assigned))?.endsWith(`,${name}`)).toBe(true);
    expect(lines.find((line) => line.startsWith(free))?.endsWith(',')).toBe(true);
    expect((await get(viewer, 'invoice/csv?include=assignee')).body).not.toContain('Assigned to');
  });
});
