import { asId, type MerchantId } from '@tiyin/domain/ids';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationListAnswer } from '@tiyin/api/types';
import type { DemoRole } from '@tiyin/domain/permissions';
import { auditEntry, notification, person } from '../../src/db/schema.ts';
import { notify, resolve } from '../../src/notifications/notify.ts';
import { type Caller, signIn } from '../callers.ts';
import { demoRoles } from '../harness/actors.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let first: MerchantId;
let second: MerchantId;
beforeAll(async () => {
  testApp = await openTestApp();
  first = testApp.shops[0].merchantId;
  second = testApp.shops[1]?.merchantId ?? asId<MerchantId>(0);
});
beforeEach(() => testApp.context.database.transaction((tx) => tx.delete(notification)));
afterAll(() => testApp.close());

type Need = Parameters<typeof notify>[1];

/** Has something need a person; returns its id. */
async function need(fields: Partial<Need>): Promise<number> {
  const input: Need = {
    kind: 'CALLBACK_FAILED',
    subject: 'callback:019bc119-0100-725a-8c68-a39720f74020',
    merchantId: first,
    isTest: true,
    now: testApp.clock.now(),
    ...fields,
  };
  return testApp.context.database.transaction(async (tx) => {
    await notify(tx, input);
    const [row] = await tx
      .select()
      .from(notification)
      .where(eq(notification.subject, input.subject))
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

test('has its subject, for people and for programs', async () => {
  const id = await need({
    kind: 'BALANCE_BELOW_ZERO',
    subject: `merchant:${first}:UZS`,
    details: { balance: '-500', currency: 'UZS', invoices: 2 },
  });
  expect(await list(await signIn(testApp.app, 'operator'))).toEqual({
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
        assignee: null,
        isMine: false,
        comments: 0,
        canClose: true,
      },
    ],
    total: 1,
  });
});

describe('a person sees and closes the kinds that their permissions name', () => {
  beforeEach(async () => {
    await need({ subject: 'callback:own' });
    await need({ subject: 'callback:foreign', merchantId: second });
    await need({ subject: 'callback:production', isTest: false });
    await need({ kind: 'TICKET_WAITS', subject: 'ticket:1' });
    await need({ kind: 'PAYOUT_WAITS', subject: 'invoice:waits' });
    await need({ kind: 'TRANSFER_DIFFERS', subject: 'invoice:differs' });
    await need({ kind: 'BALANCE_BELOW_ZERO', subject: `merchant:${first}:UZS` });
    await need({ kind: 'ACCOUNT_NEAR_LIMIT', subject: 'account:1', merchantId: null });
    await need({ kind: 'REPORT_FAILED', subject: 'report:balance:2' });
  });

  const everything = [
    'report:balance:2',
    'account:1',
    `merchant:1:UZS`,
    'invoice:differs',
    'invoice:waits',
    'ticket:1',
    'callback:foreign',
    'callback:own',
  ];
  const seenBy: Readonly<Record<DemoRole, { sees: readonly string[]; closes: readonly string[] }>> =
    {
      operator: { sees: everything, closes: everything },
      // merchant.callback.read without merchant.callback.edit.
      support: { sees: ['ticket:1', 'callback:foreign', 'callback:own'], closes: ['ticket:1'] },
      merchant: {
        sees: ['report:balance:2', 'callback:own'],
        closes: ['report:balance:2', 'callback:own'],
      },
      viewer: { sees: [], closes: [] },
    };
  const subjectOf = ({ subject }: NotificationListAnswer['data'][number]) =>
    `${subject.type}:${subject.id}`;

  // PEOPLE-231
  test.each(demoRoles)('%s, of test processing, in their scope alone', async (role) => {
    const caller = await signIn(testApp.app, role);
    const { data, total } = await list(caller);
    expect(data.map(subjectOf)).toEqual(seenBy[role].sees);
    expect(total).toBe(seenBy[role].sees.length);
    const closable = data.filter(({ canClose }) => canClose).map(subjectOf);
    expect(closable).toEqual(seenBy[role].closes);
  });

  // PEOPLE-231
  test.each(['support', 'merchant', 'viewer'] as const)(
    '%s is answered 404 for what they do not see and 403 for what is not theirs to close',
    async (role) => {
      const caller = await signIn(testApp.app, role);
      const rows = await testApp.context.database.transaction((tx) =>
        tx.select().from(notification),
      );
      const answers = Object.fromEntries(
        await Promise.all(
          rows.map(async ({ id, subject }) => [subject, (await close(caller, id)).statusCode]),
        ),
      );
      const { sees, closes } = seenBy[role];
      const statusOf = (subject: string) => {
        if (!sees.includes(subject)) return 404;
        return closes.includes(subject) ? 200 : 403;
      };
      expect(answers).toEqual(
        Object.fromEntries(rows.map(({ subject }) => [subject, statusOf(subject)])),
      );
      expect((await close(caller, 9_007_199_254_740_991)).statusCode).toBe(404);
      expect((await list(caller, '?status=CLOSED')).total).toBe(closes.length);
    },
  );

  test('a person who looks at production sees and closes only what is about production', async () => {
    const look = (testDashboard: boolean) =>
      testApp.context.database.transaction((tx) =>
        tx.update(person).set({ testDashboard }).where(eq(person.username, 'merchant')),
      );
    const merchant = await signIn(testApp.app, 'merchant');
    const [own] = (await list(merchant)).data.filter((row) => subjectOf(row) === 'callback:own');
    await look(false);
    expect((await list(merchant)).data.map(subjectOf)).toEqual(['callback:production']);
    expect((await close(merchant, own?.id ?? 0)).statusCode).toBe(404);
    await look(true);
  });
});

// PEOPLE-44
test('is closed by hand: the person and the time are kept and audited, and the second to do so changes nothing', async () => {
  const id = await need({});
  const [merchant, operator] = [
    await signIn(testApp.app, 'merchant'),
    await signIn(testApp.app, 'operator'),
  ];
  const closedDate = testApp.clock.now().toISOString();
  const answer = await close(merchant, id);
  const closed = {
    status: { code: 'CLOSED', value: 'Closed' },
    closedDate,
    closedBy: 'Jasur Rahimov',
    canClose: false,
  };
  expect(answer.json().data).toMatchObject({ id, ...closed });
  testApp.clock.advance(1_000);
  expect((await close(operator, id)).json().data).toMatchObject({ id, ...closed });
  const audited = await testApp.context.database.transaction((tx) =>
    tx
      .select()
      .from(auditEntry)
      .where(like(auditEntry.subject, `notification:${id}`)),
  );
  expect(audited).toMatchObject([
    { action: 'notification.closed', actorType: 'staff', details: { kind: 'CALLBACK_FAILED' } },
  ]);
});

test('is closed without a person when it is resolved, and comes again as another', async () => {
  const id = await need({ subject: 'invoice:again' });
  await need({ subject: 'invoice:again' });
  const merchant = await signIn(testApp.app, 'merchant');
  expect((await list(merchant)).total).toBe(1);
  await testApp.context.database.transaction((tx) =>
    resolve(tx, 'invoice:again', testApp.clock.now()),
  );
  await need({ subject: 'invoice:again' });
  const { data } = await list(merchant);
  expect(data.map(({ status }) => status.code)).toEqual(['IN_PROCESS', 'CLOSED']);
  expect(data[1]).toMatchObject({
    id,
    closedDate: testApp.clock.now().toISOString(),
    closedBy: null,
  });
});

test('pages have the total, of both statuses or of one', async () => {
  const merchant = await signIn(testApp.app, 'merchant');
  for (let number = 1; number <= 12; number += 1) {
    const id = await need({ subject: `invoice:${number}` });
    if (number > 9) await close(merchant, id);
  }
  const ids = ({ data }: NotificationListAnswer) => data.map(({ subject }) => Number(subject.id));
  const all = await list(merchant);
  expect([ids(all), all.total]).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], 12]);
  const rest = await list(merchant, '?page=1&size=10');
  expect([ids(rest), rest.total]).toEqual([[2, 1], 12]);
  const open = await list(merchant, '?status=IN_PROCESS&size=5');
  expect([ids(open), open.total]).toEqual([[9, 8, 7, 6, 5], 9]);
  const closed = await list(merchant, '?status=CLOSED');
  expect([ids(closed), closed.total]).toEqual([[12, 11, 10], 3]);
});

