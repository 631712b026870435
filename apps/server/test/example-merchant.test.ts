import { spawn } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeForm, initForm, requestFormCredential } from '@tiyin/api/calls/form';
import { createClient } from '@tiyin/api/client';
import { supportCode } from '@tiyin/domain/requisites';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invoice } from '../src/db/schema.ts';
import { type ExampleShop, addressOf, openExampleShop, startExample } from './example-shop.ts';
import { testHost } from './test-app.ts';

let shop: ExampleShop;
beforeAll(async () => {
  shop = await openExampleShop();
});
afterAll(() => shop.close());

/** Sends one of the shop's forms, as a browser does. */
function submit(path: string, fields: Record<string, string> = {}, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(new URL(path, shop.url), { method: 'POST', body, headers, redirect: 'manual' });
}

/** Sends a form that is taken; answers where the shop sends its person. */
async function order(path: string, fields: Record<string, string>): Promise<string> {
  const answer = await submit(path, fields);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

// API-17
const deposit = (amount: string) => order('/deposits', { amount });
const payee = { paymentMethodName: 'Humo', credential: '9860 0000 0000 0018' };
const payout = (amount: string) => order('/payouts', { amount, ...payee });

/** The customer's browser on the payment form. */
async function openForm(url: string) {
  const client = createClient({ baseUrl: shop.tiyinUrl });
  const formId = new URL(url).pathname.split('/').at(-1) ?? '';
  const init = await initForm(client, { formId });
  return {
    init,
    async pay(): Promise<string> {
      const hmac = (key: string, message: string) =>
        createHmac('sha256', key).update(message).digest('hex');
      const code = await supportCode(hmac, formId, init.verficationKey);
      const paymentMethodId = init.methods[0]?.id ?? 0;
      const choice = { formId, amount: init.amount, paymentMethodId, supportCode: code };
      const { credentials } = await requestFormCredential(client, { formId, body: choice });
      const said = { formId, credential: credentials?.value ?? '' };
      return (await completeForm(client, { formId, body: said })).successUrl;
    },
  };
}

async function page(path: string): Promise<string> {
  return (await fetch(new URL(path, shop.url))).text();
}

/** The status on the page of an order, as returned by Tiyin. */
async function shownAt(path: string): Promise<string | undefined> {
  return /data-status="(\w+)"/.exec(await page(path))?.[1];
}

/** The callbacks on the page of an order, each as its sequence and status. */
async function shownCallbacks(path: string): Promise<string[]> {
  const items = (await page(path)).matchAll(/<li value="(\d+)" data-callback="(\w+)">/g);
  return [...items].map(([, sequence, status]) => `${sequence} ${status}`);
}

async function passSeconds(seconds: number): Promise<void> {
  shop.tiyin.clock.advance(seconds * 1_000);
  await shop.tiyin.runDueJobs();
}

const countInvoices = () => shop.tiyin.context.database.transaction((tx) => tx.$count(invoice));

describe('a deposit', () => {
  it('is ordered, paid on the form, and shown as paid to the customer who comes back', async () => {
    expect(await page('/')).toContain('action="/deposits"');
    const url = await deposit('50000');
    expect(url).toMatch(new RegExp(`^http://${testHost}/payment/[\\w-]{22,}$`));
    const form = await openForm(url);
    expect(form.init).toMatchObject({ amount: 5_000_000, type: 'Deposit', canChangeAmount: false });
    expect(await shownAt(form.init.successUrl)).toBe('NEW');
    const back = await form.pay();
    expect(await shownAt(back)).toBe('PENDING');
    await passSeconds(3);
    expect(await shownAt(back)).toBe('DONE');
    expect(await page(back)).not.toContain('http-equiv="refresh"');
  });

  it('that was refused is shown as that: to come back by the success address proves nothing', async () => {
    const form = await openForm(await deposit('50000.01'));
    const back = await form.pay();
    await passSeconds(3);
    expect(await shownAt(back)).toBe('DECLINED');
  });

  it('is canceled by its customer, twice if they like', async () => {
    const { init } = await openForm(await deposit('60000'));
    const { pathname } = new URL(init.cancelUrl);
    for (const time of ['first', 'second']) {
      expect((await submit(`${pathname}/cancel`)).headers.get('location'), time).toBe(pathname);
      expect(await shownAt(pathname), time).toBe('CANCELED');
    }
  });

  it('that was paid is not canceled', async () => {
    const form = await openForm(await deposit('70000'));
    const back = await form.pay();
    expect((await submit(`${new URL(back).pathname}/cancel`)).status).toBe(303);
    expect(await shownAt(back)).toBe('PENDING');
  });

  it('is made once though its first two answers are lost', async () => {
    const before = await countInvoices();
    shop.lose(2);
    const url = await deposit('80000');
    expect(await countInvoices()).toBe(before + 1);
    expect((await openForm(url)).init.amount).toBe(8_000_000);
  });

  it.each([
    ['no number', 'a lot', 'Type an amount, like 50000 or 50000.00.'],
    ['too much', '999999999', 'The amount is outside the limits of the terminal'],
  ])('of %s is refused at the field, with what was typed', async (_, amount, words) => {
    const before = await countInvoices();
    const answer = await submit('/deposits', { amount });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`id="deposit-amount-error">${words}<`);
    expect(html).toContain(`value="${amount}"`);
    expect(await countInvoices()).toBe(before);
  });
});

