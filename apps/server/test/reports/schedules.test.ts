import type {
  ExportedFilePage,
  ReportSchedule,
  ReportScheduleRequest,
  ReportScheduleWrittenAnswer,
} from '@tiyin/api/types';
import { ReportMessageStruct } from '@tiyin/api/structs/report-message';
import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { Webhook } from 'standardwebhooks';
import { create } from 'superstruct';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { beginNextCall } from '../../src/background/due-jobs.ts';
import { createCallCaps } from '../../src/jobs/call-caps.ts';
import { collectFile } from '../../src/report-schedules/collect-file.ts';
import { type AlertSystem, openAlertSystem } from '../alerts/alert-system.ts';
import { answers } from '../callbacks/receiver.ts';
import { type Caller, signIn } from '../callers.ts';
import { killedAfter } from '../killed-after.ts';
import type { Shop } from '../payments/shop.ts';
import { minute } from '../payments/test-system.ts';

const hour = 60 * minute;
const day = 24 * hour;

let system: AlertSystem;
let shop: Shop;
const merchant: Caller = async (request) => (await signIn(system.app, 'merchant'))(request);
beforeAll(async () => {
  system = await openAlertSystem();
  shop = await system.shop();
});
afterEach(async () => {
  await system.query(sql`delete from report_schedule returning id`);
  await system.query(sql`delete from job where kind in ('report.due', 'report.send') returning id`);
  await system.reset();
});
afterAll(() => system.close());

const request = (input: Partial<ReportScheduleRequest> = {}): ReportScheduleRequest => ({
  report: 'invoice',
  interval: 'DAILY',
  emails: ['books@ops.example'],
  ...input,
});

