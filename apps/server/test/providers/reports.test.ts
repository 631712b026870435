import { randomUUID } from 'node:crypto';
import type { ProviderReport } from '@tiyin/api/types';
import { asId, type InvoiceId, type PayoutId } from '@tiyin/domain/ids';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedHeaders } from '../../src/providers/http/signature.ts';
import { callerWith, providerServer, signIn } from '../callers.ts';
import { payoutSteps } from '../payments/payout-steps.ts';
import {
  type Deposit,
  type TestSystem,
  minute,
  openTestSystem,
  second,
} from '../payments/test-system.ts';
import { transferSteps } from '../payments/transfer-steps.ts';
import { type HttpShop, openHttpShop, providerSecret } from './http-shop.ts';

let system: TestSystem;
let shop: HttpShop;
let payouts: ReturnType<typeof payoutSteps>;
let transfers: ReturnType<typeof transferSteps>;
beforeAll(async () => {
  system = await openTestSystem({ isRateLimited: false });
  payouts = payoutSteps(system);
  transfers = transferSteps(system);
});
afterEach(() => system.expectBooksHold());
afterAll(() => system.close());

type Change = Partial<ProviderReport>;

/** A provider's report of money on its account. */
function reportOf(change: Change): ProviderReport {
  return {
    type: 'deposit',
    status: 'paid',
    transferId: randomUUID(),
    accountId: shop.accountId,
    amount: 1_000_000,
    currency: 'UZS',
    ...change,
  };
}

const urlOf = (providerId = shop.providerId) => `/api/provider/${providerId}/transfers`;

/** The shop's provider reports, signed. */
function report(
  change: Change = {},
  providerId = shop.providerId,
): Promise<LightMyRequestResponse> {
  const call = providerServer(system.app, providerSecret, system.clock);
  return call({ method: 'POST', url: urlOf(providerId), body: reportOf(change) });
}

async function shown(amount = 1_000_000n): Promise<Deposit> {
  shop = await openHttpShop(system);
  const deposit = await system.createDeposit(shop, amount);
  await system.requestRequisites(deposit);
  return deposit;
}

describe('a signed report of a deposit', () => {
  it('books the deposit of its account and amount', async () => {
    const deposit = await shown();
    const answer = await report();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ outcome: 'taken' });
    expect(await system.status(deposit)).toBe('DONE');
    expect(await system.postings(deposit)).toEqual([
      { payment_account: -1_000_000n, suspense: 1_000_000n },
      { suspense: -1_000_000n, merchant_balance: 985_000n, fees: 15_000n },
    ]);
    expect((await system.eventRows(deposit)).at(-1)).toMatchObject({
      actorType: 'provider',
      actorId: shop.providerId,
    });
  });

  it('sent twice is known the second time', async () => {
    const deposit = await shown();
    for (const outcome of ['taken', 'known']) {
      expect((await report({ transferId: 'twice' })).json()).toEqual({ outcome });
    }
    expect(await system.postings(deposit)).toHaveLength(2);
  });

  // ROUTING-44
  it('with another amount under the same id is 409, with a notification', async () => {
    const deposit = await shown();
    await report({ transferId: 'differs' });
    const answer = await report({ transferId: 'differs', amount: 2_000_000 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'transfer_differs' });
    expect(await system.postings(deposit)).toHaveLength(2);
    const row = await transfers.find('differs');
    expect(await transfers.notificationKinds(`transfer:${row?.id}`)).toEqual([
      'REPORTS_CONTRADICT',
    ]);
    const notice = await system.run((tx) =>
      tx.execute(sql`select details from notification where subject = ${`transfer:${row?.id}`}`),
    );
    expect(notice).toMatchObject([{ details: { amount: '1000000', saidAmount: '2000000' } }]);
  });

  it('that refuses declines the deposit that it names', async () => {
    const deposit = await shown();
    await system.complete(deposit);
    const answer = await report({ status: 'refused', transactionId: deposit.invoiceId });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await system.status(deposit)).toBe('DECLINED');
  });

  // ROUTING-576
  it('that refuses is known the second time, and changes the deposit no more', async () => {
    const deposit = await shown();
    await system.complete(deposit);
    const refusal = {
      status: 'refused',
      transactionId: deposit.invoiceId,
      transferId: randomUUID(),
      reason: { code: 'no_money', message: 'No money came' },
    } as const;
    expect((await report(refusal)).json()).toEqual({ outcome: 'taken' });
    await system.move(deposit, 'DONE');
    const booked = await system.row(deposit.invoiceId);
    const again = await Promise.all([report(refusal), report(refusal)]);
    expect(again.map((answer) => answer.json())).toEqual([
      { outcome: 'known' },
      { outcome: 'known' },
    ]);
    expect(await system.row(deposit.invoiceId)).toEqual(booked);
    const other = await report({ ...refusal, transferId: randomUUID() });
    expect(other.json()).toEqual({ outcome: 'taken' });
    expect((await system.events(deposit)).at(-1)).toBe('provider_refused');
  });

  it('that refuses must say what', async () => {
    await shown();
    const answer = await report({ status: 'refused' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/transactionId' }]);
  });

  it('cannot refuse a deposit of another provider', async () => {
    const foreign = await shown();
    await shown();
    const answer = await report({ status: 'refused', transactionId: foreign.invoiceId });
    expect(answer.statusCode).toBe(404);
    expect(await system.row(foreign.invoiceId)).toMatchObject({ wasRefused: false });
  });

  // ROUTING-572
  it('that refuses a deposit which is with another provider by now changes nothing', async () => {
    const deposit = await shown();
    const former = shop;
    const present = await openHttpShop(system);
    await system.query(sql`update invoice set account_id = ${present.accountId}
      where id = ${deposit.invoiceId}`);
    const refusal = { status: 'refused', transactionId: deposit.invoiceId } as const;
    const answer = await report(refusal);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await system.events(deposit)).at(-1)).toBe('provider_refused');
    const row = await system.row(deposit.invoiceId);
    expect(row).toMatchObject({ status: 'IN_PROGRESS', wasRefused: false });
    shop = { ...former, ...present };
    await report({ transactionId: deposit.invoiceId });
    expect(await system.status(deposit)).toBe('DONE');
  });

  // ROUTING-34
  it('about an account of another provider is 404, like one that is not there', async () => {
    const foreign = await shown();
    const { accountId } = shop;
    await shown();
    for (const foreignId of [accountId, 999_999]) {
      expect((await report({ accountId: foreignId })).statusCode).toBe(404);
    }
    expect(await system.status(foreign)).toBe('IN_PROGRESS');
  });

  it('in another currency than the account’s is 422', async () => {
    const deposit = await shown();
    const answer = await report({ currency: 'RUB' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([{ path: '/currency' }]);
    expect(await system.postings(deposit)).toEqual([]);
  });
});