const put = (caller: Caller, id: number, personId: number | null) =>
  caller({ method: 'PUT', url: `/api/v1/notification/${id}/assignee`, body: { personId } });
const comment = (caller: Caller, id: number, text: string) =>
  caller({ method: 'POST', url: `/api/v1/notification/${id}/comment`, body: { text } });
const get = (caller: Caller, id: number, what: 'assignee' | 'comment') =>
  caller({ method: 'GET', url: `/api/v1/notification/${id}/${what}` });
const idsIn = (answer: NotificationListAnswer) => answer.data.map(({ id }) => id);
const personIdOf = async (username: string) => {
  const [row] = await testApp.context.database.transaction((tx) =>
    tx.select({ id: person.id }).from(person).where(eq(person.username, username)),
  );
  return row?.id ?? 0;
};
const actionsOn = (id: number) =>
  testApp.context.database.transaction(async (tx) => {
    const ofIt = eq(auditEntry.subject, `notification:${id}`);
    const rows = await tx.select().from(auditEntry).where(ofIt).orderBy(auditEntry.id);
    return rows.map(({ action }) => action);
  });

describe('a notification is worked on by people', () => {
  // PEOPLE-270
  test('it is assigned to those who may close it, and to no one else', async () => {
    const id = await need({});
    const other = await need({ subject: 'callback:019bc119-0100-725a-8c68-a39720f74021' });
    const merchant = await signIn(testApp.app, 'merchant');
    const operator = await signIn(testApp.app, 'operator');
    const [me, support] = [await personIdOf('merchant'), await personIdOf('support')];
    const people = (await get(operator, id, 'assignee')).json().data;
    const ids = people.map((each: { id: number }) => each.id);
    expect(ids).toEqual(expect.arrayContaining([me, await personIdOf('operator')]));
    expect(ids).not.toContain(support);
    expect((await put(operator, id, support)).statusCode).toBe(422);
    const assigned = await put(operator, id, me);
    expect([assigned.statusCode, assigned.json().data.assignee?.id]).toEqual([200, me]);
    expect(idsIn(await list(merchant, '?mine=true'))).toEqual([id]);
    expect(idsIn(await list(operator, '?mine=true'))).toEqual([]);
    expect((await list(merchant, '?mine=true')).data[0]).toMatchObject({ isMine: true });
    expect(idsIn(await list(merchant))).toEqual([other, id]);
    expect((await put(operator, id, null)).json().data).toMatchObject({ assignee: null });
    expect(await actionsOn(id)).toEqual(['notification.assigned', 'notification.assigned']);
  });

  // PEOPLE-270, PEOPLE-271
  test('it is out of reach for those who do not see it, and assigned by those who may close it', async () => {
    const callback = await need({});
    const transfer = await need({
      kind: 'TRANSFER_UNMATCHED',
      subject: 'transfer:5',
      merchantId: null,
    });
    const support = await signIn(testApp.app, 'support');
    const merchant = await signIn(testApp.app, 'merchant');
    const statuses = async (caller: Caller, id: number) => [
      (await get(caller, id, 'assignee')).statusCode,
      (await put(caller, id, null)).statusCode,
      (await get(caller, id, 'comment')).statusCode,
      (await comment(caller, id, 'Called the shop')).statusCode,
    ];
    expect(await statuses(support, callback)).toEqual([403, 403, 200, 200]);
    expect(await statuses(merchant, transfer)).toEqual([404, 404, 404, 404]);
    expect(await statuses(await signIn(testApp.app, 'viewer'), callback)).toEqual([
      404, 404, 404, 404,
    ]);
  });

  // PEOPLE-271
  test('comments have their author and time, and stay after it is closed', async () => {
    const id = await need({});
    const operator = await signIn(testApp.app, 'operator');
    const support = await signIn(testApp.app, 'support');
    expect((await comment(support, id, 'The shop’s server is down')).statusCode).toBe(200);
    await close(operator, id);
    expect((await comment(operator, id, 'x'.repeat(1_000))).statusCode).toBe(200);
    expect((await comment(operator, id, 'x'.repeat(1_001))).statusCode).toBe(400);
    expect((await comment(operator, id, ' ')).statusCode).toBe(400);
    const { data } = (await get(support, id, 'comment')).json();
    expect(data).toMatchObject([
      { text: 'The shop’s server is down', createdDate: testApp.clock.now().toISOString() },
      { text: 'x'.repeat(1_000), author: 'Malika Karimova' },
    ]);
    expect((await list(operator)).data[0]).toMatchObject({ id, comments: 2 });
    expect(await actionsOn(id)).toEqual([
      'notification.commented',
      'notification.closed',
      'notification.commented',
    ]);
  });

  // PEOPLE-272
  test('the list is narrowed to a kind', async () => {
    const id = await need({ kind: 'TICKET_WAITS', subject: 'ticket:3' });
    await need({});
    const operator = await signIn(testApp.app, 'operator');
    expect(idsIn(await list(operator, '?kind=TICKET_WAITS'))).toEqual([id]);
    const refused = await operator({ method: 'GET', url: '/api/v1/notification?kind=NOTHING' });
    expect(refused.statusCode).toBe(400);
  });
});
