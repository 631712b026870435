import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ticket } from '@tiyin/api/types';
import { receiptSizeLimit } from '@tiyin/domain/tickets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, signIn, stranger } from '../callers.ts';
import type { LiveForm } from '../harness/live-form.ts';
import { type World, openWorld } from '../harness/world.ts';
import { receiptFile } from '../harness/follow-up.ts';

let world: World;
let customer: Caller;
let operator: Caller;
let origin: string;
let form: LiveForm;
beforeAll(async () => {
  world = await openWorld();
  customer = stranger(world.app);
  operator = await signIn(world.app, 'operator');
  origin = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  form = await world.createForm();
});
afterAll(() => world.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
const jpeg = Buffer.from('ffd8ffc0000b080001000101011100ffd9', 'hex');
const pdf = Buffer.from(receiptFile);

const openTicket = async (): Promise<number> => {
  const { formId, supportCode } = form;
  const url = `/api/payments/form/${formId}/ticket`;
  const body = { formId, supportCode, description: 'I paid and nothing came' };
  return (await customer({ method: 'POST', url, body })).json().id;
};

const attach = (body: Buffer | string) =>
  customer({
    method: 'POST',
    url: `/api/payments/form/${form.formId}/ticket/receipt`,
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });

const tickets = async () => {
  const url = `/api/v1/merchant/support/${form.invoiceId}`;
  return (await operator({ method: 'GET', url })).json().data;
};

/** The status of a receipt that is sent over a connection, in bytes of zero. */
const sendOver = (agent: Agent, size: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const url = new URL(`/api/payments/form/${form.formId}/ticket/receipt`, origin);
    const headers = { 'content-type': 'application/octet-stream', 'content-length': size };
    const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject);
    sent.end(Buffer.alloc(size));
  });

// INVOICE-240
test('a receipt that is too large does not hold up what follows on its connection', async () => {
  await openTicket();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await sendOver(agent, receiptSizeLimit + 1024 * 1024)).toBe(413);
  expect(await sendOver(agent, 20)).toBe(422);
  agent.destroy();
});

// RUN-490
test('a receipt that breaks off is none, and leaves no error in the log', async () => {
  await openTicket();
  const accepted = once(world.app.server, 'request');
  const url = new URL(`/api/payments/form/${form.formId}/ticket/receipt`, origin);
  const headers = { 'content-type': 'application/octet-stream', 'content-length': 1000 };
  const sent = request(url, { method: 'POST', headers });
  sent.on('error', () => undefined);
  sent.write(png.subarray(0, 20));
  const [{ socket: theirs }] = (await accepted) as [IncomingMessage];
  const closed = new Promise((resolve) => {
    theirs.on('close', resolve);
  });
  await pause(100);
  sent.destroy();
  await closed;
  await pause(100);
  expect(world.loggedErrors).toEqual([]);
  expect((await tickets()).filter(({ receipt }: Ticket) => receipt !== undefined)).toEqual([]);
});

// INVOICE-240
describe('a receipt', () => {
  test.each([
    ['image/png', png],
    ['image/webp', webp],
    ['image/jpeg', jpeg],
    ['application/pdf', pdf],
  ])('may be %s by its content, and is attached once', async (mediaType, bytes) => {
    const id = await openTicket();
    const answer = await attach(bytes);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ id, hasReceipt: true });
    expect((await attach(bytes)).statusCode).toBe(201);
    const other = await attach(`${receiptFile}other\n%%EOF`);
    expect([other.statusCode, other.json().code]).toEqual([409, 'receipt_attached']);
    expect(await tickets()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, receipt: { mediaType, size: bytes.length } }),
      ]),
    );
  });

  test.each([
    ['is too large', Buffer.alloc(receiptSizeLimit + 1), 413, 'payload_too_large'],
    ['is a page', '<html><script>alert(1)</script></html>', 422, 'receipt_type'],
    ['is empty', '', 422, 'receipt_type'],
    ['is a GIF', 'GIF89a', 422, 'receipt_type'],
    ['is an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>', 422, 'receipt_type'],
    ['is an archive', 'PK\u0003\u0004%PDF-1.7 %%EOF', 422, 'receipt_type'],
    ['is a page with a PDF in it', '<script>a()</script>%PDF-1.7 %%EOF', 422, 'receipt_type'],
    [
      'is a PNG with a page behind it',
      Buffer.concat([png, Buffer.from('<html>')]),
      422,
      'receipt_damaged',
    ],
    ['is cut off', png.subarray(0, 40), 422, 'receipt_damaged'],
    ['is a PDF without its end', '%PDF-1.7 and nothing', 422, 'receipt_damaged'],
  ])('that %s is refused, and nothing is kept', async (_, bytes, status, code) => {
    await openTicket();
    const refused = await attach(bytes);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect((await attach(pdf)).statusCode).toBe(201);
  });

  test('needs an open ticket of the customer', async () => {
    const without = await attach(pdf);
    expect([without.statusCode, without.json().code]).toEqual([409, 'ticket_decided']);
    const ticketId = await openTicket();
    const url = '/api/v1/merchant/support/approve';
    await operator({ method: 'POST', url, body: { ticketId } });
    expect((await attach(pdf)).json()).toMatchObject({ code: 'ticket_decided' });
  });
});

