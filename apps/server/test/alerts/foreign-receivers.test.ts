import { operations } from '@tiyin/api/operations';
import { permissions } from '@tiyin/domain/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, signIn } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { minute } from '../payments/test-system.ts';
import { type AlertSystem, openAlertSystem } from './alert-system.ts';

const day = 24 * 60 * minute;
const mailbox = 'night-desk@one.example';

let system: AlertSystem;
let own: Shop;
let rivals: Shop;
beforeAll(async () => {
  system = await openAlertSystem();
  own = { ...(await system.shop()), merchantId: system.shops[0].merchantId };
  rivals = await system.shop();
  // A person of another merchant who may do everything that a person of one merchant may.
  const all = permissions.filter((each) => each !== 'merchant.rw.all');
  await system.query(sql`update person set permissions = ${sql.param([...all])}::text[],
    merchant_id = ${rivals.merchantId} where username = 'viewer' returning id`);
});
afterAll(() => system.close());

// Sessions of their own: days pass.
const merchant: Caller = async (request) => (await signIn(system.app, 'merchant'))(request);
const rival: Caller = async (request) => (await signIn(system.app, 'viewer'))(request);

const schedule = { report: 'invoice', interval: 'DAILY', emails: [mailbox] };
const scheduleUrl = '/api/v1/report/schedule';

/** The lists of the back office that take no parameter, which would find nothing without the right one. */
const lists = operations.filter(
  ({ method, path, permission }) =>
    method === 'GET' &&
    path.startsWith('/api/v1/') &&
    !path.includes('{') &&
    permission !== 'public',
);

// RUN-562, RUN-603
test('the receivers of one merchant are in no list of another, also where both have the same', async () => {
  await system.addRule(own, { name: 'Of one', emails: [mailbox] }, merchant);
  const added = await merchant({ method: 'POST', url: scheduleUrl, body: schedule });
  expect(added.statusCode, added.body).toBe(201);
  await system.pass(day);
  expect(system.mailbox.received.length).toBeGreaterThan(0);
  for (const url of ['/api/v1/alert-rule', scheduleUrl]) {
    expect((await merchant({ method: 'GET', url })).body, url).toContain(mailbox);
  }
  expect(lists.length).toBeGreaterThan(40);
  let read = 0;
  for (const { path } of lists) {
    const answer = await rival({ method: 'GET', url: path });
    if (answer.statusCode === 200) read += 1;
    expect(answer.body, path).not.toContain(mailbox);
    expect(answer.body, path).not.toContain(system.receiver.url);
  }
  expect(read).toBeGreaterThan(25);
  // Nothing says that somebody has the same.
  await system.addRule(rivals, { name: 'Of another', emails: [mailbox] }, rival);
  const same = await rival({ method: 'POST', url: scheduleUrl, body: schedule });
  expect(same.statusCode, same.body).toBe(201);
  const ofOne = await merchant({ method: 'GET', url: '/api/v1/alert-rule' });
  expect(ofOne.body).not.toContain('Of another');
});
