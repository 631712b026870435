import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginNextCall } from '../../src/background/due-jobs.ts';
import { sweep } from '../../src/background/sweep.ts';
import { createCallCaps } from '../../src/jobs/call-caps.ts';
import { answers, takes } from '../callbacks/receiver.ts';
import { killedAfter } from '../killed-after.ts';
import type { Shop } from '../payments/shop.ts';
import { minute, second } from '../payments/test-system.ts';
import { type AlertSystem, openAlertSystem } from './alert-system.ts';

let system: AlertSystem;
let shop: Shop;
beforeAll(async () => {
  system = await openAlertSystem();
});
beforeEach(async () => {
  shop = await system.shop();
});
afterEach(() => system.reset());
afterAll(() => system.close());

/** The states of the messages, the oldest first. */
async function states(): Promise<string[]> {
  const rows = await system.query(sql`select channel, state from alert_message
    order by created_at, channel desc, receiver`);
  return rows.map((row) => `${String(row['channel'])} ${String(row['state'])}`);
}

const bodyOf = (index: number) => JSON.parse(system.receiver.received[index]?.body ?? '{}');

const beginCall = (context: Parameters<typeof beginNextCall>[0]) =>
  beginNextCall(context, { lane: 'call', caps: createCallCaps(4) });

describe('a rule', () => {
  // RUN-560, RUN-563, RUN-565
  it('that fires sends one message to each receiver, signed, and one when it is over', async () => {
    const { id, secret } = await system.addRule(shop);
    await system.pass(minute);
    await system.pass(5 * minute);
    expect(system.webhooks()).toEqual(['alert.fired No payments']);
    expect(system.subjects()).toEqual(['Alert: No payments (test payments)']);
    const [webhook] = system.receiver.received;
    const headers = {
      'webhook-id': webhook?.id ?? '',
      'webhook-timestamp': webhook?.timestamp ?? '',
      'webhook-signature': webhook?.signature ?? '',
    };
    expect(isSignedBy(secret, headers, webhook?.body ?? '')).toBe(true);
    expect(isSignedBy(secret, headers, `${webhook?.body} `)).toBe(false);
    expect(bodyOf(0)).toEqual({
      type: 'alert.fired',
      timestamp: expect.any(String),
      data: {
        ruleId: id,
        name: 'No payments',
        kind: 'NO_PAYMENTS',
        condition: 'No successful payment for 30 minutes',
        summary: 'No payment succeeded in 30 minutes, and 0 ended otherwise',
        merchantId: shop.merchantId,
        terminalId: null,
        isTest: true,
        firedDate: bodyOf(0).timestamp,
        endedDate: null,
      },
    });

    await system.deposit(shop, 'DONE');
    await system.pass(minute);
    await system.pass(minute);
    expect(system.webhooks().slice(1)).toEqual(['alert.ended No payments']);
    expect(bodyOf(1).data).toMatchObject({
      summary: '1 payment succeeded in 30 minutes',
      firedDate: bodyOf(0).timestamp,
      endedDate: bodyOf(1).timestamp,
    });
    expect(system.subjects().slice(1)).toEqual(['Over: No payments (test payments)']);
    const [mail] = system.mailbox.received;
    expect(mail).toMatchObject({ from: 'alerts@tiyin.test', to: ['night@ops.example'] });
    expect(mail?.header('from')).toBe('Tiyin <alerts@tiyin.test>');
    expect(mail?.header('auto-submitted')).toBe('auto-generated');
    expect(mail?.text).toContain('Merchant: A shop');
    expect(mail?.text).toContain('http://tiyin.test/alerts');
  });

  // RUN-563
  it('sends nothing in its quiet time, and is one firing while its condition comes and goes', async () => {
    await system.addRule(shop, {
      condition: { kind: 'BALANCE_BELOW', amount: 900_000, currency: 'UZS' },
      quietMinutes: 10,
      emails: [],
    });
    await system.pass(minute);
    await system.deposit(shop, 'DONE');
    await system.pass(minute);
    await system.query(sql`update alert_rule set amount = 9000000 returning id`);
    await system.pass(3 * minute);
    expect(system.webhooks()).toEqual(['alert.fired No payments']);
    await system.query(sql`update alert_rule set amount = 900000 returning id`);
    await system.pass(minute);
    const [rule] = await system.query(sql`select calm_since, ended_at from alert_rule`);
    expect(rule).toMatchObject({ calm_since: expect.anything(), ended_at: null });
    expect(system.webhooks()).toHaveLength(1);
    await system.pass(10 * minute);
    expect(system.webhooks()).toEqual(['alert.fired No payments', 'alert.ended No payments']);
    const { data, timestamp } = bodyOf(1);
    expect(Date.parse(timestamp) - Date.parse(data.endedDate)).toBe(10 * minute);
  });

  it('that is off is not judged, and one that is switched off while it fires ends without a message', async () => {
    const off = await system.addRule(shop, { enabled: false });
    await system.pass(minute);
    expect(system.webhooks()).toEqual([]);
    const { id, version } = await system.addRule(shop, { name: 'Other' });
    await system.pass(minute);
    const change = {
      method: 'PUT',
      url: `/api/v1/alert-rule/${id}`,
      headers: { 'if-match': `"${version}"` },
      body: system.requestOf(shop, { name: 'Other', enabled: false }),
    } as const;
    expect((await system.operator(change)).statusCode).toBe(200);
    await system.pass(2 * minute);
    expect(system.webhooks()).toEqual(['alert.fired Other']);
    const rows = await system.query(
      sql`select id, ended_at is not null as ended from alert_rule order by id`,
    );
    expect(rows).toEqual([
      { id: off.id, ended: false },
      { id, ended: true },
    ]);
  });

  it('that cannot be judged stops no other', async () => {
    await system.addRule(shop, { name: 'Broken' });
    await system.query(sql`update alert_rule set minutes = null returning id`);
    await system.addRule(shop, { name: 'Whole' });
    await system.pass(minute);
    expect(system.webhooks()).toEqual(['alert.fired Whole']);
    expect(system.loggedErrors.join()).toContain('an alert rule was not judged');
  });
});

