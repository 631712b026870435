import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationListAnswer } from '@tiyin/api/types';
import { auditEntry, notification, person } from '../../src/db/schema.ts';
import { notify, resolve } from '../../src/notifications/notify.ts';
import { type Caller, signIn } from '../callers.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let first: number;
let second: number;
beforeAll(async () => {
  testApp = await openTestApp();
  first = testApp.shops[0].merchantId;
  second = testApp.shops[1]?.merchantId ?? 0;
});
beforeEach(() => testApp.context.database.transaction((tx) => tx.delete(notification)));
afterAll(() => testApp.close());

type Need = Parameters<typeof notify>[1];

/** Has something need a person; answers its id. */
async function need(its: Partial<Need>): Promise<number> {
  const told: Need = {
    kind: 'TRANSFER_DIFFERS',
    subject: 'invoice:019bc119-0100-725a-8c68-a39720f74020',
    merchantId: first,
    isTest: true,
    now: testApp.clock.now(),
    ...its,
  };
  return testApp.context.database.transaction(async (tx) => {
    await notify(tx, told);
    const [row] = await tx
      .select()
      .from(notification)
      .where(eq(notification.subject, told.subject))
      .orderBy(notification.id);
    return row?.id ?? 0;
  });
}

async function list(caller: Caller, query = ''): Promise<NotificationListAnswer> {
  const answer = await caller({ method: 'GET', url: `/api/v1/notification${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const close = (caller: Caller, id: number) =>
  caller({ method: 'PATCH', url: `/api/v1/notification/${id}`, body: { status: 'CLOSED' } });

test('says what it is about, for people and for programs', async () => {
  const id = await need({
    kind: 'BALANCE_BELOW_ZERO',
    subject: `merchant:${first}:UZS`,
    details: { balance: '-500', currency: 'UZS', invoices: 2 },
  });
  expect(await list(await signIn(testApp.app, 'viewer'))).toEqual({
    data: [
      {
        id,
        type: {
          id: 8,
          code: 'BALANCE_BELOW_ZERO',
          value: 'The balance of a merchant is below zero',
        },
        status: { code: 'IN_PROCESS', value: 'In Process' },
        subject: { type: 'merchant', id: `${first}:UZS` },
        merchant: { id: first, name: 'Samarqand Market' },
        isTest: true,
        details: expect.arrayContaining([
          { name: 'balance', value: '-500' },
          { name: 'invoices', value: '2' },
        ]),
        createdDate: testApp.clock.now().toISOString(),
        closedDate: null,
        closedBy: null,
      },
    ],
    total: 1,
  });
});

describe('who sees what', () => {
  beforeEach(async () => {
    await need({ subject: 'invoice:own' });
    await need({ subject: 'invoice:foreign', merchantId: second });
    await need({ kind: 'ACCOUNT_NEAR_LIMIT', subject: 'account:1', merchantId: null });
    await need({ subject: 'invoice:production', isTest: false });
  });

  const idsOf = async (caller: Caller) =>
    (await list(caller)).data.map(({ subject }) => subject.id);

  test.each([
    ['operator', ['1', 'foreign', 'own']],
    ['support', ['foreign', 'own']],
    ['merchant', ['own']],
    ['viewer', ['own']],
  ] as const)('%s sees of test processing %j, newest first', async (role, ids) => {
    expect(await idsOf(await signIn(testApp.app, role))).toEqual(ids);
  });

  test('who looks at production sees what is about production', async () => {
    const look = (testDashboard: boolean) =>
      testApp.context.database.transaction((tx) =>
        tx.update(person).set({ testDashboard }).where(eq(person.username, 'viewer')),
      );
    await look(false);
    expect(await idsOf(await signIn(testApp.app, 'viewer'))).toEqual(['production']);
    await look(true);
  });

  test('what a person does not see they cannot close', async () => {
    const merchant = await signIn(testApp.app, 'merchant');
    const { data } = await list(await signIn(testApp.app, 'operator'));
    for (const { id, subject } of data) {
      const status = subject.id === 'own' ? 200 : 404;
      expect((await close(merchant, id)).statusCode).toBe(status);
    }
    expect((await close(merchant, 9_007_199_254_740_991)).statusCode).toBe(404);
  });
});

test('is closed by hand: who and when is kept and audited, and the second to do so changes nothing', async () => {
  const id = await need({});
  const [merchant, viewer] = [
    await signIn(testApp.app, 'merchant'),
    await signIn(testApp.app, 'viewer'),
  ];
  const closedDate = testApp.clock.now().toISOString();
  const answer = await close(merchant, id);
  const closed = {
    status: { code: 'CLOSED', value: 'Closed' },
    closedDate,
    closedBy: 'Jasur Rahimov',
  };
  expect(answer.json().data).toMatchObject({ id, ...closed });
  testApp.clock.advance(1_000);
  expect((await close(viewer, id)).json().data).toMatchObject({ id, ...closed });
  const audited = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(like(auditEntry.subject, `notification:${id}`)),
  );
  expect(audited).toMatchObject([
    { action: 'notification.closed', actorType: 'staff', details: { kind: 'TRANSFER_DIFFERS' } },
  ]);
});

test('is closed by being resolved, by nobody, and comes again as another', async () => {
  const id = await need({ subject: 'invoice:again' });
  await need({ subject: 'invoice:again' });
  const viewer = await signIn(testApp.app, 'viewer');
  expect((await list(viewer)).total).toBe(1);
  await testApp.context.database.transaction((tx) =>
    resolve(tx, 'invoice:again', testApp.clock.now()),
  );
  await need({ subject: 'invoice:again' });
  const { data } = await list(viewer);
  expect(data.map(({ status }) => status.code)).toEqual(['IN_PROCESS', 'CLOSED']);
  expect(data[1]).toMatchObject({
    id,
    closedDate: testApp.clock.now().toISOString(),
    closedBy: null,
  });
});

test('pages tell how many there are in all, of both statuses or of one', async () => {
  const viewer = await signIn(testApp.app, 'viewer');
  for (let number = 1; number <= 12; number += 1) {
    const id = await need({ subject: `invoice:${number}` });
    if (number > 9) await close(viewer, id);
  }
  const ids = ({ data }: NotificationListAnswer) => data.map(({ subject }) => Number(subject.id));
  const all = await list(viewer);
  expect([ids(all), all.total]).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], 12]);
  const rest = await list(viewer, '?page=1&size=10');
  expect([ids(rest), rest.total]).toEqual([[2, 1], 12]);
  const open = await list(viewer, '?status=IN_PROCESS&size=5');
  expect([ids(open), open.total]).toEqual([[9, 8, 7, 6, 5], 9]);
  const closed = await list(viewer, '?status=CLOSED');
  expect([ids(closed), closed.total]).toEqual([[12, 11, 10], 3]);
});