async function add(input: Partial<ReportScheduleRequest> = {}, caller = system.operator) {
  const url = '/api/v1/report/schedule';
  const answer = await caller({ method: 'POST', url, body: request(input) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<ReportScheduleWrittenAnswer>().data;
}

async function list(caller = system.operator): Promise<ReportSchedule[]> {
  const answer = await caller({ method: 'GET', url: '/api/v1/report/schedule' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { schedules: ReportSchedule[] } }>().data.schedules;
}

const post = (id: number, path: string, body?: object, caller = system.operator) =>
  caller({ method: 'POST', url: `/api/v1/report/schedule/${id}/${path}`, ...(body && { body }) });

/** "SENT books@ops.example", with the error if there is one. */
async function results(): Promise<string[]> {
  return (await list()).flatMap(({ sendings }) =>
    sendings.map(({ error, receiver, state }) => [state, receiver, error ?? ''].join(' ').trim()),
  );
}

/** Lets the clock pass the next time at which something is due. */
async function passDue(): Promise<void> {
  const [schedule] = await list();
  const due = Date.parse(schedule?.dueDate ?? '') - system.clock.now().getTime();
  await system.pass(due + 1_000);
}

const attachmentOf = (mail: string) => {
  const [, encoded = ''] = /base64[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
};

describe('a scheduled report', () => {
  // RUN-600, RUN-604, RUN-605, PEOPLE-600
  it('goes to each receiver at 00:15 UTC with the day before, signed or attached, and is a listed file', async () => {
    await system.deposit(shop, 'DONE');
    const { schedule, secret } = await add({ webhookUrl: system.receiver.url });
    expect(schedule.dueDate).toMatch(/T00:15:00.000Z$/);
    await passDue();
    const before = new Date(Date.parse(schedule.dueDate) - day).toISOString().slice(0, 10);
    expect(await results()).toEqual([`SENT ${system.receiver.url}`, 'SENT books@ops.example']);
    const [mail] = system.mailbox.received;
    expect(mail?.header('subject')).toBe(`Transactions report, ${before} (test payments)`);
    expect(mail?.text).toContain(`filename=Transactions_${before}_${before}.csv`);
    const [webhook] = system.receiver.received;
    const { body = '', id = '', signature, timestamp } = webhook ?? {};
    const signedAt = new Date(Number(timestamp) * 1000);
    expect(signature).toBe(new Webhook(secret ?? '').sign(id, signedAt, body));
    const message = create(JSON.parse(body), ReportMessageStruct);
    expect(message.data).toMatchObject({
      scheduleId: schedule.id,
      report: 'invoice',
      periodStart: before,
      periodEnd: before,
      lines: 1,
      url: `http://tiyin.test/reports?terminal=all&from=${before}&to=${before}`,
    });
    expect(message.data.csv).toMatch(/^\uFEFFPosting ID,/);
    expect(attachmentOf(mail?.text ?? '')).toBe(message.data.csv);
    const files = await system.operator({ method: 'GET', url: '/api/v1/report/file?size=2' });
    expect(files.json<ExportedFilePage>().data).toMatchObject([
      { operation: 'sendScheduledReport', outcome: 'WHOLE', lines: 1 },
      { operation: 'sendScheduledReport', outcome: 'WHOLE', lines: 1 },
    ]);
  });

  // RUN-601
  it('is sent for each period that became due while no server ran, once', async () => {
    await add();
    system.clock.advance(3 * day);
    await system.pass(minute);
    await system.pass(minute);
    const subjects = system.subjects();
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects).size).toBe(3);
  });

  // RUN-601
  it('is sent again under the same id by a server that was killed before it recorded the sending', async () => {
    const { schedule } = await add();
    await post(schedule.id, 'send');
    const caps = createCallCaps(4);
    const lane = { lane: 'call', caps } as const;
    const dying = { ...system.context, database: killedAfter(1, system.context.database) };
    const begun = await beginNextCall(dying, lane);
    await begun?.end.catch(() => undefined);
    expect(system.mailbox.received).toHaveLength(1);
    expect(await results()).toEqual(['WAITING books@ops.example']);
    await system.pass(minute);
    const ids = system.mailbox.received.map(({ header }) => header('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await results()).toEqual(['SENT books@ops.example']);
  });

  it('that a receiver refuses is tried again, and its last error is shown', async () => {
    const { schedule } = await add({ webhookUrl: system.receiver.url, emails: [] });
    system.receiver.behave(answers(500));
    await post(schedule.id, 'send');
    await system.pass(1_000);
    expect(await results()).toEqual([`WAITING ${system.receiver.url} 500`]);
    system.receiver.behave((response) => response.writeHead(204).end());
    await system.pass(hour);
    expect(await results()).toEqual([`SENT ${system.receiver.url}`]);
    const ids = system.receiver.received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });
});

// RUN-602
test.each([
  ['lost the permission', sql`permissions = array_remove(permissions, 'report.read.invoice')`],
  ['is disabled', sql`state = 'DISABLED'`],
])('a person who %s sends nothing more', async (_, change) => {
  await add();
  const [kept] = await system.query(
    sql`select permissions, state from person where username = 'operator'`,
  );
  await system.query(sql`update person set ${change} where username = 'operator' returning id`);
  await system.pass(day);
  await system.query(sql`update person set state = ${kept?.['state']},
    permissions = ${sql.param(kept?.['permissions'])}::text[] where username = 'operator' returning id`);
  expect(system.mailbox.received).toEqual([]);
  expect(await results()).toEqual(['CANCELED books@ops.example not_permitted']);
});

// RUN-606
test('a person who would have to set up a second factor first sends nothing, except one of an OpenID provider', async () => {
  const needs = (needed: boolean) =>
    system.query(sql`update role set needs_second_factor = ${needed} where id in (
      select role_id from person_role join person on person.id = person_id
      where username = 'operator') returning id`);
  await add();
  expect(await needs(true)).not.toEqual([]);
  try {
    await system.pass(day);
    expect(system.mailbox.received).toEqual([]);
    await system.query(sql`insert into oidc_identity (issuer, subject, person_id, linked_at)
      select 'https://id.example', 'operator', id, now() from person where username = 'operator' returning subject`);
    await system.pass(day);
    expect(system.mailbox.received).toHaveLength(1);
  } finally {
    await system.query(sql`delete from oidc_identity returning subject`);
    await needs(false);
  }
  expect(await results()).toEqual(['SENT books@ops.example']);
});

// RUN-900
test('a person of an OpenID provider who has not signed in for long sends nothing: the schedule is paused, and goes on by hand', async () => {
  const { schedule } = await add();
  await system.query(sql`insert into oidc_identity (issuer, subject, person_id, linked_at)
    select 'https://id.example', 'operator', id, now() from person where username = 'operator' returning subject`);
  const signedIn = (days: number) =>
    system.query(sql`update person set last_sign_in_at =
      ${new Date(system.clock.now().getTime() - days * day).toISOString()}::timestamptz
      where username = 'operator' returning id`);
  try {
    await signedIn(28);
    await system.pass(day);
    expect(system.mailbox.received).toHaveLength(1);
    await signedIn(30);
    await system.pass(day);
    expect(system.mailbox.received).toHaveLength(1);
    expect(await results()).toEqual(['CANCELED books@ops.example no_sign_in']);
    expect(await list()).toMatchObject([{ paused: true }]);
    const url = `/api/v1/audit?action=report_schedule.paused&objectKind=report_schedule&objectId=${schedule.id}`;
    const entries = (await system.operator({ method: 'GET', url })).json().data;
    expect(entries).toMatchObject([{ actor: { type: 'system' } }]);
    await signedIn(0);
    await system.pass(day);
    expect(system.mailbox.received).toHaveLength(1);
    await post(schedule.id, 'pause', { paused: false });
    await system.pass(day);
    expect(system.mailbox.received).toHaveLength(2);
  } finally {
    await system.query(sql`delete from oidc_identity returning subject`);
    await signedIn(0);
  }
});

// RUN-600
test('a report of a terminal says that it is of production once the terminal is', async () => {
  const own = await system.shop({ isTest: true });
  const { terminalId } = own;
  await add({ terminalId, webhookUrl: system.receiver.url });
  await passDue();
  const sayings = () => ({
    subject: system.mailbox.received.at(-1)?.header('subject')?.includes('(test payments)'),
    webhook: JSON.parse(system.receiver.received.at(-1)?.body ?? '{}').data.isTest,
  });
  expect(sayings()).toEqual({ subject: true, webhook: true });
  await system.query(
    sql`update terminal set is_test = false where id = ${terminalId} returning id`,
  );
  await passDue();
  expect(sayings()).toEqual({ subject: false, webhook: false });
  expect(await list()).toMatchObject([{ isTest: false }]);
});

// RUN-602
test('a person of the demo sends nothing outside of the demo', async () => {
  await add();
  const { config } = system.context;
  Object.assign(config, { isDemo: false });
  try {
    await system.pass(day);
  } finally {
    Object.assign(config, { isDemo: true });
  }
  expect(system.mailbox.received).toEqual([]);
  expect(await results()).toEqual(['CANCELED books@ops.example not_permitted']);
});

// RUN-602
test('a paused schedule sends nothing, also later, and goes on with its next period', async () => {
  const { schedule } = await add();
  const paused = await post(schedule.id, 'pause', { paused: true });
  expect(paused.json()).toMatchObject({ data: { paused: true } });
  await system.pass(2 * day);
  expect(system.subjects()).toEqual([]);
  await post(schedule.id, 'pause', { paused: false });
  await system.pass(minute);
  expect(system.subjects()).toEqual([]);
  await system.pass(day);
  expect(system.subjects()).toHaveLength(1);
  await post(schedule.id, 'pause', { paused: true });
  await post(schedule.id, 'pause', { paused: false });
  await system.pass(day);
  expect(system.subjects()).toHaveLength(2);
});

// RUN-603
test('people see and change their own schedules alone', async () => {
  const { schedule } = await add();
  const own = await add({}, merchant);
  expect((await list(merchant)).map(({ id }) => id)).toEqual([own.schedule.id]);
  const url = `/api/v1/report/schedule/${schedule.id}`;
  const answered = await Promise.all([
    post(schedule.id, 'pause', { paused: true }, merchant),
    post(schedule.id, 'send', undefined, merchant),
    merchant({ method: 'DELETE', url }),
  ]);
  expect(answered.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await system.operator({ method: 'DELETE', url })).statusCode).toBe(204);
  await system.pass(day);
  expect(system.mailbox.received).toHaveLength(1);
});

// RUN-600
test.each([
  [{ report: 'balance' }, '422 /currencyId'],
  [{ currencyId: 1 }, '422 /currencyId'],
  [{ report: 'provider', currencyId: 1 }, '422 /providerId'],
  [{ report: 'pool.balance' }, '422 /terminalPoolId'],
  [{ report: 'pool.balance', terminalPoolId: 2_000_000_000 }, '404'],
  [{ terminalId: 2_000_000_000 }, '404'],
  [{ emails: [] }, '422 /webhookUrl'],
  [{ emails: ['nobody'] }, '422 /emails'],
  [{ webhookUrl: 'ftp://ops.example' }, '422 /webhookUrl'],
] as const)('%j is refused with %s', async (input, expected) => {
  const body = { ...request(), ...input };
  const url = '/api/v1/report/schedule';
  const answer = await system.operator({ method: 'POST', url, body });
  const path = answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path;
  expect([answer.statusCode, ...(path === undefined ? [] : [path])].join(' ')).toBe(expected);
});

// RUN-602
test('a report takes its own permission', async () => {
  const body = request({ report: 'provider', currencyId: 1, providerId: 1 });
  const answer = await merchant({ method: 'POST', url: '/api/v1/report/schedule', body });
  expect(answer.statusCode).toBe(403);
});

// RUN-605
test('a file that is too large, or takes too long, is a link instead', async () => {
  const lines = () => Readable.from(['A\r\n', '1\r\n'], { objectMode: false });
  expect(await collectFile(lines())).toEqual({ content: 'A\r\n1\r\n', lines: 1 });
  expect(await collectFile(lines(), { bytes: 4, ms: 1_000 })).toBeUndefined();
  const endless = new Readable({ read: () => undefined });
  expect(await collectFile(endless, { bytes: 4, ms: 1 })).toBeUndefined();
});
