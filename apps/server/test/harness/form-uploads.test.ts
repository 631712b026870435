import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedForm } from '@tiyin/api/types';
import type { BuiltApps } from '../../src/http/built-apps.ts';
import { emptyApps } from '../built-apps.ts';
import { merchantServer } from '../callers.ts';
import { openTestApp, testHost, type TestApp } from '../test-app.ts';

const boundary = '----WebKitFormBoundary0123456789abcdef';

let testApp: TestApp;
let port: number;
let formId: string;
beforeAll(async () => {
  const apps: BuiltApps = {
    ...emptyApps,
    renderPaymentForm: () => ({ html: '', status: 503 }),
    answerPlainForm: () => Promise.resolve({ kind: 'page', html: '', status: 200 }),
  };
  testApp = await openTestApp({ apps, isRateLimited: false });
  await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = testApp.app.server.address() as AddressInfo);
  const answer = await merchantServer(testApp.app)({
    method: 'POST',
    url: '/api/merchant/v1/forms',
    headers: { 'idempotency-key': 'uploads' },
    body: {
      terminalId: testApp.shops[0].terminalIds[0],
      type: 'Deposit',
      amount: 1_000_000,
      canChangeAmount: true,
      merchantInvoiceId: 'uploads',
      customer: { externalId: 'u-1' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  ({ formId } = answer.json<CreatedForm>());
});
afterAll(() => testApp.close());

/** Sends the head of a post with a file, and a part of its body. */
async function begin(path: string, length: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${testHost}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n` +
      `Content-Length: ${length}\r\n\r\n--${boundary}\r\n`,
  );
  return socket;
}

async function statusOf(socket: Socket): Promise<number> {
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return Number(String(answer).slice(9, 12));
}

// RUN-206
test.each([
  ['an unknown form', () => `/payment/${'a'.repeat(32)}/plain`, 1_000_000, 404],
  ['a form with more than it takes', () => `/payment/${formId}/plain`, 17_000_000, 413],
])('a post with a file to %s gets %d before its body is sent', async (_, path, length, status) => {
  expect(await statusOf(await begin(path(), length))).toBe(status);
});

// RUN-206
test('an address has two posts with a file under way, and more when they have ended', async () => {
  const path = `/payment/${formId}/plain`;
  const held = [await begin(path, 1_000_000), await begin(path, 1_000_000)];
  await expect.poll(async () => statusOf(await begin(path, 1_000_000))).toBe(429);
  // Another address has its own, until all have too many bytes.
  const others: Socket[] = [];
  for (const address of ['127.0.0.2', '127.0.0.3']) {
    others.push(await begin(path, 15_000_000, address), await begin(path, 15_000_000, address));
  }
  await expect.poll(async () => statusOf(await begin(path, 15_000_000, '127.0.0.4'))).toBe(503);
  for (const socket of [...held, ...others]) socket.destroy();
  const small = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${randomBytes(8).toString('hex')}\r\n--${boundary}--\r\n`,
  );
  const again = async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${testHost}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n` +
        `Content-Length: ${small.length}\r\n\r\n${small.toString()}`,
    );
    return statusOf(socket);
  };
  await expect.poll(again).toBe(200);
});
