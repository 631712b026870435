import type { ReportSchedule } from '@tiyin/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type OidcApp,
  type OidcBrowser,
  auditOf,
  openBrowser,
  openOidcApp,
  signInAt,
  whoIs,
} from '../oidc/oidc-app.ts';

const scheduleUrl = '/api/v1/report/schedule';
const dayMs = 24 * 60 * 60_000;

let app: OidcApp;
let duringMail: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  app = await openOidcApp({
    async sendMail() {
      await duringMail?.();
      return duringMail ? { error: '450', isPermanent: false } : { reply: '250 OK' };
    },
  });
});
afterAll(() => app.close());
afterEach(() => {
  duringMail = undefined;
});

async function add({ call }: OidcBrowser): Promise<number> {
  const body = { report: 'invoice', interval: 'DAILY', emails: ['books@first.example'] };
  const answer = await call({ method: 'POST', url: scheduleUrl, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.schedule.id;
}

async function list({ call }: OidcBrowser): Promise<ReportSchedule[]> {
  return (await call({ method: 'GET', url: scheduleUrl })).json().data.schedules;
}

const states = async (id: number): Promise<unknown[]> => {
  const rows = await app.context.database.transaction((tx) =>
    tx.execute<{ state: string }>(sql`select state, last_error from report_sending
      where schedule_id = ${id} order by created_at`),
  );
  return rows.map((row) => Object.values(row).join(' ').trim());
};

// RUN-902
test('the reports of a person who comes to another merchant are paused: nothing of it goes to the former receivers', async () => {
  app.provider.people.set('mover', { groups: ['shop'] });
  const browser = openBrowser(app);
  await signInAt(browser, 'mover');
  const id = await add(browser);
  await signInAt(browser, 'mover');
  expect(await list(browser)).toMatchObject([{ id, paused: false }]);
  // By hand, and not sent yet.
  await browser.call({ method: 'POST', url: `${scheduleUrl}/${id}/send` });

  app.provider.people.set('mover', { groups: ['other shop'] });
  await signInAt(browser, 'mover');
  expect(await whoIs(browser)).toMatchObject({ merchantId: 2 });
  expect(await list(browser)).toMatchObject([{ id, paused: true }]);
  app.clock.advance(dayMs);
  await app.runDueJobs();
  expect(await states(id)).toEqual(['CANCELED other_merchant']);
  const [paused] = (await auditOf(app, 'report_schedule.paused')).slice(-1);
  expect(paused).toMatchObject({
    actorType: 'system',
    subject: `report_schedule:${id}`,
    details: { reason: 'other_merchant' },
    merchantId: 1,
  });
});

// RUN-902
test('a report that is being sent while its person comes to another merchant is not tried again', async () => {
  app.clock.advance(Date.now() - app.clock.now().getTime());
  app.provider.people.set('sender', { groups: ['shop'] });
  const browser = openBrowser(app);
  await signInAt(browser, 'sender');
  const id = await add(browser);
  await browser.call({ method: 'POST', url: `${scheduleUrl}/${id}/send` });
  duringMail = async () => {
    app.provider.people.set('sender', { groups: ['other shop'] });
    await signInAt(browser, 'sender');
  };
  await app.runDueJobs();
  duringMail = undefined;
  expect(await whoIs(browser)).toMatchObject({ merchantId: 2 });
  app.clock.advance(dayMs);
  await app.runDueJobs();
  expect(await states(id)).toEqual(['CANCELED other_merchant']);
});
