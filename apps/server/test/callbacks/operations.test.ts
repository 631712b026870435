import type { CallbackListAnswer } from '@tiyin/api/types';
import { asId, type MerchantId, type TerminalId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKey, auditEntry, job, merchant as shop } from '../../src/db/schema.ts';
import type { CallAnswer, OutgoingCall } from '../../src/outside/call-out.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { type Caller, merchantServer, signIn } from '../callers.ts';
import { toRequest, validRequests } from '../harness/requests.ts';
import type { LiveForm } from '../harness/live-form.ts';
import { openWorld, type World } from '../harness/world.ts';

let world: World;
let merchant: Caller;
let calls: OutgoingCall[];
const taken: CallAnswer = { statusCode: 200, text: 'ok' };
let answer: CallAnswer = taken;

beforeAll(async () => {
  calls = [];
  world = await openWorld({
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve(answer);
    },
  });
  merchant = await signIn(world.app, 'merchant');
});
afterAll(() => world.close());

const list = async (form: Pick<LiveForm, 'invoiceId'>, caller = merchant) =>
  caller({ method: 'GET', url: `/api/v1/merchant/callback?invoiceId=${form.invoiceId}` });
const send = async (form: Pick<LiveForm, 'invoiceId'>, caller = merchant) =>
  caller({
    method: 'POST',
    url: '/api/v1/merchant/callback',
    body: { invoiceId: form.invoiceId },
  });

const hasAddress = async ({ invoiceId }: Pick<LiveForm, 'invoiceId'>) =>
  (await merchant({ method: 'GET', url: `/api/v1/invoice/${invoiceId}` })).json().data
    .hasCallbackAddress;