// INVOICE-242
test('a receipt reaches staff as a download that no browser shows, and audited', async () => {
  const id = await openTicket();
  await attach(png);
  const url = `/api/v1/merchant/support/ticket/${id}/receipt`;
  const file = await operator({ method: 'GET', url });
  expect(file.statusCode, file.body).toBe(200);
  expect(file.rawPayload.equals(png)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="receipt-${id}.png"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await stranger(world.app)({ method: 'GET', url })).statusCode).toBe(401);
  const viewer = await signIn(world.app, 'viewer');
  expect((await viewer({ method: 'GET', url })).statusCode).toBe(403);
  const other = `/api/v1/merchant/support/ticket/${form.ticketId}/receipt`;
  expect((await operator({ method: 'GET', url: other })).statusCode).toBe(404);
});

// INVOICE-241
test.each(['approve', 'reject'])('the answer to %s a ticket is on its form', async (decision) => {
  const ticketId = await openTicket();
  const url = `/api/v1/merchant/support/${decision}`;
  const short = { ticketId, answer: ' a ' };
  expect((await operator({ method: 'POST', url, body: short })).statusCode).toBe(422);
  const body = { ticketId, answer: '  We found your money  ' };
  const decided = await operator({ method: 'POST', url, body });
  expect(decided.json().data).toMatchObject({ answer: 'We found your money' });
  const moved = { invoiceId: form.invoiceId, statusId: 6, reason: 'The bank shows it' };
  await operator({ method: 'PATCH', url: '/api/v1/invoice/status', body: moved });
  for (const path of ['init', 'status']) {
    const seen = { method: 'POST', url: `/api/payments/form/${form.formId}/${path}` } as const;
    const answer = await customer(seen);
    expect(answer.json()).toMatchObject({ ticket: { answer: 'We found your money' } });
  }
});

// FORM-420
test('a receipt of a request to return money is beside that of a ticket, and staff see it', async () => {
  const { formId, supportCode } = world.followUp;
  const post = (path: string, body: object) =>
    customer({ method: 'POST', url: `/api/payments/form/${formId}/${path}`, body });
  const attachTo = (kind: string) =>
    customer({
      method: 'POST',
      url: `/api/payments/form/${formId}/ticket/receipt?kind=${kind}`,
      headers: { 'content-type': 'application/octet-stream' },
      body: png,
    });
  expect((await attachTo('RETURN')).json()).toMatchObject({ code: 'ticket_decided' });
  await post('return', { formId, supportCode, credential: '9860120115551234' });
  expect((await post('status', {})).json().moneyReturn).not.toHaveProperty('hasReceipt');
  const attached = await attachTo('RETURN');
  expect(attached.statusCode, attached.body).toBe(201);
  expect((await post('status', {})).json()).toMatchObject({
    moneyReturn: { status: 'REQUESTED', hasReceipt: true },
    ticket: { hasReceipt: true },
  });
  const { invoiceId } = (await post('init', {})).json();
  const url = `/api/v1/merchant/support/${invoiceId}`;
  const listed = (await operator({ method: 'GET', url })).json().data;
  const receipts = listed.flatMap(({ receipt }: Ticket) => receipt?.mediaType ?? []);
  expect(receipts.toSorted()).toEqual(['application/pdf', 'image/png']);
});

// FORM-271
test('a request to return money is approved with transfer.confirm alone, and with the amount that stands', async () => {
  const { formId, supportCode } = world.followUp;
  const body = { formId, supportCode, credential: '9860120115551234' };
  const url = `/api/payments/form/${formId}/return`;
  const requested = await customer({ method: 'POST', url, body });
  expect(requested.statusCode, requested.body).toBe(201);
  const { invoiceId } = (
    await customer({ method: 'POST', url: `/api/payments/form/${formId}/init` })
  ).json();
  const list = { method: 'GET', url: `/api/v1/merchant/support/${invoiceId}` } as const;
  const [ticket] = (await operator(list)).json().data;
  expect(ticket.moneyReturn).toMatchObject({
    amount: 50_000,
    payeeLastFour: '1234',
    payee: '9860120115551234',
  });
  const support = await signIn(world.app, 'support');
  const [masked] = (await support(list)).json().data;
  expect(masked.moneyReturn).not.toHaveProperty('payee');
  const approve = { method: 'POST', url: '/api/v1/merchant/support/approve' } as const;
  const right = { ticketId: ticket.id, amount: 50_000 };
  expect((await support({ ...approve, body: right })).statusCode).toBe(403);
  const unnamed = await operator({ ...approve, body: { ticketId: ticket.id } });
  expect(unnamed.json().errors).toMatchObject([{ path: '/amount' }]);
  const wrong = await operator({ ...approve, body: { ...right, amount: 40_000 } });
  expect(wrong.json()).toMatchObject({ code: 'conflict', current: { id: ticket.id } });
  const approved = await operator({ ...approve, body: right });
  expect(approved.json().data).toMatchObject({ status: { code: 'SOLVED' } });
});
