import { describe, expect, test } from 'vitest';
import { Tiyin, TiyinProblem } from './index.ts';

type Sent = { readonly method: string; readonly url: string; readonly key: string | null };
type Answer = () => Response | Promise<Response>;

/** A client of a server that gives these responses one after another, and the last one again and again. */
function clientOf(...responses: readonly Answer[]) {
  const sent: Sent[] = [];
  const pauses: number[] = [];
  const call: typeof fetch = async (...given) => {
    const { headers, method, url } = new Request(...given);
    sent.push({ method, url, key: headers.get('idempotency-key') });
    const response = responses[Math.min(sent.length, responses.length) - 1];
    return (await response?.()) ?? Response.error();
  };
  const pause = (ms: number) => Promise.resolve(pauses.push(ms));
  const tiyin = new Tiyin({ apiKey: 'tiyin_x', url: 'https://pay.example/', fetch: call, pause });
  return { tiyin, sent, pauses };
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const problem = (status: number, code: string, headers = {}) =>
  json({ type: 'about:blank', title: 'No', status, code }, { status, headers });
const broken = () => Promise.reject(new Error('the connection broke'));
const cut = () => {
  const body = new ReadableStream({ start: (all) => all.error(new Error('the body broke off')) });
  return new Response(body);
};
const limited = (retryAfter: string) => problem(429, 'rate_limited', { 'retry-after': retryAfter });
const refund = { amount: 1, reason: 'Broken' };
const payout = {
  terminalId: 3,
  amount: 5_000_000,
  merchantInvoiceId: 'p-1',
  customer: { externalId: 'u' },
  paymentMethodName: 'Humo',
  credential: '9860120115551234',
};

describe('retries', () => {
  // API-480
  test('repeat what may pass with the same key, as long after as the server says', async () => {
    const done = json({ invoiceId: 'i' });
    const client = clientOf(limited('7'), problem(503, 'unavailable'), broken, done);
    const { pauses, sent, tiyin } = client;
    await expect(tiyin.createRefund('i', refund)).resolves.toEqual({ invoiceId: 'i' });
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(pauses[0]).toBe(7_000);
    expect(pauses[2]).toBeGreaterThan(pauses[1] ?? Number.NaN);
  });

  // API-480
  test('repeat a response that broke off, and wait until a date', async () => {
    const { pauses, sent, tiyin } = clientOf(
      cut,
      limited('Thu, 01 Jan 1970 00:00:00 GMT'),
      json(5),
    );
    await expect(tiyin.getInvoice('i')).resolves.toBe(5);
    expect(sent).toHaveLength(3);
    expect(pauses[1]).toBe(0);
  });

  // API-480
  test('end after three, or where the server wants longer than a minute', async () => {
    const failing = clientOf(problem(503, 'unavailable'));
    await expect(failing.tiyin.listBalances()).rejects.toMatchObject({ code: 'unavailable' });
    expect(failing.sent).toHaveLength(4);
    const away = clientOf(broken);
    await expect(away.tiyin.getInvoice('i')).rejects.toThrow('the connection broke');
    expect(away.sent).toHaveLength(4);
    const closed = clientOf(limited('3600'));
    await expect(closed.tiyin.getInvoice('i')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(closed.sent).toHaveLength(1);
  });
});

describe('a refusal', () => {
  // API-480
  test('is not repeated, and has its code, its fields and the facts to correct it', async () => {
    const errors = [{ path: '/amount', message: 'Too much' }];
    const limits = [{ paymentMethodName: 'Humo', currency: 'UZS', minAmount: 1, maxAmount: 2 }];
    const body = { title: 'No', code: 'amount_outside_limits', errors, limits, requestId: 'r' };
    const { sent, tiyin } = clientOf(json(body, { status: 422 }));
    const error = await tiyin.createPayout(payout).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TiyinProblem);
    expect(error).toMatchObject({ status: 422, code: body.code, errors, limits });
    expect(error).toMatchObject({ message: 'No: /amount Too much' });
    expect(error).toMatchObject({ requestId: 'r', offeredMethods: [] });
    expect(sent).toHaveLength(1);
  });

  // API-480
  test('by a proxy is a problem, too', async () => {
    const proxy = clientOf(() => new Response('<html>', { status: 404 }));
    const unknown = { code: 'unknown', status: 404, message: 'Tiyin responded with 404' };
    await expect(proxy.tiyin.getInvoice('i')).rejects.toMatchObject(unknown);
  });
});

// API-540
test.each<[string, (tiyin: Tiyin) => Promise<unknown>]>([
  ['an invoice', (tiyin) => tiyin.getInvoice('')],
  ['an invoice to cancel', (tiyin) => tiyin.cancelInvoice('')],
  ['an invoice whose clock is moved', (tiyin) => tiyin.advanceInvoice('')],
  ['a deposit to refund', (tiyin) => tiyin.createRefund('', refund)],
  ['an order', (tiyin) => tiyin.findInvoice('')],
  // A program in JavaScript whose order has no id.
  ['an order of JavaScript', (tiyin) => Reflect.apply(tiyin.findInvoice, tiyin, [])],
  ['an invoice of JavaScript', (tiyin) => Reflect.apply(tiyin.getInvoice, tiyin, [null])],
])('without the id of %s nothing is sent, and no other one is returned', async (_, call) => {
  const { sent, tiyin } = clientOf(json({ items: [{ invoiceId: 'of another order' }] }));
  await expect(call(tiyin)).rejects.toThrow(/^The id of the (invoice|order) is missing/);
  expect(sent).toEqual([]);
});

// API-541
test.each([
  ['no key', { apiKey: '' }, 'The API key is missing'],
  ['a key with a blank', { apiKey: 'tiyin_ x' }, 'The API key has characters that no key has'],
  ['a key in Cyrillic', { apiKey: 'tiyin_ключ' }, 'The API key has characters that no key has'],
  ['no address', { url: '' }, 'The address of Tiyin is missing'],
  ['an address without a scheme', { url: '127.0.0.1:4000' }, /^127.0.0.1:4000 is no address/],
  ['an address of another scheme', { url: 'ftp://pay.example' }, /^ftp:.*is no address/],
])('with %s a client is not made', (_, wrong, message) => {
  expect(() => new Tiyin({ apiKey: 'tiyin_x', url: 'https://pay.example', ...wrong })).toThrow(
    message,
  );
});

// API-481
test('the key of an order is derived from its id, unless another is given', async () => {
  const { sent, tiyin } = clientOf(json({}));
  await tiyin.createPayout(payout);
  await tiyin.createPayout({ ...payout, amount: 2 });
  await tiyin.createPayout({ ...payout, merchantInvoiceId: 'p-2' });
  await tiyin.createPayout(payout, { idempotencyKey: 'mine' });
  await tiyin.createRefund('i', { ...refund, merchantInvoiceId: 'p-1' });
  await tiyin.createRefund('i', refund);
  await tiyin.createRefund('i', refund);
  const [first, same, ...others] = sent.map(({ key }) => key);
  expect(same).toBe(first);
  expect(others[1]).toBe('mine');
  expect(new Set([first, ...others]).size).toBe(6);
});

describe('lists', () => {
  const base = 'https://pay.example/api/merchant/v1';

  // API-482
  test('request one page after another, until there are no more', async () => {
    const pages = [json({ items: [1, 2], next: 'a.b' }), json({ items: [3], next: null })];
    const { sent, tiyin } = clientOf(...pages);
    const found: unknown[] = [];
    for await (const invoice of tiyin.listInvoices({ status: ['DONE', 'ERROR'] })) {
      found.push(invoice);
    }
    expect(found).toEqual([1, 2, 3]);
    expect(sent.map(({ url }) => url)).toEqual([
      `${base}/invoices?status=DONE&status=ERROR&limit=100`,
      `${base}/invoices?status=DONE&status=ERROR&after=a.b&limit=100`,
    ]);
  });

  // API-482
  test('do not request a page that nobody reads', async () => {
    const { sent, tiyin } = clientOf(json({ items: [1, 2], next: 7 }));
    for await (const settlement of tiyin.listSettlements()) {
      expect(settlement).toBe(1);
      break;
    }
    expect(sent).toHaveLength(1);
  });

  // API-482
  test('of events follow their cursor', async () => {
    const { sent, tiyin } = clientOf(
      json({ items: ['a'], next: 5, hasMore: true }),
      json({ items: ['b'], next: 9, hasMore: false }),
    );
    const found: unknown[] = [];
    for await (const event of tiyin.events({ after: 3 })) found.push(event);
    expect(found).toEqual(['a', 'b']);
    expect(sent.map(({ url }) => url)).toEqual([
      `${base}/events?after=3`,
      `${base}/events?after=5`,
    ]);
  });
});

describe('the file of invoices', () => {
  const read = async (file: ReadableStream<Uint8Array>) => new Response(file).text();

  // API-494
  test('comes with its filter, and is opened again after a failure that may pass', async () => {
    const file = () => new Response('id;status\n1;DONE\n');
    const { sent, tiyin } = clientOf(problem(503, 'unavailable'), broken, file);
    const opened = await tiyin.downloadInvoices({ status: ['DONE', 'ERROR'], terminalId: 3 });
    expect(await read(opened)).toBe('id;status\n1;DONE\n');
    expect(sent).toHaveLength(3);
    expect(sent.at(-1)?.url).toBe(
      'https://pay.example/api/merchant/v1/reports/invoices?status=DONE&status=ERROR&terminalId=3',
    );
  });

  // API-494
  test('is refused with the problem, and is an error where it breaks off', async () => {
    const refused = clientOf(problem(403, 'scope_missing'));
    await expect(refused.tiyin.downloadInvoices()).rejects.toBeInstanceOf(TiyinProblem);
    expect(refused.sent).toHaveLength(1);
    const opened = await clientOf(cut).tiyin.downloadInvoices();
    await expect(read(opened)).rejects.toThrow('the body broke off');
  });
});
