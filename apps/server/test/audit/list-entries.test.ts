import type { AuditPage } from '@tiyin/api/types';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../src/audit/record-audit.ts';
import { withOrigin } from '../../src/audit/origin.ts';
import { auditEntry, person } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
/** May read the audit of the first merchant. */
let auditor: Caller;
let people: Record<string, number>;

beforeAll(async () => {
  testApp = await openTestApp();
  const { app, clock, context, shops } = testApp;
  await context.database.transaction((tx) =>
    tx
      .update(person)
      .set({ permissions: sql`array_append(${person.permissions}, 'audit.read')` })
      .where(inArray(person.username, ['merchant'])),
  );
  const rows = await context.database.transaction((tx) => tx.select().from(person));
  people = Object.fromEntries(rows.map(({ id, username }) => [username, id]));
  operator = await signIn(app, 'operator');
  auditor = await signIn(app, 'merchant');
  const [first, second] = shops;
  for (const [actor, shop, address] of [
    ['operator', first, '203.0.113.7'],
    ['merchant', first, '198.51.100.4'],
    ['operator', second, '203.0.113.7'],
  ] as const) {
    clock.advance(1_000);
    const id = rows.find(({ username }) => username === actor)?.id;
    if (id === undefined || !shop) throw new Error('the demo lacks people or merchants');
    await withOrigin({ kind: 'request', address, requestId: `r-${address}` }, () =>
      context.database.transaction(async (tx) =>
        recordAudit(tx, {
          actor: { type: 'staff', id },
          action: 'merchant.renamed',
          subject: `merchant:${shop.merchantId}`,
          before: { name: 'Old' },
          after: { name: '=New' },
          details: { reason: 'asked' },
          now: clock.now(),
        }),
      ),
    );
  }
});
afterAll(() => testApp.close());

async function list(caller: Caller, query = ''): Promise<AuditPage> {
  const url = `/api/v1/audit?action=merchant.renamed${query}`;
  const answer = await caller({ method: 'GET', url });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AuditPage>();
}

const idsOf = ({ data }: AuditPage) => data.map(({ id }) => id);

// PEOPLE-144
test('an entry says who did what to what, when, from where, and what changed', async () => {
  const [second] = (await list(operator)).data;
  expect(second).toMatchObject({
    actor: { type: 'staff', id: people['operator'], apiKeyId: null },
    action: 'merchant.renamed',
    object: { kind: 'merchant', id: String(testApp.shops[1]?.merchantId) },
    merchant: { id: testApp.shops[1]?.merchantId },
    changes: [{ field: 'name', before: 'Old', after: '=New' }],
    details: [{ name: 'reason', value: 'asked' }],
    address: '203.0.113.7',
    requestId: 'r-203.0.113.7',
  });
  expect(second?.actor.name).toMatch(/\w/);
});

// PEOPLE-144
test('entries are paged by a cursor, newest first', async () => {
  const all = idsOf(await list(operator));
  const first = await list(operator, '&size=2');
  expect(idsOf(first)).toEqual(all.slice(0, 2));
  const second = await list(operator, `&size=2&before=${first.next}`);
  expect(idsOf(second)).toEqual(all.slice(2));
  expect(second.next).toBeNull();
});

// PEOPLE-144
test('each parameter narrows the list', async () => {
  const all = await list(operator);
  expect(all.data).toHaveLength(3);
  const [first] = testApp.shops;
  for (const [query, count] of [
    [`&actorType=staff&actorId=${people['merchant']}`, 1],
    ['&actorType=provider', 0],
    ['&objectKind=merchant', 3],
    ['&objectKind=invoice', 0],
    [`&objectKind=merchant&objectId=${first.merchantId}`, 2],
    [`&objectId=${first.merchantId}`, 0],
    [`&merchantId=${first.merchantId}`, 2],
    ['&address=203.0.113.7', 2],
    ['&from=2020-01-01', 3],
    ['&to=2020-01-01', 0],
  ] as const) {
    expect((await list(operator, query)).data, query).toHaveLength(count);
  }
  const wrong = await operator({ method: 'GET', url: '/api/v1/audit?from=2026-02-30' });
  expect(wrong.statusCode).toBe(422);
});

// PEOPLE-144, PEOPLE-20
test('people of one merchant see its entries alone, and no address of others', async () => {
  const { data } = await list(auditor);
  expect(data.map(({ actor, address }) => [actor.id, address])).toEqual([
    [people['merchant'], '198.51.100.4'],
    [people['operator'], null],
  ]);
  const other = testApp.shops[1]?.merchantId;
  expect((await list(auditor, `&merchantId=${other}`)).data).toEqual([]);
  expect((await list(auditor, '&address=203.0.113.7')).data).toEqual([]);
  const file = await auditor({ method: 'GET', url: '/api/v1/audit/csv?action=merchant.renamed' });
  expect(file.body.trim().split('\r\n')).toHaveLength(3);
  expect(file.body).not.toContain(',203.0.113.7');
});

// PEOPLE-144
test('the file has the entries of the filter, with no cell that is a formula', async () => {
  const url = '/api/v1/audit/csv?action=merchant.renamed&address=203.0.113.7';
  const answer = await operator({ method: 'GET', url });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="Audit.csv"');
  const lines = answer.body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Entry ID,Created date,Actor type');
  expect(lines[1]).toContain('"{""name"": ""Old""}","{""name"": ""=New""}"');
  expect(lines[1]).toMatch(/,203\.0\.113\.7,r-203\.0\.113\.7$/);
});

// PEOPLE-144
test('a page is read by an index, whatever narrows it', async () => {
  const { database } = testApp.context;
  const plan = (condition: ReturnType<typeof sql>) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const rows = await tx.execute(sql`explain select * from ${auditEntry} where ${condition}
        order by created_at desc, id desc limit 25`);
      return JSON.stringify(rows);
    });
  expect(await plan(sql`true`)).toContain('audit_entry_first_newest');
  expect(await plan(sql`action = 'a.b'`)).toContain('audit_entry_first_of_action');
  expect(await plan(sql`merchant_id = 1`)).toContain('audit_entry_first_of_merchant');
  expect(await plan(sql`actor_type = 'staff' and actor_id = 1`)).toContain(
    'audit_entry_first_of_person',
  );
  expect(await plan(sql`address = '::1'`)).toContain('audit_entry_first_of_address');
  expect(await plan(sql`subject like 'invoice:%'`)).toContain('audit_entry_first_');
});

// PEOPLE-144
test('pages go on through months without entries and with few', async () => {
  const { clock, context } = testApp;
  const dayMs = 24 * 60 * 60_000;
  const ages = [1, 2, 29, 30, 31, 32, 33, 80, 81, 400, 401, 402, 403];
  await context.database.transaction(async (tx) => {
    for (const days of ages.toReversed()) {
      recordAudit(tx, {
        actor: { type: 'system' },
        action: 'rate.set',
        subject: `rate:${days}`,
        before: { value: 1 },
        after: { value: days },
        now: new Date(clock.now().getTime() - days * dayMs),
      });
    }
  });
  for (const size of [1, 3, 5, 13, 100]) {
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const url = `/api/v1/audit?action=rate.set&size=${size}${cursor}`;
      const page = (await operator({ method: 'GET', url })).json<AuditPage>();
      seen.push(...page.data.map(({ object }) => object.id ?? ''));
      if (page.next === null) break;
      cursor = `&before=${page.next}`;
    }
    expect(seen, `by ${size}`).toEqual(ages.map(String));
  }
});
