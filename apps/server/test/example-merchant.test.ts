import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { completeForm, initForm, requestFormCredential } from '@tiyin/api/calls/form';
import { createClient } from '@tiyin/api/client';
import { supportCode } from '@tiyin/domain/requisites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoice } from '../src/db/schema.ts';
import { openTestApp, type TestApp, testHost } from './test-app.ts';

const main = fileURLToPath(new URL('../../../examples/merchant/server.mjs', import.meta.url));

let tiyin: TestApp;
let tiyinUrl: string;
let line: Server;
/** How many answers are still to be lost on their way to the shop. */
let toLose = 0;
let child: ChildProcess;
let shop: string;

beforeAll(async () => {
  tiyin = await openTestApp();
  tiyinUrl = await tiyin.app.listen({ host: '127.0.0.1', port: 0 });
  line = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const { authorization, 'content-type': type, 'idempotency-key': key } = request.headers;
      const headers = Object.entries({
        authorization,
        'content-type': type,
        'idempotency-key': key,
      });
      const body = await text(request);
      const answer = await fetch(`${tiyinUrl}${url}`, {
        method,
        headers: headers.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
        ...(body !== '' && { body }),
      });
      const said = await answer.text();
      if (toLose > 0) {
        toLose -= 1;
        request.socket.destroy();
      } else response.writeHead(answer.status).end(said);
    })();
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const port = typeof address === 'object' ? address?.port : address;
  child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      TIYIN_URL: `http://127.0.0.1:${port}`,
      TIYIN_TERMINAL_ID: String(tiyin.shops[0].terminalIds[0]),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shop = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
    child.stdout?.once('data', (said: Buffer) =>
      resolve(/http:\S+/.exec(said.toString())?.[0] ?? ''),
    );
  });
});
afterAll(async () => {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  line.close();
  await tiyin.close();
});

/** Sends one of the shop's forms, as a browser does. */
function submit(path: string, fields: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${shop}${path}`, { method: 'POST', body, redirect: 'manual' });
}

/** Orders in the shop; answers where it sends its customer. */
async function order(amount: string): Promise<string> {
  const answer = await submit('/orders', { amount });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

/** The customer's browser on the payment form. */
async function openForm(url: string) {
  const client = createClient({ baseUrl: tiyinUrl });
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

/** The status that a page of the shop shows. */
async function shownAt(url: string): Promise<string | undefined> {
  return /data-status="(\w+)"/.exec(await (await fetch(url)).text())?.[1];
}

async function passSeconds(seconds: number): Promise<void> {
  tiyin.clock.advance(seconds * 1_000);
  await tiyin.runDueJobs();
}

test('a customer orders, pays on the form, comes back and sees the order paid', async () => {
  expect(await (await fetch(shop)).text()).toContain('action="/orders"');
  const url = await order('50000');
  expect(url).toMatch(new RegExp(`^http://${testHost}/payment/[\\w-]{22,}$`));
  const form = await openForm(url);
  expect(form.init).toMatchObject({ amount: 5_000_000, type: 'Deposit', canChangeAmount: false });
  expect(await shownAt(form.init.successUrl)).toBe('NEW');
  const back = await form.pay();
  expect(await shownAt(back)).toBe('PENDING');
  await passSeconds(3);
  expect(await shownAt(back)).toBe('DONE');
  expect(await (await fetch(back)).text()).not.toContain('http-equiv="refresh"');
});

test('coming back by the success address proves nothing: a refused deposit is shown as that', async () => {
  const form = await openForm(await order('50000.01'));
  const back = await form.pay();
  await passSeconds(3);
  expect(await shownAt(back)).toBe('DECLINED');
});

test('a customer cancels, twice if they like', async () => {
  const { init } = await openForm(await order('60000'));
  const { pathname } = new URL(init.cancelUrl);
  for (const time of ['first', 'second']) {
    expect((await submit(`${pathname}/cancel`)).headers.get('location'), time).toBe(pathname);
    expect(await shownAt(init.cancelUrl), time).toBe('CANCELED');
  }
});

test('to cancel after having paid changes nothing', async () => {
  const form = await openForm(await order('70000'));
  const back = await form.pay();
  expect((await submit(`${new URL(back).pathname}/cancel`)).status).toBe(303);
  expect(await shownAt(back)).toBe('PENDING');
});

test('an answer that is lost on its way makes no second deposit', async () => {
  const count = () => tiyin.context.database.transaction((tx) => tx.$count(invoice));
  const before = await count();
  toLose = 2;
  const url = await order('80000');
  expect(toLose).toBe(0);
  expect(await count()).toBe(before + 1);
  expect((await openForm(url)).init.amount).toBe(8_000_000);
});

test.each([
  ['no number', 'a lot', 'Type an amount'],
  ['more than the limits take', '999999999', 'The amount is outside the limits'],
])('an amount that is %s is refused in words', async (_, amount, words) => {
  const answer = await submit('/orders', { amount });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words);
});

test('an order that is not there is not found', async () => {
  expect((await fetch(`${shop}/orders/1`)).status).toBe(404);
  expect((await fetch(`${shop}/elsewhere`)).status).toBe(404);
});