function isSignedBy(secret: string, headers: Record<string, string>, body: string): boolean {
  try {
    const signature = new Webhook(secret).sign(
      headers['webhook-id'] ?? '',
      new Date(Number(headers['webhook-timestamp']) * 1000),
      body,
    );
    return signature === headers['webhook-signature'];
  } catch {
    return false;
  }
}

describe('a receiver', () => {
  // RUN-564
  it('that fails is tried again, and each message has its own result', async () => {
    system.receiver.behave(answers(503, 'no'));
    system.mailbox.behave({ mail: 451 });
    await system.addRule(shop, { emails: ['night@ops.example', 'day@ops.example'] });
    await system.pass(minute);
    expect(await states()).toEqual(['WEBHOOK WAITING', 'EMAIL WAITING', 'EMAIL WAITING']);
    const errors = await system.query(
      sql`select distinct last_error from alert_message order by 1`,
    );
    expect(errors.map((row) => row['last_error'])).toEqual(['451', '503']);
    system.receiver.behave(takes);
    system.mailbox.behave({});
    await system.pass(6 * second);
    expect(await states()).toEqual(['WEBHOOK SENT', 'EMAIL SENT', 'EMAIL SENT']);
    const ids = new Set(system.receiver.received.map(({ id }) => id));
    expect(ids.size).toBe(1);
    const messageIds = system.mailbox.received.map(({ header }) => header('message-id'));
    expect(new Set(messageIds).size).toBe(2);
  });

  // RUN-564
  it('that the mail server refuses for good is not tried again', async () => {
    system.mailbox.behave({ receiver: 550 });
    await system.addRule(shop, { webhookUrl: null });
    await system.pass(minute);
    expect(await states()).toEqual(['EMAIL FAILED']);
    system.mailbox.behave({});
    await system.pass(minute);
    expect(system.mailbox.received).toEqual([]);
  });

  it('is given up after a day', async () => {
    system.receiver.behave(answers(500));
    await system.addRule(shop, { emails: [] });
    await system.pass(minute);
    for (let tries = 0; tries < 12; tries += 1) await system.pass(12 * 60 * minute);
    expect(await states()).toEqual(['WEBHOOK FAILED']);
    expect(system.receiver.received).toHaveLength(11);
  });

  it('that a rule has lost gets nothing more', async () => {
    system.receiver.behave(answers(500));
    const { id, version } = await system.addRule(shop);
    await system.pass(minute);
    const change = {
      method: 'PUT',
      url: `/api/v1/alert-rule/${id}`,
      headers: { 'if-match': `"${version}"` },
      body: system.requestOf(shop, { webhookUrl: null }),
    } as const;
    expect((await system.operator(change)).statusCode).toBe(200);
    await system.pass(minute);
    expect(await states()).toEqual(['WEBHOOK CANCELED', 'EMAIL SENT']);
    expect(system.receiver.received).toHaveLength(1);
  });
});