describe('a report that is not signed as it should be', () => {
  const body = (): string => JSON.stringify(reportOf({}));
  const send = (text: string, headers: Record<string, string>, url = urlOf()) =>
    callerWith(system.app, { 'content-type': 'application/json' })({
      method: 'POST',
      url,
      headers,
      body: text,
    });
  const signed = (text: string, secret = providerSecret, ms = 0) =>
    signedHeaders({ id: 'msg', body: text }, [secret], new Date(system.clock.now().getTime() + ms));

  // ROUTING-43
  it('is 401 in the same words, whatever is wrong, and moves nothing', async () => {
    const deposit = await shown();
    const text = body();
    const good = signed(text);
    const otherSecret = `whsec_${Buffer.alloc(32, 'x').toString('base64')}`;
    const answers = await Promise.all([
      send(text, {}),
      send(text, { ...good, 'webhook-id': 'other' }),
      send(text, { ...good, 'webhook-timestamp': String(Number(good['webhook-timestamp']) + 1) }),
      send(text, { ...good, 'webhook-signature': 'v1,AAAA' }),
      send(text, { ...good, 'webhook-signature': '' }),
      send(text.replace('1000000', '1000001'), good),
      send(`${text} `, good),
      send(text, signed(text, otherSecret)),
      send(text, signed(text, providerSecret, -5 * minute - second)),
      send(text, signed(text, providerSecret, 5 * minute + second)),
      send(text, good, urlOf(asId(999_999))),
      send(text, good, '/api/provider/0/transfers'),
      send(text, good, '/api/provider/x/transfers'),
      // The sandbox reports within the server and has no secret.
      send(text, good, urlOf(asId(1))),
      send('{"broken', good),
    ]);
    const words = answers.map((answer) => {
      const { requestId: _, ...problem } = answer.json();
      return problem;
    });
    expect(new Set(words.map((problem) => JSON.stringify(problem))).size).toBe(1);
    expect(words[0]).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(await system.status(deposit)).toBe('IN_PROGRESS');
  });

  it('is taken up to 5 minutes early or late', async () => {
    for (const ms of [-5 * minute, 5 * minute]) {
      await shown();
      const text = body();
      expect((await send(text, signed(text, providerSecret, ms))).statusCode).toBe(200);
    }
  });

  it('replayed later is 401; replayed at once it counts once', async () => {
    const deposit = await shown();
    const text = body();
    const headers = signed(text);
    const outcomes = [await send(text, headers), await send(text, headers)];
    expect(outcomes.map((answer) => answer.json())).toEqual([
      { outcome: 'taken' },
      { outcome: 'known' },
    ]);
    system.clock.advance(5 * minute + second);
    expect((await send(text, headers)).statusCode).toBe(401);
    expect(await system.postings(deposit)).toHaveLength(2);
  });

  it('that is larger than any report is refused before it is read to its end', async () => {
    await shown();
    const text = ' '.repeat(70_000);
    expect((await send(text, signed(text))).statusCode).toBe(413);
  });

  it('that is signed and no JSON is 400', async () => {
    await shown();
    for (const text of ['{"broken', '', '[]', 'null']) {
      expect((await send(text, signed(text))).statusCode, text).toBe(400);
    }
  });
});