describe('a payout', () => {
  // API-20
  it('is on its way at once, and paid out when the sandbox says so', async () => {
    const orderPage = await payout('20000');
    expect(orderPage).toMatch(/^\/orders\/[\w-]{36}$/);
    expect(await shownAt(orderPage)).toBe('IN_PROGRESS');
    await passSeconds(3);
    expect(await shownAt(orderPage)).toBe('DONE');
    expect(await page(orderPage)).toContain('Paid out.');
    expect(await shownCallbacks(orderPage)).toEqual([
      '1 NEW',
      '2 IN_PROGRESS',
      '4 PAYED',
      '5 DONE',
    ]);
  });

  it('that the sandbox refuses says that the money is back', async () => {
    const orderPage = await payout('20000.01');
    await passSeconds(3);
    expect(await page(orderPage)).toContain('The money is back in the balance.');
  });

  it('of more than the balance is refused in plain words, and nothing is made', async () => {
    const before = await countInvoices();
    const answer = await submit('/payouts', { amount: '99999999', ...payee });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(
      '<p role="alert">The balance is too small for this amount and its fee. Nothing was paid out.</p>',
    );
    expect(await countInvoices()).toBe(before);
  });

  it.each([
    ['a wrong card', { credential: '9860 <12>' }, 'credential', 'A number has digits only'],
    [
      'a method that is not offered',
      { paymentMethodName: 'Uzs' },
      'paymentMethodName',
      'The terminal does not offer this method',
    ],
    ['too little', { amount: '1' }, 'amount', 'The amount is outside the limits of the terminal'],
    ['no amount', { amount: '' }, 'amount', 'Type an amount, like 50000 or 50000.00.'],
    ['a card that is none', { credential: '9'.repeat(65) }, 'credential', 'must NOT have more'],
  ])('with %s is refused at the field, with what was typed', async (_, typed, field, words) => {
    const before = await countInvoices();
    const answer = await submit('/payouts', { amount: '20000', ...payee, ...typed });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`id="payout-${field}-error">${words}`);
    expect(html).toContain(`aria-describedby="payout-${field}-error"`);
    expect(html).not.toContain('<12>');
    expect(await countInvoices()).toBe(before);
  });

  it('whose responses are all lost waits, and is made once when the request is repeated', async () => {
    const before = await countInvoices();
    shop.lose(4);
    const orderPage = await payout('30000');
    expect(await shownAt(orderPage)).toBe('unanswered');
    await passSeconds(0);
    expect(await shownCallbacks(orderPage)).toEqual(['1 NEW', '2 IN_PROGRESS']);
    for (const time of ['first', 'second']) {
      const again = await submit(`${orderPage}/again`);
      expect(again.headers.get('location'), time).toBe(orderPage);
      expect(await shownAt(orderPage), time).toBe('IN_PROGRESS');
    }
    expect(await countInvoices()).toBe(before + 1);
  });

  it.each(['cross-site', 'same-site'])('that a %s page sends is refused', async (from) => {
    const fields = { amount: '20000', ...payee };
    const answer = await submit('/payouts', fields, { 'sec-fetch-site': from });
    expect(answer.status).toBe(403);
  });
});

