import type { AuditEntry, AuditPage } from '@tiyin/api/types';
import type { PersonId } from '@tiyin/domain/ids';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../src/audit/record-audit.ts';
import { person, terminal } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let people: Readonly<Record<'merchant' | 'operator', PersonId>>;
beforeAll(async () => {
  testApp = await openTestApp();
  const { clock, context, shops } = testApp;
  people = await context.database.transaction(async (tx) => {
    await tx
      .update(person)
      .set({ permissions: sql`array_append(${person.permissions}, 'audit.read')` })
      .where(inArray(person.username, ['merchant']));
    const rows = await tx.select().from(person);
    const idOf = (name: string): PersonId => {
      const found = rows.find(({ username }) => username === name);
      if (!found) throw new Error(`nobody is called ${name}`);
      return found.id;
    };
    return { merchant: idOf('merchant'), operator: idOf('operator') };
  });
  const [{ merchantId, terminalIds }] = shops;
  const terminalId = terminalIds[0] ?? 0;
  await context.database.transaction(async (tx) =>
    recordAudit(tx, {
      actor: { type: 'staff', id: people.merchant },
      action: 'merchant.renamed',
      subject: `merchant:${merchantId}`,
      before: { assigneeId: null },
      after: { assigneeId: people.operator },
      details: { terminalId, requestedBy: people.merchant, accountId: 999_999 },
      now: clock.now(),
    }),
  );
});
afterAll(() => testApp.close());

async function newest(caller: Caller) {
  const url = '/api/v1/audit?action=merchant.renamed';
  const answer = await caller({ method: 'GET', url });
  expect(answer.statusCode, answer.body).toBe(200);
  const [entry] = answer.json<AuditPage>().data;
  if (entry === undefined) throw new Error('there is no entry');
  return entry;
}

const factOf = ({ details }: AuditEntry, name: string) =>
  details.find((fact) => fact.name === name)?.object;

// OFFICE-844
test('an id in a change or a fact comes with the name of its object, where the person may know it', async () => {
  const { app, context, shops } = testApp;
  const [named] = await context.database.transaction((tx) =>
    tx
      .select({ name: terminal.name })
      .from(terminal)
      .where(sql`${terminal.id} = ${shops[0].terminalIds[0]}`),
  );
  const byOperator = await newest(await signIn(app, 'operator'));
  expect(byOperator.object.name).toMatch(/\w/);
  const [assigned] = byOperator.changes;
  expect(assigned).toMatchObject({ before: null, after: String(people.operator) });
  expect(assigned?.afterObject?.name).toMatch(/\w/);
  expect(assigned).not.toHaveProperty('beforeObject');
  expect(factOf(byOperator, 'terminalId')).toMatchObject({ kind: 'terminal', name: named?.name });
  expect(factOf(byOperator, 'requestedBy')?.name).toMatch(/\w/);
  expect(factOf(byOperator, 'accountId'), 'it is gone').toEqual({ kind: 'account', id: '999999' });

  const byMerchant = await newest(await signIn(app, 'merchant'));
  expect(byMerchant.changes[0]?.afterObject, 'not of the merchant').toEqual({
    kind: 'person',
    id: String(people.operator),
  });
  expect(factOf(byMerchant, 'requestedBy')?.name).toMatch(/\w/);
});