describe('the callbacks of an invoice', () => {
  // API-32
  it('are listed newest first, with when they were taken', async () => {
    const form = await world.createForm();
    const before = (await list(form)).json<CallbackListAnswer>().data;
    expect(before.map((row) => [row.status, row.invoiceStatus.code, row.executionDate])).toEqual([
      ['WAITING', 'IN_PROGRESS', null],
      ['WAITING', 'NEW', null],
    ]);
    world.clock.advance(1_000);
    await world.runDueJobs();
    const after = (await list(form)).json<CallbackListAnswer>().data;
    const now = world.clock.now().toISOString();
    expect(after.map((row) => [row.id, row.status, row.executionDate])).toEqual(
      before.map(({ id }) => [id, 'EXECUTED', now]),
    );
  });

  // INVOICE-215
  it('list each attempt: its time, its status or error, the start of the response, and the next attempt', async () => {
    const form = await world.createForm();
    const at = world.clock.now().toISOString();
    answer = { statusCode: 500, text: 'Something broke' };
    await world.runDueJobs();
    const [, refused] = (await list(form)).json<CallbackListAnswer>().data;
    expect(refused).toMatchObject({ status: 'SUPERSEDED', nextTryDate: null });
    const [waiting] = (await list(form)).json<CallbackListAnswer>().data;
    expect(waiting).toMatchObject({
      status: 'WAITING',
      tries: [{ time: at, statusCode: 500, error: null, answer: 'Something broke' }],
    });
    expect(Date.parse(waiting?.nextTryDate ?? '')).toBeGreaterThan(world.clock.now().getTime());
    answer = { error: 'ECONNREFUSED' };
    world.clock.advance(10_000);
    await world.runDueJobs();
    answer = taken;
    const [again] = (await list(form)).json<CallbackListAnswer>().data;
    expect(again?.tries.map(({ statusCode, error }) => [statusCode, error])).toEqual([
      [null, 'ECONNREFUSED'],
      [500, null],
    ]);
  });

  // INVOICE-622
  it('show the body as it was signed and sent', async () => {
    const form = await world.createForm();
    calls.length = 0;
    await world.runDueJobs();
    const listed = (await list(form)).json<CallbackListAnswer>().data;
    const sent = new Map(calls.map(({ body, headers }) => [headers['webhook-id'], body]));
    expect(listed.map(({ body }) => body)).toEqual(listed.map(({ id }) => sent.get(id)));
    expect(listed).toHaveLength(2);
  });

  // API-491
  it('keep of a card number in a response the last four digits', async () => {
    const form = await world.createForm();
    answer = { statusCode: 400, text: '{"unknown":"4111 1111 1111 1111"}' };
    await world.runDueJobs();
    answer = taken;
    const [waiting] = (await list(form)).json<CallbackListAnswer>().data;
    expect(waiting?.tries.map((each) => each.answer)).toEqual(['{"unknown":"•••• 1111"}']);
  });

  // INVOICE-46
  it('can be sent again by hand: the current status, in a separate callback, audited', async () => {
    const form = await world.createForm();
    await world.runDueJobs();
    calls.length = 0;
    const sent = await send(form);
    expect(sent.statusCode).toBe(201);
    expect(sent.json().data).toMatchObject({
      type: 'invoice.status_changed',
      status: 'WAITING',
      invoiceStatus: { code: 'IN_PROGRESS' },
      executionDate: null,
      nextTryDate: world.clock.now().toISOString(),
      tries: [],
    });
    await world.runDueJobs();
    expect(calls.map(({ url }) => url)).toEqual(['https://shop.example/callbacks']);
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      type: 'invoice.status_changed',
      data: { status: 'IN_PROGRESS', sequence: 2 },
    });
    expect(calls[0]?.headers['webhook-id']).toBe(sent.json().data.id);
    expect((await list(form)).json().data).toHaveLength(3);
    const audited = await world.context.database.transaction((tx) =>
      tx.select().from(auditEntry).where(eq(auditEntry.action, 'callback.sent_by_hand')),
    );
    expect(audited).toMatchObject([
      {
        actorType: 'staff',
        subject: `invoice:${form.invoiceId}`,
        details: { status: 'IN_PROGRESS' },
      },
    ]);
  });

  it('cannot be sent without an address, and nothing is queued then', async () => {
    await world.context.database.transaction((tx) => tx.update(shop).set({ callbackUrl: null }));
    const request = world.formRequest();
    const { callbackUrl: _, ...body } = request;
    const made = await merchantServer(world.app)({
      ...toRequest('createForm', validRequests.createForm(await world.createForm(), world)),
      body,
    });
    const form = made.json<LiveForm>();
    // OFFICE-933
    expect(await hasAddress(form)).toBe(false);
    expect(await hasAddress(await world.createForm())).toBe(true);
    const sent = await send(form);
    expect(sent.statusCode).toBe(422);
    expect(sent.json()).toMatchObject({ code: 'no_callback_address' });
    expect((await list(form)).json()).toEqual({ data: [] });
    const queued = await world.context.database.transaction((tx) =>
      tx
        .select()
        .from(job)
        .where(eq(job.key, `callback.deliver:${form.invoiceId}`)),
    );
    expect(queued).toEqual([]);
  });

  it('are not there for people of another merchant', async () => {
    const [, second] = world.shops;
    const key = 'tiyin_key_of_the_second_merchant';
    await world.context.database.transaction((tx) =>
      tx.insert(apiKey).values({
        merchantId: second?.merchantId ?? asId<MerchantId>(0),
        tokenHash: hashToken(key),
        createdAt: world.clock.now(),
      }),
    );
    const body = world.formRequest({ terminalId: second?.terminalIds[0] ?? asId<TerminalId>(0) });
    const made = await merchantServer(
      world.app,
      key,
    )({
      method: 'POST',
      url: '/api/merchant/v1/forms',
      headers: { 'idempotency-key': body.merchantInvoiceId },
      body,
    });
    const foreign = made.json<LiveForm>();
    expect((await list(foreign)).statusCode).toBe(404);
    expect((await send(foreign)).statusCode).toBe(404);
    const operator = await signIn(world.app, 'operator');
    expect((await list(foreign, operator)).json().data).toHaveLength(1);
  });
});

describe('the callback address of a form', () => {
  it.each(['http://', 'https://shop.example:99999/', 'http://[::1/', 'http://a b'])(
    'is refused where it is none: %s',
    async (callbackUrl) => {
      const body = world.formRequest({ callbackUrl });
      const answered = await merchantServer(world.app)({
        method: 'POST',
        url: '/api/merchant/v1/forms',
        headers: { 'idempotency-key': body.merchantInvoiceId },
        body,
      });
      expect([400, 422]).toContain(answered.statusCode);
      expect(answered.json().errors).toMatchObject([{ path: '/callbackUrl' }]);
    },
  );
});
