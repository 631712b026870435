import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { answers } from '../callbacks/receiver.ts';
import { type Caller, signIn, signInWith } from '../callers.ts';
import type { Shop } from '../payments/shop.ts';
import { minute } from '../payments/test-system.ts';
import { type AlertSystem, openAlertSystem } from './alert-system.ts';

let system: AlertSystem;
let merchant: Caller;
let own: Shop;
let shop: Shop;
beforeAll(async () => {
  system = await openAlertSystem();
  merchant = await signIn(system.app, 'merchant');
  const [first] = system.shops;
  const [terminalId] = first.terminalIds;
  if (terminalId === undefined) throw new Error('there is no terminal');
  own = { ...(await system.shop()), merchantId: first.merchantId, terminalId };
  shop = await system.shop();
});
beforeEach(() => system.reset());
afterAll(() => system.close());

const list = async (caller: Caller): Promise<{ id: number; name: string }[]> => {
  const answer = await caller({ method: 'GET', url: '/api/v1/alert-rule' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: { rules: { id: number; name: string }[] } }>().data.rules;
};

const post = (caller: Caller, body: object, path = '') =>
  caller({ method: 'POST', url: `/api/v1/alert-rule${path}`, body });

/** "422 /merchantId", or the status alone. */
async function outcome(caller: Caller, body: object): Promise<string> {
  const answer = await post(caller, body);
  const path = answer.json<{ errors?: { path: string }[] }>().errors?.[0]?.path;
  return [answer.statusCode, ...(path === undefined ? [] : [path])].join(' ');
}

// RUN-562
describe('people of one merchant', () => {
  it('see and make rules of their merchant alone, of the kinds whose figures they see', async () => {
    await system.addRule(shop, { name: 'foreign' });
    const condition = { kind: 'INVARIANT_BROKEN' } as const;
    await system.addRule(shop, { name: 'system', condition, merchantId: null });
    await system.addRule(own, { name: 'own' }, merchant);
    expect((await list(merchant)).map(({ name }) => name)).toEqual(['own']);
    expect((await list(system.operator)).map(({ name }) => name)).toEqual([
      'foreign',
      'own',
      'system',
    ]);
    expect(await outcome(merchant, system.requestOf(shop))).toBe('422 /merchantId');
    expect(await outcome(merchant, system.requestOf(own, { merchantId: null }))).toBe(
      '422 /merchantId',
    );
    const ofSystem = system.requestOf(own, { condition, merchantId: null });
    expect(await outcome(merchant, ofSystem)).toBe('403');
    const foreignTerminal = system.requestOf(own, { terminalId: shop.terminalId });
    expect(await outcome(merchant, foreignTerminal)).toBe('422 /terminalId');
  });

  it('reach no rule of another merchant', async () => {
    const { id, version } = await system.addRule(shop);
    const headers = { 'if-match': `"${version}"` };
    const url = `/api/v1/alert-rule/${id}`;
    const body = system.requestOf(own);
    const answered = await Promise.all([
      merchant({ method: 'PUT', url, headers, body }),
      merchant({ method: 'DELETE', url }),
      merchant({ method: 'POST', url: `${url}/test` }),
      merchant({ method: 'POST', url: `${url}/secret` }),
    ]);
    expect(answered.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(system.receiver.received).toEqual([]);
  });
});

// RUN-562
test('a rule about a balance is not shown to people who see no balances', async () => {
  const condition = { kind: 'BALANCE_BELOW', amount: 1, currency: 'UZS' } as const;
  await system.addRule(own, { name: 'balance', condition });
  await system.addRule(own, { name: 'payments' });
  const support = await signIn(system.app, 'support');
  expect((await list(support)).map(({ name }) => name)).toEqual(['payments']);
});

// RUN-562
test('rules are listed in test or production, as a person looks; checks of the system in both', async () => {
  await system.addRule(own, { name: 'test' });
  const condition = { kind: 'INVARIANT_BROKEN' } as const;
  await system.addRule(own, { name: 'system', condition, merchantId: null });
  const look = (testDashboard: boolean) =>
    system.query(
      sql`update person set test_dashboard = ${testDashboard} where username = 'operator' returning id`,
    );
  await look(false);
  const shown = await list(system.operator);
  await look(true);
  expect(shown.map(({ name }) => name)).toEqual(['system']);
});

// RUN-561, RUN-565, RUN-566
test.each([
  [{ condition: { kind: 'NO_PAYMENTS' } }, '422 /condition/minutes'],
  [{ condition: { kind: 'NO_PAYMENTS', minutes: 5, count: 1 } }, '422 /condition/count'],
  [{ condition: { kind: 'NO_PAYMENTS', minutes: 1441 } }, '400 /condition/minutes'],
  [{ condition: { kind: 'ACCOUNT_NEAR_LIMIT', percent: 90 } }, '422 /merchantId'],
  [
    { condition: { kind: 'BALANCE_BELOW', amount: 5, currency: 'UZS' }, merchantId: null },
    '422 /merchantId',
  ],
  [{ merchantId: null, terminalId: 1 }, '422 /terminalId'],
  [{ merchantId: 2_000_000_000 }, '422 /merchantId'],
  [{ terminalId: 2_000_000_000 }, '422 /terminalId'],
  [{ name: 'ab' }, '422 /name'],
  [{ webhookUrl: 'ftp://ops.example' }, '422 /webhookUrl'],
  [{ webhookUrl: 'https://a:b@ops.example' }, '422 /webhookUrl'],
  [{ webhookUrl: null, emails: [] }, '422 /webhookUrl'],
  [{ emails: ['nobody'] }, '422 /emails'],
  [{ emails: ['a@b.example\r\nBcc: c@d.example'] }, '422 /emails'],
  [{ quietMinutes: -1 }, '400 /quietMinutes'],
])('%j is refused: %s', async (input, expected) => {
  const body = { ...system.requestOf(own), ...input };
  expect(await outcome(system.operator, body)).toBe(expected);
});

// RUN-565
describe('the secret of a webhook', () => {
  it('is made with the webhook, is shown once, and is replaced', async () => {
    const { id, secret, version } = await system.addRule(own);
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await list(system.operator))).not.toContain('whsec_');
    const url = `/api/v1/alert-rule/${id}`;
    const change = (webhookUrl: string | null, seen: number) =>
      system.operator({
        method: 'PUT',
        url,
        headers: { 'if-match': `"${seen}"` },
        body: system.requestOf(own, { webhookUrl }),
      });
    const kept = await change(`${system.receiver.url}/two`, version);
    expect(kept.json<{ data: object }>().data).toMatchObject({ secret: null });
    expect((await change(null, version)).statusCode).toBe(409);
    expect((await change(null, version + 1)).statusCode).toBe(200);
    expect((await post(system.operator, {}, `/${id}/secret`)).statusCode).toBe(422);
    const again = await change(system.receiver.url, version + 2);
    const made = again.json<{ data: { secret: string } }>().data.secret;
    expect(made).toMatch(/^whsec_/);
    expect(made).not.toBe(secret);
    const replaced = await system.operator({ method: 'POST', url: `${url}/secret` });
    expect(replaced.statusCode).toBe(201);
    expect(replaced.json<{ data: { secret: string } }>().data.secret).not.toBe(made);
  });
});

