import type { ApprovalRuleListAnswer } from '@tiyin/api/types';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  operator = await signIn(testApp.app, 'operator');
});
afterAll(() => testApp.close());

const url = '/api/v1/approval-rule';
const change = (body: object) => operator({ method: 'PUT', url, body });

async function thresholds(): Promise<Record<string, number | null>> {
  const answer = await operator({ method: 'GET', url });
  const rule = answer
    .json<ApprovalRuleListAnswer>()
    .data.find(({ kind }) => kind.code === 'STATUS_CHANGE');
  return Object.fromEntries(
    rule?.thresholds?.map(({ currency, threshold }) => [currency, threshold]) ?? [],
  );
}

// PEOPLE-261
test('a threshold and its removal are audited with both values', async () => {
  const none = { UZS: null, RUB: null, KGS: null, AZN: null };
  expect(await thresholds()).toEqual(none);
  await change({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 500 });
  await change({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: 0 });
  expect(await thresholds()).toEqual({ ...none, UZS: 0 });
  await change({ kind: 'STATUS_CHANGE', currency: 'UZS', threshold: null });
  expect(await thresholds()).toEqual(none);
  const entries = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subject, 'approval_rule:STATUS_CHANGE'))
      .orderBy(asc(auditEntry.id)),
  );
  expect(entries.map(({ details }) => details)).toEqual([
    { currency: 'UZS', from: null, to: '500' },
    { currency: 'UZS', from: '500', to: '0' },
    { currency: 'UZS', from: '0', to: null },
  ]);
});

test.each([
  [{ kind: 'STATUS_CHANGE', threshold: 5 }, '/currency'],
  [{ kind: 'STATUS_CHANGE', currency: 'UZS' }, '/threshold'],
])('a rule of the other form is refused: %j', async (body, path) => {
  const answer = await change(body);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});
