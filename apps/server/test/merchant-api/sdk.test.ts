import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Tiyin, verifyWebhook } from '@tiyin/merchant';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openReceiver } from '../callbacks/receiver.ts';
import { type CalledShop, openCalledShop } from './called-shop.ts';

let shop: CalledShop;
let tiyin: Tiyin;
beforeAll(async () => {
  shop = await openCalledShop();
  tiyin = new Tiyin({ apiKey: shop.token, url: shop.url });
});
afterAll(() => shop.close());

// API-481, API-482, API-494
test('the SDK makes an order once, finds and lists it, and follows its events', async () => {
  const request = shop.requestOf('sdk-1');
  const made = await tiyin.createForm(request);
  expect(await tiyin.createForm(request)).toEqual(made);
  expect(await tiyin.findInvoice('sdk-1')).toMatchObject({ invoiceId: made.invoiceId });
  expect(await tiyin.findInvoice('none')).toBeUndefined();
  const listed: string[] = [];
  for await (const { invoiceId } of tiyin.listInvoices({ status: ['NEW'] })) listed.push(invoiceId);
  expect(listed).toEqual([made.invoiceId]);
  const file = await new Response(await tiyin.downloadInvoices({ status: ['NEW'] })).text();
  expect(file.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining(made.invoiceId)]);
  expect(await tiyin.cancelInvoice(made.invoiceId)).toMatchObject({ status: 'CANCELED' });
  const events: unknown[] = [];
  for await (const { data } of tiyin.events()) events.push(data['status']);
  expect(events).toEqual(['NEW', 'CANCELED']);
});