// RUN-568
describe('a test message', () => {
  it('goes to each receiver at once, and its outcome is returned', async () => {
    system.receiver.behave(answers(500, 'no such path'));
    const { id } = await system.addRule(own, { enabled: false });
    const answer = await system.operator({ method: 'POST', url: `/api/v1/alert-rule/${id}/test` });
    expect(answer.statusCode, answer.body).toBe(200);
    const { message, outcomes } = answer.json<{ data: { message: object; outcomes: object[] } }>()
      .data;
    expect(outcomes).toEqual([
      {
        channel: 'WEBHOOK',
        receiver: system.receiver.url,
        statusCode: 500,
        answer: 'no such path',
        error: '500',
      },
      {
        channel: 'EMAIL',
        receiver: 'night@ops.example',
        statusCode: null,
        answer: expect.stringMatching(/^250 /),
        error: null,
      },
    ]);
    expect(message).toEqual(JSON.parse(system.receiver.received[0]?.body ?? ''));
    expect(system.webhooks()).toEqual(['alert.test No payments']);
    expect(system.subjects()).toEqual(['Test: No payments (test payments)']);
    await system.pass(minute);
    expect(system.receiver.received).toHaveLength(1);
  });

  it('is of production once the terminal of its rule is', async () => {
    const inTest = await system.shop({ isTest: true });
    const { terminalId } = inTest;
    const { id } = await system.addRule(inTest, { enabled: false, terminalId });
    await system.query(
      sql`update terminal set is_test = false where id = ${terminalId} returning id`,
    );
    await system.operator({ method: 'POST', url: `/api/v1/alert-rule/${id}/test` });
    expect(system.subjects()).toEqual(['Test: No payments']);
  });
});

test('the list shows the last firing with the outcome of its messages', async () => {
  system.mailbox.behave({ receiver: 550 });
  await system.addRule(own);
  await system.pass(minute);
  const [rule] = await list(system.operator);
  expect(rule).toMatchObject({
    firing: {
      endedDate: null,
      calmSinceDate: null,
      summary: expect.stringContaining('No payment'),
    },
    deliveries: [
      { channel: 'WEBHOOK', state: 'SENT', error: null },
      { channel: 'EMAIL', state: 'FAILED', error: '550' },
    ],
  });
});

// RUN-569
test('every change is audited for its merchant, without the path of a webhook or a secret', async () => {
  const { id, secret, version } = await system.addRule(own, {}, merchant);
  const url = `/api/v1/alert-rule/${id}`;
  const body = system.requestOf(own, { name: 'Renamed' });
  await merchant({ method: 'PUT', url, headers: { 'if-match': `"${version}"` }, body });
  await merchant({ method: 'POST', url: `${url}/test` });
  await merchant({ method: 'POST', url: `${url}/secret` });
  expect((await merchant({ method: 'DELETE', url })).statusCode).toBe(204);
  const entries =
    await system.query(sql`select action, merchant_id, before::text, after::text, details::text
    from audit_entry where subject = ${`alert_rule:${id}`} order by id`);
  expect(entries.map((entry) => entry['action'])).toEqual([
    'alert_rule.added',
    'alert_rule.changed',
    'alert_rule.tested',
    'alert_rule.secret_replaced',
    'alert_rule.deleted',
  ]);
  expect(new Set(entries.map((entry) => entry['merchant_id']))).toEqual(new Set([own.merchantId]));
  const text = JSON.stringify(entries);
  expect(text).toContain('127.0.0.1');
  expect(text).not.toContain('/callbacks');
  expect(text).not.toContain(secret);
});

test('a person without the permission to change rules reads them alone', async () => {
  const support = await signInWith(system.app, 'support', 'support-demo');
  expect((await post(support, system.requestOf(own))).statusCode).toBe(403);
  const viewer = await signIn(system.app, 'viewer');
  expect((await viewer({ method: 'GET', url: '/api/v1/alert-rule' })).statusCode).toBe(403);
});
