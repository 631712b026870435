import type { ServerResponse } from 'node:http';
import { callbackRetryDelayMs } from '@tiyin/domain/callbacks';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCallCaps } from '../../src/jobs/call-caps.ts';
import { beginNextCall } from '../../src/background/due-jobs.ts';
import { anyAddress, publicAddresses } from '../../src/outside/address-rules.ts';
import { createCallOut } from '../../src/outside/call-out.ts';
import { runDeadline } from '../../src/payments/invoices/expire.ts';
import { killedAfter } from '../killed-after.ts';
import type { Shop } from '../payments/shop.ts';
import {
  type Deposit,
  type TestSystem,
  minute,
  openTestSystem,
  second,
} from '../payments/test-system.ts';
import { runNextCall } from '../test-app.ts';
import { type Receiver, answers, hangs, isSigned, openReceiver, takes } from './receiver.ts';

const beginCallback = (context: Parameters<typeof beginNextCall>[0]) =>
  beginNextCall(context, { lane: 'call', caps: createCallCaps(4) });

let system: TestSystem;
let receiver: Receiver;
let shop: Shop;
beforeAll(async () => {
  system = await openTestSystem({ callOut: createCallOut({ isAllowed: anyAddress }) });
});
beforeEach(async () => {
  receiver = await openReceiver();
  shop = await system.shop({ callbackUrl: receiver.url });
});
afterEach(async () => {
  await receiver.close();
  await system.expectBooksHold();
});
afterAll(() => system.close());

const callbacks = ({ invoiceId }: Deposit) =>
  system.query(sql`select id, invoice_status, sequence, state, failed_tries from callback
    where invoice_id = ${invoiceId} order by number`);

/** Each callback as "STATUS: STATE". */
async function states(deposit: Deposit): Promise<string[]> {
  const rows = await callbacks(deposit);
  return rows.map((row) => `${String(row['invoice_status'])}: ${String(row['state'])}`);
}

const tries = ({ invoiceId }: Deposit) =>
  system.query(sql`select t.status_code, t.error, t.answer, t.tried_at::timestamptz(3)::text as tried_at
    from callback_try t join callback c on c.id = t.callback_id
    where c.invoice_id = ${invoiceId} order by t.id`);

/** The delay in ms until the invoice's next delivery; undefined without a waiting one. */
async function dueInMs({ invoiceId }: Deposit): Promise<number | undefined> {
  const [row] = await system.query(sql`select run_at::timestamptz(3)::text as run_at
    from job where key = ${`callback.deliver:${invoiceId}`}`);
  return row && Date.parse(String(row['run_at'])) - system.clock.now().getTime();
}

/** The notifications about the invoice's callbacks. */
const needs = ({ invoiceId }: Deposit) =>
  system.query(sql`select merchant_id, is_test, closed_by, closed_at is not null as closed
    from notification where kind = 'CALLBACK_FAILED' and subject = ${`callback:${invoiceId}`}`);

const receivedStatuses = (): string[] =>
  receiver.received.map(({ body }) => JSON.parse(body).data.status);