// API-480
test('the SDK reads every list, and says why an order is refused', async () => {
  expect(await tiyin.listTerminals()).toHaveLength(2);
  expect(await tiyin.listPayoutBanks()).not.toEqual([]);
  expect(await tiyin.listBalances()).toEqual([]);
  for await (const settlement of tiyin.listSettlements()) expect(settlement).toBeUndefined();
  await expect(tiyin.getInvoice(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  const tooMuch = tiyin.createForm({ ...shop.requestOf('sdk-2'), amount: 99_999_999_900 });
  await expect(tooMuch).rejects.toMatchObject({
    code: 'amount_outside_limits',
    errors: [{ path: '/amount' }],
    limits: expect.arrayContaining([expect.objectContaining({ currency: 'UZS' })]),
  });
});

// API-483
test('the SDK verifies a webhook of Tiyin with the secret and with the public key', async () => {
  const { body, headers } = await shop.sentWebhook();
  for (const key of [shop.secret, shop.publicKey]) {
    const webhook = verifyWebhook({ headers, body, key, now: shop.nowMs() });
    expect(webhook).toMatchObject({ id: headers['webhook-id'], data: { status: 'NEW' } });
  }
});

// API-526
test('the SDK manages endpoints, reads their events and sends them again', async () => {
  const { endpoints } = tiyin;
  const made = await endpoints.create({
    url: 'https://shop.example/a',
    types: ['settlement.created'],
  });
  const types = ['invoice.status_changed'] as const;
  const url = 'https://shop.example/b';
  const changed = await endpoints.change(made.id, { url, types: [...types], isEnabled: false });
  expect(changed).toMatchObject({ id: made.id, url, isEnabled: false });
  const { secret } = await endpoints.readSecret(made.id);
  await endpoints.rotateKey(made.id, 1);
  expect((await endpoints.readSecret(made.id)).formerSecret).toBe(secret);
  await tiyin.createForm(shop.requestOf('sdk-endpoint'));
  const waiting: string[] = [];
  for await (const { id, status } of endpoints.events(made.id)) {
    if (status === 'WAITING') waiting.push(id);
  }
  expect(waiting).toHaveLength(1);
  expect(await endpoints.sendAgain(made.id, waiting[0] ?? '')).toEqual({ count: 1 });
  await endpoints.remove(made.id);
  expect(await endpoints.list()).toEqual([]);
});

// API-527
test('the SDK moves the clock of an invoice in test, and so does advance', async () => {
  const first = await tiyin.createForm(shop.requestOf('sdk-clock-1'));
  expect(await tiyin.advanceInvoice(first.invoiceId, { minutes: 1 })).toMatchObject({
    status: 'NEW',
  });
  expect(await tiyin.advanceInvoice(first.invoiceId)).toMatchObject({ status: 'CANCELED' });
  const second = await tiyin.createForm(shop.requestOf('sdk-clock-2'));
  const { stdout } = await runCommand('advance', second.invoiceId);
  expect(stdout).toBe('sdk-clock-2 CANCELED\n');
  await expect(runCommand('advance', second.invoiceId, 'soon')).rejects.toMatchObject({
    stderr: expect.stringMatching(/soon is no number of minutes/),
  });
});

// API-527
test('a retry after a lost response moves the clock once', async () => {
  let lost = 0;
  const fetchAndLose: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    lost += 1;
    if (lost === 1) throw new TypeError('The response is lost');
    return response;
  };
  const unlucky = new Tiyin({ apiKey: shop.token, url: shop.url, fetch: fetchAndLose });
  const { invoiceId } = await tiyin.createForm(shop.requestOf('sdk-clock-3'));
  // Twice 8 minutes would be past its deadline.
  expect(await unlucky.advanceInvoice(invoiceId, { minutes: 8 })).toMatchObject({ status: 'NEW' });
  expect(lost).toBe(2);
  const sameKey = { idempotencyKey: randomUUID() };
  expect(await tiyin.advanceInvoice(invoiceId, { minutes: 8 }, sameKey)).toMatchObject({
    status: 'CANCELED',
  });
  await expect(tiyin.advanceInvoice(invoiceId, { minutes: 9 }, sameKey)).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

const command = fileURLToPath(import.meta.resolve('@tiyin/merchant')).replace(
  'index.ts',
  'cli/main.ts',
);
const patience = { timeout: 30_000, interval: 50 };

/** Runs the package's command to its end. */
const runCommand = (...args: string[]) => runWith({}, ...args);
const runWith = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], { env: { ...shop.env, ...env } });

// API-484
test('listen forwards what trigger makes, and the official library verifies it', async () => {
  const receiver = await openReceiver();
  const secret = `whsec_${Buffer.alloc(32, 'local').toString('base64')}`;
  const args = [command, 'listen', '--forward', `${receiver.port}/callbacks`, '--secret', secret];
  const listening = spawn(process.execPath, args, { env: shop.env });
  const ended = once(listening, 'exit');
  let shown = '';
  listening.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
  await vi.waitFor(() => expect(shown).toContain('Waiting for events'), patience);
  const { stdout } = await runCommand('trigger', 'settlement.created', 'refund.status_changed');
  await vi.waitFor(() => expect(shown).toMatch(/refund\.status_changed .*→ 204/), patience);
  listening.kill();
  expect(await ended).toEqual([0, null]);
  await receiver.close();
  expect(shown).toMatch(/settlement\.created .*→ 204/);
  const made = receiver.received.map(({ id, body }) => `${JSON.parse(body).type} ${id}\n`);
  expect(stdout).toBe(made.join(''));
  for (const { body, id, signature, timestamp } of receiver.received) {
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    };
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ data: { isTest: true } });
  }
}, 60_000);

// API-484
test.each([
  ['an unknown type', ['trigger', 'invoice.made'], /Unknown: invoice\.made\. The types are/],
  ['no command', [], /^Usage:/],
  ['an address that is none', ['listen', '--forward', 'ftp://a'], /neither a port nor an address/],
])('with %s the command fails in plain words', async (_, args, words) => {
  await expect(runCommand(...args)).rejects.toMatchObject({ stderr: expect.stringMatching(words) });
});

// API-542
test.each([
  ['a secret that is none', {}, ['listen', '--secret', 'abc'], /does not begin with whsec_/],
  ['a secret that is too short', {}, ['listen', '--secret', 'whsec_abc'], /secret .* is too short/],
  ['an id that is none', {}, ['advance', 'abc'], /not valid: path\.id .*\(validation_failed\)/],
  ['too many minutes', {}, ['advance', randomUUID(), '99999'], /\/minutes must be <= 10080/],
  ['a wrong key', { TIYIN_KEY: 'tiyin_x' }, ['listen'], /API key .*\(unauthorized\)/],
  [
    'no server',
    { TIYIN_URL: 'http://127.0.0.1:9' },
    ['listen'],
    /^fetch failed: .*(refused|port)/i,
  ],
  ['no scheme', { TIYIN_URL: '127.0.0.1:4000' }, ['listen'], /is no address that begins with http/],
])('with %s a command says in one line why it fails', async (_, env, args, words) => {
  const stderr = expect.stringMatching(words);
  await expect(runWith(env, ...args)).rejects.toMatchObject({ code: 1, stderr });
});