// RUN-564
describe('a server that is killed', () => {
  const dying = (commits: number) => ({
    ...system.context,
    database: killedAfter(commits, system.context.database),
  });

  it('before it records its judgement has sent nothing, and the next one fires once', async () => {
    await system.addRule(shop, { emails: [] });
    system.clock.advance(minute);
    // The claim, the rules and the figures of one rule; then it is gone.
    const begun = await beginCall(dying(3));
    await expect(begun?.end).rejects.toThrow('killed');
    expect(await states()).toEqual([]);
    await system.pass(29 * second);
    expect(system.webhooks()).toEqual([]);
    await system.pass(2 * second);
    expect(system.webhooks()).toEqual(['alert.fired No payments']);
  });

  it('between judging and sending loses no message: another one sends it', async () => {
    await system.addRule(shop);
    system.clock.advance(minute);
    const begun = await beginCall(system.context);
    await begun?.end;
    expect(await states()).toEqual(['WEBHOOK WAITING', 'EMAIL WAITING']);
    expect(system.webhooks()).toEqual([]);
    await system.runDueJobs();
    expect(await states()).toEqual(['WEBHOOK SENT', 'EMAIL SENT']);
    expect(system.webhooks()).toEqual(['alert.fired No payments']);
    expect(system.subjects()).toHaveLength(1);
  });

  it('between sending and recording sends again, under the same id', async () => {
    await system.addRule(shop, { emails: [] });
    system.clock.advance(minute);
    await (
      await beginCall(system.context)
    )?.end;
    const begun = await beginCall(dying(1));
    await expect(begun?.end).rejects.toThrow('killed');
    await system.pass(31 * second);
    const ids = system.receiver.received.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await states()).toEqual(['WEBHOOK SENT']);
  });

  it('the same with an e-mail, whose Message-ID stays', async () => {
    await system.addRule(shop, { webhookUrl: null });
    system.clock.advance(minute);
    await (
      await beginCall(system.context)
    )?.end;
    const begun = await beginCall(dying(1));
    await expect(begun?.end).rejects.toThrow('killed');
    await system.pass(31 * second);
    const ids = system.mailbox.received.map(({ header }) => header('message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('while another one judges, too, fires once', async () => {
    await system.addRule(shop, { emails: [] });
    system.clock.advance(minute);
    const first = await beginCall(system.context);
    // Its claim is over before it ends, and another process claims the job.
    await system.query(
      sql`update job set claimed_until = run_at where kind = 'alerts.judge' returning id`,
    );
    const other = await beginCall(system.context);
    await Promise.all([first?.end, other?.end]);
    await system.runDueJobs();
    expect(system.webhooks()).toEqual(['alert.fired No payments']);
  });
});

it('messages are deleted after 30 days', async () => {
  await system.addRule(shop, { emails: [] });
  await system.pass(minute);
  const days = (count: number) => new Date(system.clock.now().getTime() + count * 1440 * minute);
  await system.run((tx) => sweep(tx, days(29)));
  expect(await states()).toEqual(['WEBHOOK SENT']);
  await system.run((tx) => sweep(tx, days(31)));
  expect(await states()).toEqual([]);
});