/** A call that the receiver holds until the test resolves it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<ServerResponse>();
  return {
    isCalled: promise,
    called: resolve,
    answer: (status: number) => void promise.then((response) => answers(status)(response)),
  };
}

describe('callbacks', () => {
  // API-29, API-31
  it('report every status in order, signed with the merchant’s key, with the data of that time', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    await system.requestRequisites(deposit);
    await system.complete(deposit);
    await system.pass(3 * second);
    expect(receivedStatuses()).toEqual(['NEW', 'IN_PROGRESS', 'PENDING', 'PAYED', 'DONE']);
    const [merchant] = await system.query(
      sql`select public_key from merchant where id = ${shop.merchantId}`,
    );
    const publicKey = String(merchant?.['public_key']);
    expect(publicKey).toHaveLength(60);
    for (const webhook of receiver.received) {
      expect(isSigned(webhook, publicKey)).toBe(true);
      expect(isSigned({ ...webhook, body: `${webhook.body} ` }, publicKey)).toBe(false);
      expect(isSigned({ ...webhook, id: 'another' }, publicKey)).toBe(false);
      expect(webhook.contentType).toBe('application/json');
    }
    const { merchantInvoiceId } = await system.row(deposit.invoiceId);
    const bodies = receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies[0].data).toMatchObject({ amount: 1_000_000, fee: null, sequence: 1 });
    expect(bodies[4].timestamp).toBe(system.clock.now().toISOString());
    expect(bodies[4].data).toEqual({
      invoiceId: deposit.invoiceId,
      merchantInvoiceId,
      status: 'DONE',
      amount: 1_000_000,
      fee: 15_000,
      currency: 'UZS',
      isTest: true,
      sequence: 5,
    });
    const seconds = Math.floor(system.clock.now().getTime() / 1000);
    expect(receiver.received[4]?.timestamp).toBe(String(seconds));
    const rows = await callbacks(deposit);
    expect(rows.map((row) => row['id'])).toEqual(receiver.received.map(({ id }) => id));
    expect(rows.map((row) => [row['sequence'], row['state']])).toEqual(
      [1, 2, 3, 4, 5].map((sequence) => [sequence, 'EXECUTED']),
    );
    expect(await tries(deposit)).toHaveLength(5);
    expect(await dueInMs(deposit)).toBeUndefined();
  });

  it('are not there for an invoice that has no address', async () => {
    const deposit = await system.createDeposit(await system.shop(), 1_000_000n);
    await system.requestRequisites(deposit);
    await system.runDueJobs();
    expect(await callbacks(deposit)).toEqual([]);
    expect(await dueInMs(deposit)).toBeUndefined();
  });

  it('go to the address of the form where it names one', async () => {
    const { port } = receiver;
    const deposit = await system.createDeposit(
      shop,
      1_000_000n,
      `http://127.0.0.1:${port}/of-the-form?a=1`,
    );
    await system.runDueJobs();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/of-the-form?a=1']);
    expect(await states(deposit)).toEqual(['NEW: EXECUTED']);
  });

  it('neither exist nor are sent when their transaction was rolled back', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    const dying = killedAfter(0, system.context.database);
    const deadline = new Date(system.clock.now().getTime() + 15 * minute);
    const moved = dying.transaction((tx) => runDeadline(tx, deposit.invoiceId, deadline));
    await expect(moved).rejects.toThrow('killed');
    expect(await states(deposit)).toEqual(['NEW: EXECUTED']);
    expect(await dueInMs(deposit)).toBeUndefined();
    await system.runDueJobs();
    expect(receivedStatuses()).toEqual(['NEW']);
  });
});

describe('a receiver that is down', () => {
  // API-34
  it('gets only the newest status once it is up again', async () => {
    receiver.behave(answers(503, 'down for maintenance'));
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    await system.requestRequisites(deposit);
    await system.runDueJobs();
    expect(await states(deposit)).toEqual(['NEW: SUPERSEDED', 'IN_PROGRESS: WAITING']);
    await system.complete(deposit);
    receiver.behave(takes);
    await system.runDueJobs();
    expect(await states(deposit)).toEqual([
      'NEW: SUPERSEDED',
      'IN_PROGRESS: SUPERSEDED',
      'PENDING: EXECUTED',
    ]);
    expect(receivedStatuses()).toEqual(['NEW', 'IN_PROGRESS', 'PENDING']);
    await system.pass(3 * second);
    expect(receivedStatuses().slice(3)).toEqual(['PAYED', 'DONE']);
    expect((await tries(deposit)).map((row) => [row['status_code'], row['answer']])).toEqual([
      [503, 'down for maintenance'],
      [503, 'down for maintenance'],
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
  });

  it('is called again after 5 seconds, give or take 15 %, with the same id and a new time', async () => {
    receiver.behave(answers(500));
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    const wait = (await dueInMs(deposit)) ?? 0;
    expect(wait).toBeGreaterThanOrEqual(4_250);
    expect(wait).toBeLessThanOrEqual(5_750);
    receiver.behave(takes);
    await system.pass(wait - 1);
    expect(receiver.received).toHaveLength(1);
    await system.pass(1);
    const [first, again] = receiver.received;
    expect(again).toMatchObject({ id: first?.id, body: first?.body });
    expect(again?.timestamp).not.toBe(first?.timestamp);
    expect(await states(deposit)).toEqual(['NEW: EXECUTED']);
  });

  // API-35, INVOICE-13, PEOPLE-47
  it('is called for a day; then the callback has failed and nothing waits', async () => {
    receiver.behave(answers(500));
    const deposit = await system.createDeposit(shop, 1_000_000n, receiver.url);
    await system.query(sql`delete from job where kind = 'invoice.deadline'`);
    const begin = system.clock.now().getTime();
    await system.runDueJobs();
    for (let wait = await dueInMs(deposit); wait !== undefined; wait = await dueInMs(deposit)) {
      await system.pass(wait);
    }
    const hours = (system.clock.now().getTime() - begin) / (60 * minute);
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(28);
    expect(receiver.received).toHaveLength(11);
    expect(callbackRetryDelayMs(11, 0)).toBeUndefined();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(await states(deposit)).toEqual(['NEW: FAILED']);
    const need = { merchant_id: shop.merchantId, is_test: true, closed_by: null };
    expect(await needs(deposit)).toMatchObject([{ ...need, closed: false }]);
    // The next callback is still sent, and its success closes the notification.
    receiver.behave(takes);
    await system.move(deposit, 'CANCELED');
    await system.runDueJobs();
    expect(await states(deposit)).toEqual(['NEW: FAILED', 'CANCELED: EXECUTED']);
    expect(await needs(deposit)).toMatchObject([{ ...need, closed: true }]);
  });

  it('that refuses connections is logged among the attempts', async () => {
    const { url } = receiver;
    await receiver.close();
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    expect(await tries(deposit)).toMatchObject([{ status_code: null, error: 'ECONNREFUSED' }]);
    receiver = await openReceiver();
    await system.query(
      sql`update merchant set callback_url = ${receiver.url} where id = ${shop.merchantId}`,
    );
    await system.pass(6 * second);
    expect(receiver.url).not.toBe(url);
    expect(receivedStatuses()).toEqual(['NEW']);
  });

  it('without an address any more gets nothing, and all of it once it has one again', async () => {
    const setUrl = (url: string | null) =>
      system.query(sql`update merchant set callback_url = ${url} where id = ${shop.merchantId}`);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await setUrl(null);
    await system.runDueJobs();
    expect(await tries(deposit)).toMatchObject([{ error: 'no_address' }]);
    await setUrl(receiver.url);
    await system.pass(6 * second);
    expect(await states(deposit)).toEqual(['NEW: EXECUTED']);
  });

  // API-36
  it('keeps of a long answer the first 2 kB', async () => {
    receiver.behave(answers(400, 'я'.repeat(5_000)));
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    expect(await tries(deposit)).toMatchObject([{ status_code: 400, answer: 'я'.repeat(1_024) }]);
    receiver.behave(takes);
    await system.pass(6 * second);
  });

  it('that sends elsewhere is not followed', async () => {
    const elsewhere = await openReceiver();
    receiver.behave(answers(307, '', { location: elsewhere.url }));
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    expect(elsewhere.received).toEqual([]);
    expect(await tries(deposit)).toMatchObject([{ status_code: 307 }]);
    expect(await states(deposit)).toEqual(['NEW: WAITING']);
    await elsewhere.close();
    receiver.behave(takes);
    await system.pass(6 * second);
  });
});

describe('a process that delivers', () => {
  // API-37
  it('and is killed between sending and recording sends again under the same id, not before its claim is over', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    const dying = { ...system.context, database: killedAfter(1, system.context.database) };
    const begun = await beginCallback(dying);
    await expect(begun?.end).rejects.toThrow('killed');
    expect(receivedStatuses()).toEqual(['NEW']);
    expect(await tries(deposit)).toEqual([]);
    await system.pass(29 * second);
    expect(receivedStatuses()).toEqual(['NEW']);
    await system.pass(second);
    expect(receivedStatuses()).toEqual(['NEW', 'NEW']);
    expect(receiver.received[1]).toMatchObject({
      id: receiver.received[0]?.id,
      body: receiver.received[0]?.body,
    });
    expect(await states(deposit)).toEqual(['NEW: EXECUTED']);
    expect(await dueInMs(deposit)).toBeUndefined();
  });

  it('gives up on a receiver that hangs, and others are not held up meanwhile', async () => {
    receiver.behave(hangs);
    const deposit = await system.createDeposit(shop, 1_000_000n);
    const impatient = {
      ...system.context,
      callOut: createCallOut({ isAllowed: anyAddress, limitMs: 100 }),
    };
    const begun = await beginCallback(impatient);
    const other = await openReceiver();
    await system.createDeposit(await system.shop({ callbackUrl: other.url }), 1_000_000n);
    expect(await runNextCall(system.context)).toBe(true);
    expect(other.received).toHaveLength(1);
    await begun?.end;
    expect(await tries(deposit)).toMatchObject([{ status_code: null, error: 'timed_out' }]);
    expect(await states(deposit)).toEqual(['NEW: WAITING']);
    await other.close();
    receiver.behave(takes);
    await system.pass(6 * second);
  });

  it.each([
    ['takes it', 204, ['NEW: EXECUTED', 'IN_PROGRESS: EXECUTED']],
    ['fails', 500, ['NEW: SUPERSEDED', 'IN_PROGRESS: EXECUTED']],
  ])(
    'holds nothing that the deposit needs while it waits; when the receiver then %s, the newer follows',
    async (_, status, expected) => {
      const call = held();
      receiver.behave(call.called);
      const deposit = await system.createDeposit(shop, 1_000_000n);
      const begun = await beginCallback(system.context);
      await call.isCalled;
      await system.requestRequisites(deposit);
      // Another process finds nothing to send: the older one is still being sent.
      expect(await runNextCall(system.context)).toBe(false);
      receiver.behave(takes);
      call.answer(status);
      await begun?.end;
      await system.runDueJobs();
      expect(await states(deposit)).toEqual(expected);
      expect(receivedStatuses()).toEqual(['NEW', 'IN_PROGRESS']);
    },
  );

  it.each([
    ['fails', 500, 'NEW: WAITING'],
    ['takes it', 204, 'NEW: EXECUTED'],
  ])(
    'and returns after its claim is over records that the receiver %s, and leaves the job to its new owner',
    async (_, status, state) => {
      const calls = [held(), held()];
      let count = 0;
      receiver.behave((response) => calls[count++]?.called(response));
      const deposit = await system.createDeposit(shop, 1_000_000n);
      const late = await beginCallback(system.context);
      await calls[0]?.isCalled;
      system.clock.advance(30 * second);
      const other = await beginCallback(system.context);
      await calls[1]?.isCalled;
      calls[0]?.answer(status);
      await late?.end;
      expect(await states(deposit)).toEqual([state]);
      expect(await tries(deposit)).toMatchObject([{ status_code: status }]);
      await system.requestRequisites(deposit);
      system.clock.advance(6 * second);
      expect(await runNextCall(system.context)).toBe(false);
      receiver.behave(takes);
      calls[1]?.answer(204);
      await other?.end;
      await system.runDueJobs();
      expect(receivedStatuses()).toEqual(['NEW', 'NEW', 'IN_PROGRESS']);
      expect(await states(deposit)).toEqual(['NEW: EXECUTED', 'IN_PROGRESS: EXECUTED']);
      expect(await dueInMs(deposit)).toBeUndefined();
    },
  );

  // API-33
  it('among many delivers each callback once and in order, while deposits move on', async () => {
    const deposits = await Promise.all(
      Array.from({ length: 8 }, () => system.createDeposit(shop, 1_000_000n)),
    );
    const deliver = async () => {
      while (await runNextCall(system.context));
    };
    const moveOn = async (deposit: Deposit) => {
      for (const to of ['CANCELED', 'NEW', 'CANCELED', 'NEW', 'CANCELED'] as const) {
        await system.move(deposit, to);
      }
    };
    await Promise.all([...deposits.map(moveOn), deliver(), deliver(), deliver(), deliver()]);
    await system.expectBooksHold();
    await system.runDueJobs();
    for (const deposit of deposits) {
      const received = receiver.received.filter(({ body }) => body.includes(deposit.invoiceId));
      expect(received.map(({ body }) => JSON.parse(body).data.sequence)).toEqual([
        1, 2, 3, 4, 5, 6,
      ]);
    }
    expect(receiver.received).toHaveLength(48);
  });

  it('postpones a callback that it cannot sign, and logs why', async () => {
    const deposit = await system.createDeposit(shop, 1_000_000n);
    await system.query(sql`update merchant set private_key_encrypted = 'v1.unknown.AAAA'
      where id = ${shop.merchantId}`);
    await system.runDueJobs();
    expect(receiver.received).toEqual([]);
    expect(await dueInMs(deposit)).toBe(second);
    expect(system.loggedErrors.at(-1)).toContain('callback.deliver');
    await system.query(
      sql`update callback set state = 'FAILED' where invoice_id = ${deposit.invoiceId}`,
    );
    await system.pass(second);
    expect(await dueInMs(deposit)).toBeUndefined();
  });

  // API-38
  it('outside demo mode does not call a private address', async () => {
    const strict = { ...system.context, callOut: createCallOut({ isAllowed: publicAddresses }) };
    const deposit = await system.createDeposit(shop, 1_000_000n);
    expect(await runNextCall(strict)).toBe(true);
    expect(receiver.received).toEqual([]);
    expect(await tries(deposit)).toMatchObject([{ status_code: null, error: 'address_refused' }]);
    await system.pass(6 * second);
  });
});

describe('the log of tries', () => {
  it('cannot be edited or deleted', async () => {
    await system.createDeposit(shop, 1_000_000n);
    await system.runDueJobs();
    await expect(system.query(sql`update callback_try set status_code = 200`)).rejects.toThrow(
      'append-only',
    );
    await expect(system.query(sql`delete from callback_try`)).rejects.toThrow('append-only');
    await expect(system.query(sql`truncate callback_try`)).rejects.toThrow('append-only');
  });
});
