import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntry } from '../../src/db/schema.ts';
import { isAutoRetryEnabled } from '../../src/settings/auto-retry.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let operator: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  operator = await signIn(testApp.app, 'operator');
});
afterAll(() => testApp.close());

const key = 'settings.withdrawal.retry.auto.enable';
const url = `/api/v1/settings/${key}`;

const read = async () => (await operator({ method: 'GET', url })).json();
const isEnabled = () => testApp.context.database.transaction(isAutoRetryEnabled);

// API-40
test('auto-retry is off until a person turns it on, and off again when a person turns it off', async () => {
  expect(await read()).toEqual({ data: { value: 'false' } });
  expect(await isEnabled()).toBe(false);
  for (const value of ['true', 'true', 'false']) {
    const answer = await operator({ method: 'POST', url, body: { value } });
    expect(answer.json()).toEqual({ data: { value } });
    expect(await read()).toEqual({ data: { value } });
    expect(await isEnabled()).toBe(value === 'true');
  }
  const audited = await testApp.context.database.transaction((tx) =>
    tx
      .select({ before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.subject, `setting:${key}`))
      .orderBy(auditEntry.id),
  );
  expect(audited).toEqual([
    { before: { value: 'false' }, after: { value: 'true' } },
    { before: { value: 'true' }, after: { value: 'true' } },
    { before: { value: 'true' }, after: { value: 'false' } },
  ]);
});

test.each(['settings.other', 'toString', '__proto__', `${key}.more`])(
  'a setting that is not there is not found: %s',
  async (name) => {
    const other = `/api/v1/settings/${name}`;
    expect((await operator({ method: 'GET', url: other })).statusCode).toBe(404);
    const body = { value: 'true' };
    expect((await operator({ method: 'POST', url: other, body })).statusCode).toBe(404);
  },
);

test.each([{ value: true }, { value: 'yes' }, { value: 'TRUE' }, {}])(
  'a value is one of two texts, not %j',
  async (body) => {
    expect((await operator({ method: 'POST', url, body })).statusCode).toBe(400);
  },
);