describe('callbacks', () => {
  /** A new payout's page and id, and its callbacks as they came. */
  async function makePayout() {
    const first = shop.calls.length;
    const orderPage = await payout('40000');
    await passSeconds(0);
    const calls = shop.calls.slice(first);
    const last = calls.at(-1);
    if (!last) throw new Error('no callback was sent');
    const { data, ...envelope } = JSON.parse(last.body);
    const body = (status: string, sequence: number, others = {}) =>
      JSON.stringify({ ...envelope, ...others, data: { ...data, status, sequence } });
    return { orderPage, last, body, known: ['1 NEW', '2 IN_PROGRESS'] };
  }

  async function send(headers: Readonly<Record<string, string>>, body: string) {
    return fetch(new URL('/callbacks', shop.url), { method: 'POST', headers, body });
  }

  const now = () => new Date();
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

  it('show every status of a deposit, on its page and in the list', async () => {
    const back = await (await openForm(await deposit('90000'))).pay();
    await passSeconds(0);
    expect(await page(back)).toContain('http-equiv="refresh"');
    await passSeconds(3);
    expect(await shownCallbacks(back)).toEqual([
      '1 NEW',
      '2 IN_PROGRESS',
      '3 PENDING',
      '4 PAYED',
      '5 DONE',
    ]);
    const id = new URL(back).pathname.split('/').at(-1);
    expect(await page('/')).toContain(`deposit ${id}</a> DONE`);
  });

  it('that come a second time are taken and change nothing', async () => {
    const { orderPage, last, known } = await makePayout();
    expect(await shownCallbacks(orderPage)).toEqual(known);
    expect((await send(last.headers, last.body)).status).toBe(204);
    expect(await shownCallbacks(orderPage)).toEqual(known);
    const id = last.headers['webhook-id'] ?? '';
    expect((await send(shop.sign(id, last.body, now()), last.body)).status).toBe(204);
    expect(await shownCallbacks(orderPage)).toEqual(known);
  });

  it('that are older than what is known are taken and change nothing', async () => {
    const { orderPage, body, known } = await makePayout();
    const deliver = async (text: string) =>
      (await send(shop.sign(randomUUID(), text, now()), text)).status;
    expect(await deliver(body('DONE', 4))).toBe(204);
    expect(await deliver(body('PAYED', 3))).toBe(204);
    expect(await shownCallbacks(orderPage)).toEqual([...known, '4 DONE']);
    expect(await page('/')).toMatch(/payout [\w-]+<\/a> DONE/);
    // A callback that a person repeats has the sequence of the latest event.
    expect(await deliver(body('DONE', 4))).toBe(204);
    expect(await shownCallbacks(orderPage)).toEqual([...known, '4 DONE', '4 DONE']);
  });

  it('of no order of the shop are taken, so that they are not sent for a day', async () => {
    const { body } = await makePayout();
    const text = body('DONE', 4).replace(/("merchantInvoiceId":)"[^"]*"/, '$1"another"');
    expect((await send(shop.sign(randomUUID(), text, now()), text)).status).toBe(204);
  });

  it('of a type that the shop does not know are taken and change nothing', async () => {
    const { orderPage, body, known } = await makePayout();
    const text = body('DONE', 4, { type: 'invoice.archived' });
    expect((await send(shop.sign(randomUUID(), text, now()), text)).status).toBe(204);
    expect(await shownCallbacks(orderPage)).toEqual(known);
  });

  it('with one fitting signature among several are taken', async () => {
    const { orderPage, body, known } = await makePayout();
    const text = body('DONE', 4);
    const headers = shop.sign(randomUUID(), text, now());
    const several = `v1,AAAA v1a,${Buffer.alloc(64).toString('base64')} ${headers['webhook-signature']}`;
    const answer = await send({ ...headers, 'webhook-signature': several }, text);
    expect(answer.status).toBe(204);
    expect(await shownCallbacks(orderPage)).toEqual([...known, '4 DONE']);
  });

  describe('are refused and change nothing', () => {
    type Signed = { readonly headers: Record<string, string>; readonly body: string };

    async function expectRefused(change: (signed: Signed) => Signed, at = now()) {
      const { orderPage, body, known } = await makePayout();
      const text = body('DONE', 4);
      const signed = { headers: shop.sign(randomUUID(), text, at), body: text };
      const changed = change(signed);
      const answer = await send(changed.headers, changed.body);
      expect(answer.status).toBe(401);
      expect(await shownCallbacks(orderPage)).toEqual(known);
      return answer.text();
    }

    const unsigned = 'No signature of the webhook is by this key.';
    const late = 'The webhook was not signed in the last 300 seconds.';

    it.each<[string, (signed: Signed) => Signed]>([
      ['one byte of the body', (call) => ({ ...call, body: call.body.replace('DONE', 'DONF') })],
      ['the end of the body', (call) => ({ ...call, body: `${call.body} ` })],
      ['the body to none', (call) => ({ ...call, body: '' })],
      ['the id', (call) => withHeader(call, 'webhook-id', randomUUID())],
      ['the time', (call) => withHeader(call, 'webhook-timestamp', '1')],
      ['the signature', (call) => withHeader(call, 'webhook-signature', 'v1a,AAAA')],
      ['the kind of signature', (call) => changeHeader(call, 'webhook-signature', /v1a/, 'v1')],
      ['the signature to text', (call) => withHeader(call, 'webhook-signature', 'let me in')],
      ['the headers to none', ({ body }) => ({ headers: {}, body })],
    ])('with %s changed', async (_, change) => {
      expect(await expectRefused(change)).toBe(unsigned);
    });

    it('where another key signed them', async () => {
      const { privateKey } = generateKeyPairSync('ed25519');
      const forge = ({ headers, body }: Signed): Signed => {
        const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
        const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
        return { headers: { ...headers, 'webhook-signature': `v1a,${signature}` }, body };
      };
      expect(await expectRefused(forge)).toBe(unsigned);
    });

    it.each([
      ['ago', 310],
      ['ahead', -310],
    ])('where they were signed over five minutes %s', async (_, seconds) => {
      expect(await expectRefused((call) => call, secondsAgo(seconds))).toBe(late);
    });

    function withHeader({ headers, body }: Signed, name: string, value: string): Signed {
      return { headers: { ...headers, [name]: value }, body };
    }

    function changeHeader(call: Signed, name: string, from: RegExp, to: string): Signed {
      return withHeader(call, name, (call.headers[name] ?? '').replace(from, to));
    }
  });

  it('longer than any that Tiyin sends are not read to their end', async () => {
    expect((await send({}, 'a'.repeat(70_000))).status).toBe(413);
  });
});

