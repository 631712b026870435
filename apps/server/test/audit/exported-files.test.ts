import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ExportedFilePage } from '@tiyin/api/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLineCounter } from '../../src/audit-log/count-lines.ts';
import { recordFile } from '../../src/audit-log/record-file.ts';
import { auditEntry, person } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
/** May read the audit of the first merchant. */
let merchant: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.context.database.transaction((tx) =>
    tx
      .update(person)
      .set({ permissions: sql`array_append(${person.permissions}, 'audit.read')` })
      .where(eq(person.username, 'merchant')),
  );
  operator = await signIn(testApp.app, 'operator');
  merchant = await signIn(testApp.app, 'merchant');
});
afterAll(() => testApp.close());

async function list(caller: Caller, query = ''): Promise<ExportedFilePage> {
  const answer = await caller({ method: 'GET', url: `/api/v1/report/file${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ExportedFilePage>();
}

async function get(caller: Caller, url: string): Promise<string> {
  const answer = await caller({ method: 'GET', url });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.body;
}

// PEOPLE-600
test('a file is listed with its person, its filter without card numbers, and its lines', async () => {
  const file = await get(operator, '/api/v1/audit/csv?action=session.begun');
  await get(operator, '/api/v1/invoice/csv?search=8600120000000001&statusIds=1&statusIds=2');
  const [invoices, audit] = (await list(operator)).data;
  expect(audit).toMatchObject({
    actor: { type: 'staff', name: expect.stringMatching(/\w/) },
    operation: 'exportAuditEntries',
    fileName: 'Audit.csv',
    filter: [{ name: 'action', value: 'session.begun' }],
    outcome: 'WHOLE',
    lines: file.trimEnd().split('\r\n').length - 1,
    endedDate: expect.any(String),
  });
  expect(audit?.lines).toBeGreaterThan(0);
  expect(invoices).toMatchObject({ operation: 'exportInvoices', lines: 0 });
  expect(JSON.stringify(invoices)).not.toContain('8600120000000001');
  expect(invoices?.filter).toContainEqual({ name: 'statusIds', value: '1, 2' });
});

// PEOPLE-600
test('a file is in the audit, too', async () => {
  const [file] = (await list(operator)).data;
  const [entry] = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, `file:${file?.id}`)),
  );
  expect(entry).toMatchObject({
    action: 'file.exported',
    actorType: 'staff',
    details: { operation: 'exportInvoices', name: 'Invoices.csv', statusIds: '1, 2' },
    requestId: expect.any(String),
  });
});

// PEOPLE-42, PEOPLE-600
test.each(['8600.1200.0000.0001', '998901234567', '90 123-45-67', '(90) 1234567'])(
  'the search by a card or phone number is kept neither in the list nor in the audit: %s',
  async (search) => {
    await get(operator, `/api/v1/invoice/csv?search=${encodeURIComponent(search)}`);
    const [file] = (await list(operator)).data;
    expect(file?.filter).toEqual([{ name: 'search', value: '[masked]' }]);
    const [entry] = await testApp.context.database.transaction((tx) =>
      tx
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.subject, `file:${file?.id}`)),
    );
    expect(entry?.details).toMatchObject({ search: '[masked]' });
  },
);

// PEOPLE-600
test('people of one merchant see the files of their own people alone, page by page', async () => {
  await get(merchant, '/api/v1/invoice/csv');
  await get(merchant, '/api/v1/audit/csv');
  const own = await list(merchant, '?size=1');
  expect(own.data.map(({ operation }) => operation)).toEqual(['exportAuditEntries']);
  const older = await list(merchant, `?size=1&before=${own.next}`);
  expect(older.data.map(({ operation }) => operation)).toEqual(['exportInvoices']);
  expect(older.next).toBeNull();
  expect((await list(operator)).data.length).toBeGreaterThan(2);
});

// PEOPLE-600
test('a file that fails half-way is broken, with the lines until then', async () => {
  const [row] = await testApp.context.database.transaction((tx) =>
    tx.select().from(person).where(eq(person.username, 'operator')),
  );
  if (!row) throw new Error('there is no operator');
  function* pieces() {
    yield 'A\r\n1\r\n';
    throw new Error('the database went away');
  }
  const file = await recordFile(
    testApp.context,
    {
      actor: { type: 'staff', id: row.id, merchantId: null },
      operation: 'exportInvoices',
      name: 'Half.csv',
      filter: {},
    },
    Readable.from(pieces(), { objectMode: false }),
  );
  await expect(text(file)).rejects.toThrow('the database went away');
  const [half] = (await list(operator)).data;
  expect(half).toMatchObject({ fileName: 'Half.csv', outcome: 'BROKEN', lines: 1 });
});

test('lines are counted across pieces, and not inside of cells', () => {
  const counter = createLineCounter();
  for (const piece of ['A,B\r\n1,"two\r\nli', 'nes ""q"""\r\n', Buffer.from('3,4\r\n')]) {
    counter.add(piece);
  }
  expect(counter.lines()).toBe(3);
});