describe('a signed report of a payout', () => {
  /** A payout that waits for its provider's report; status requests are tested elsewhere. */
  async function sent(): Promise<{ invoiceId: InvoiceId; payoutId: PayoutId }> {
    shop = await openHttpShop(system);
    await payouts.earn(shop, 10_000_000n);
    const invoiceId = await payouts.payOut(shop, 1_000_000n);
    const [payout] = await payouts.payouts(invoiceId);
    return { invoiceId, payoutId: payout?.id ?? asId<PayoutId>('') };
  }

  const statusOf = async (invoiceId: InvoiceId) => (await system.row(invoiceId)).status;
  const say = (transactionId: string, change: Change = {}) =>
    report({ type: 'payout', transactionId, ...change });

  it('that it is paid books the withdrawal, once', async () => {
    const { invoiceId, payoutId } = await sent();
    for (const outcome of ['taken', 'known']) {
      const answer = await say(payoutId, { transferId: 'po-1' });
      expect(answer.json()).toEqual({ outcome });
    }
    expect(await statusOf(invoiceId)).toBe('DONE');
    expect(await payouts.payouts(invoiceId)).toMatchObject([
      { status: 'PAID', externalId: 'po-1' },
    ]);
    expect(await system.row(invoiceId)).toMatchObject({ providerInvoiceId: 'po-1' });
  });

  it('that it is refused declines it', async () => {
    const { invoiceId, payoutId } = await sent();
    expect((await say(payoutId, { status: 'refused' })).statusCode).toBe(200);
    expect(await statusOf(invoiceId)).toBe('DECLINED');
  });

  // INVOICE-468
  it('that it is refused keeps the code and the words of the provider with the error', async () => {
    const { invoiceId, payoutId } = await sent();
    const reason = { code: 'card_closed', message: 'Card 4111 1111 1111 1111 is closed' };
    expect((await say(payoutId, { status: 'refused', reason })).statusCode).toBe(200);
    const errorsFor = async (user: 'operator' | 'support') => {
      const url = `/api/v1/event/error?invoiceId=${invoiceId}`;
      const { data } = (await (await signIn(system.app, user))({ method: 'GET', url })).json();
      return data.find(({ code }: { code: string }) => code === 'payout_refused');
    };
    expect(await errorsFor('operator')).toMatchObject({
      provider: { code: 'card_closed', message: 'Card •••• 1111 is closed' },
    });
    expect(await errorsFor('support')).not.toHaveProperty('provider');
  });

  it('of another amount is 409, moves nothing and opens a notification', async () => {
    const { invoiceId, payoutId } = await sent();
    const answer = await say(payoutId, { amount: 999_999 });
    expect(answer.statusCode).toBe(409);
    expect(await statusOf(invoiceId)).toBe('IN_PROGRESS');
    expect(await transfers.notificationKinds(`invoice:${invoiceId}`)).toEqual([
      'REPORTS_CONTRADICT',
    ]);
  });

  it('of another provider, of an unknown payout, or without an id is refused', async () => {
    const foreign = await sent();
    await sent();
    expect((await say(foreign.payoutId)).statusCode).toBe(404);
    expect((await say(randomUUID())).statusCode).toBe(404);
    expect((await report({ type: 'payout' })).statusCode).toBe(422);
    expect(await statusOf(foreign.invoiceId)).toBe('IN_PROGRESS');
  });
});