describe('the shop', () => {
  it('has no page for an order that is not there', async () => {
    expect((await fetch(new URL('/orders/1', shop.url))).status).toBe(404);
    expect((await fetch(new URL('/elsewhere', shop.url))).status).toBe(404);
  });

  const ofAnotherKind = generateKeyPairSync('x25519').publicKey;

  it.each([
    ['no API key', { TIYIN_KEY: '' }, /^Set TIYIN_KEY to the merchant's API key: /],
    ['no public key', { TIYIN_PUBLIC_KEY: '' }, /^Set TIYIN_PUBLIC_KEY to the merchant's public k/],
    ['half a public key', { TIYIN_PUBLIC_KEY: 'MCowBQYDK2VwAyEA' }, /^TIYIN_PUBLIC_KEY is not a p/],
    [
      'a key of another kind',
      {
        TIYIN_PUBLIC_KEY: ofAnotherKind.export({ type: 'spki', format: 'der' }).toString('base64'),
      },
      /^TIYIN_PUBLIC_KEY is not a public key/,
    ],
  ])('does not open with %s, and says so in one sentence', async (_, env, sentence) => {
    const { code, stdout, stderr } = await startExample({ ...shop.env, ...env }).ended;
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  it('does not open on a port that is in use, and says so in one sentence', async () => {
    const { code, stderr } = await startExample({ ...shop.env, PORT: new URL(shop.url).port })
      .ended;
    expect(stderr).toMatch(/^The shop cannot open: listen EADDRINUSE.*\n$/);
    expect(code).toBe(1);
  });

  it('with the public key of another merchant says of each callback that the key does not fit', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const other = startExample({ ...shop.env, TIYIN_PUBLIC_KEY: key });
    const url = new URL('/callbacks', await addressOf(other));
    const headers = shop.sign(randomUUID(), '{}', new Date());
    expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(401);
    other.child.kill();
    expect((await other.ended).stderr).toBe(
      'A callback was refused. No signature of the webhook is by this key.\n',
    );
  });
});

describe('the program of the quick start', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const guide = readFileSync(`${root}docs/quick-start.md`, 'utf8');
  const [, program = ''] = /```js\n(.*?)```/s.exec(guide) ?? [];

  /** Starts it beside the packages of this repository; resolves to its printed text. */
  function start() {
    const env = { ...process.env, ...shop.env, PORT: '0' };
    const args = ['--input-type=module', '--eval', program];
    const child = spawn(process.execPath, args, { cwd: root, env });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (more: string) => (text += more));
    const printed = (words: string) =>
      vi.waitFor(() => expect(text).toContain(words), { timeout: 20_000, interval: 20 });
    return { child, printed, text: () => text };
  }

  // API-486
  it('runs as it is written, verifies each callback of a paid deposit, and refuses a forged one', async () => {
    const { child, printed, text } = start();
    await printed('Pay here: ');
    const [, url = ''] = /Pay here: (\S+)/.exec(text()) ?? [];
    const form = await openForm(url);
    await form.pay();
    await passSeconds(0);
    await passSeconds(3);
    for (const status of ['NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE']) {
      await printed(`Verified: invoice.status_changed ${status}\n`);
      expect(guide).toContain(`Verified: invoice.status_changed ${status}`);
    }
    const callbacks = new URL('/callbacks', form.init.successUrl);
    expect((await fetch(callbacks, { method: 'POST', body: '{}' })).status).toBe(401);
    await printed('Refused: No signature of the webhook is by this key.');
    child.kill();
    await once(child, 'exit');
  }, 60_000);
});
