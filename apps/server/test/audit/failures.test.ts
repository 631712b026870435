import { asId, type PersonId } from '@tiyin/domain/ids';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withOrigin } from '../../src/audit/origin.ts';
import { recordFailure, recordRepeats } from '../../src/audit/record-failure.ts';
import { auditEntry } from '../../src/db/schema.ts';
import { callerWith, signIn } from '../callers.ts';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';

let testApp: TestApp;
/** The last entry of an earlier test. */
let before = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  await endMinute();
  before = (await readEntries()).at(-1)?.id ?? 0;
});
afterAll(() => testApp.close());

const denied = { method: 'GET', url: '/api/v1/people/account?page=0&size=10' } as const;

function readEntries() {
  return testApp.context.database.transaction((tx) =>
    tx.select().from(auditEntry).where(gt(auditEntry.id, before)).orderBy(auditEntry.id),
  );
}

async function entriesOf(action: string) {
  return (await readEntries()).filter((entry) => entry.action === action);
}

async function endMinute(): Promise<void> {
  testApp.clock.advance(121_000);
  await testApp.context.database.transaction((tx) => recordRepeats(tx, testApp.clock.now()));
}

// PEOPLE-143
test('a missing permission is audited with person, operation, address and request', async () => {
  const viewer = await signIn(testApp.app, 'viewer');
  const answer = await viewer(denied);
  expect(answer.statusCode).toBe(403);
  expect(await entriesOf('access.denied')).toMatchObject([
    {
      actorType: 'staff',
      subject: 'operation:listAccounts',
      merchantId: testApp.shops[0].merchantId,
      address: '127.0.0.1',
      requestId: answer.headers['x-request-id'],
    },
  ]);
});

// PEOPLE-143
test('of a flood of refusals the first of a minute is an entry, and one has their number', async () => {
  const viewer = await signIn(testApp.app, 'viewer');
  for (let count = 0; count < 25; count += 1) await viewer(denied);
  expect(await entriesOf('access.denied')).toHaveLength(1);
  await endMinute();
  expect(await entriesOf('access.denied')).toMatchObject([
    { details: {} },
    { details: { repeats: 24 }, address: '127.0.0.1', requestId: null },
  ]);
  await endMinute();
  expect(await entriesOf('access.denied')).toHaveLength(2);
});

// PEOPLE-143
test('wrong passwords and unknown names are audited with their address and a number', async () => {
  const attempt = callerWith(testApp.app, { origin: `http://${testHost}` });
  for (let count = 0; count < 3; count += 1) {
    const body = { username: 'nobody-of-us', password: 'not the right one' };
    await attempt({ method: 'POST', url: '/api/v1/login', body });
  }
  await endMinute();
  const ofUnknown = { subject: 'person:unknown', address: '127.0.0.1' };
  expect(await entriesOf('session.refused')).toMatchObject([
    { ...ofUnknown, details: { reason: 'wrong_credentials' } },
    { ...ofUnknown, details: { reason: 'wrong_credentials', repeats: 2 } },
  ]);
});

// PEOPLE-143
test('a flood from many addresses writes a limited number of entries', async () => {
  const { database } = testApp.context;
  const failure = {
    actor: { type: 'staff', id: asId<PersonId>(1) },
    action: 'access.denied',
    subject: 'operation:listAccounts',
    now: testApp.clock.now(),
  } as const;
  await database.transaction(async (tx) => {
    for (let host = 0; host < 520; host += 1) {
      const address = `2001:db8::${host.toString(16)}`;
      await withOrigin({ kind: 'request', address, requestId: null }, () =>
        recordFailure(tx, failure),
      );
    }
  });
  expect(await entriesOf('access.denied')).toHaveLength(501);
  await endMinute();
  const entries = await entriesOf('access.denied');
  expect(entries.slice(501)).toMatchObject([
    { subject: 'operation:many', address: null, details: { repeats: 19 } },
  ]);
});
