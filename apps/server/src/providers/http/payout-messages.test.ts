import { minorUnits } from '@tiyin/domain/money';
import { asId, type AccountId, type PayoutId, type ProviderId } from '@tiyin/domain/ids';
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../outside/call-out.ts';
import { payoutCall, readPayoutAnswer, readStatusAnswer, statusCall } from './payout-messages.ts';
import type { HttpProvider } from './read-http-provider.ts';
import { isSigned } from './signature.ts';

const now = new Date('2026-01-15T10:00:00.500Z');
const provider: HttpProvider = {
  id: asId<ProviderId>(1),
  url: 'https://provider.example/tiyin',
  signingSecrets: [`whsec_${Buffer.alloc(24, 'a').toString('base64')}`],
  isPaused: false,
  areReportsBlocked: false,
};
const requested = {
  payoutId: asId<PayoutId>('019bb1c0-0000-7000-8000-000000000001'),
  accountId: asId<AccountId>(7),
  amount: minorUnits(1_000_000n),
  currency: 'UZS',
  method: 'Humo',
  credential: '9860120115551234',
  bankName: undefined,
};

function signatureHolds({ headers, body }: ReturnType<typeof payoutCall>): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
  return isSigned(
    { id, timestamp, body },
    headers['webhook-signature'] ?? '',
    provider.signingSecrets,
  );
}

describe('a payout request to a provider', () => {
  // ROUTING-42
  it('is to pay, under the id of the payout, signed', () => {
    const call = payoutCall(provider, requested, now);
    expect(call.url).toBe('https://provider.example/tiyin/payouts');
    expect(call.headers['idempotency-key']).toBe(requested.payoutId);
    expect(JSON.parse(call.body)).toEqual({
      transactionId: requested.payoutId,
      accountId: 7,
      amount: 1_000_000,
      currency: 'UZS',
      method: 'Humo',
      credential: '9860120115551234',
    });
    expect(signatureHolds(call)).toBe(true);
  });

  it('is identical when repeated', () => {
    const again = payoutCall(provider, requested, new Date(now.getTime() + 60_000));
    expect(again.body).toBe(payoutCall(provider, requested, now).body);
    expect(again.headers['idempotency-key']).toBe(requested.payoutId);
  });

  it('names the bank if there is one', () => {
    const { body } = payoutCall(provider, { ...requested, bankName: 'Sberbank' }, now);
    expect(JSON.parse(body)).toMatchObject({ bankName: 'Sberbank' });
  });

  it('is the status request, signed without a body', () => {
    const call = statusCall(provider, requested.payoutId, now);
    expect(call).toMatchObject({
      method: 'GET',
      url: `https://provider.example/tiyin/payouts/${requested.payoutId}`,
      body: '',
    });
    expect(signatureHolds(call)).toBe(true);
  });
});

const json = (statusCode: number, body: unknown): CallAnswer => ({
  statusCode,
  text: JSON.stringify(body),
});

describe('a response to a payout request', () => {
  it.each(['accepted', 'paid', 'refused'] as const)('with %s means it', (status) => {
    for (const statusCode of [200, 201, 202]) {
      expect(readPayoutAnswer(json(statusCode, { status, transferId: 't-1' }))).toEqual({
        state: status,
        externalId: 't-1',
      });
    }
  });

  it.each([400, 402, 403, 404, 422])('of %i refuses only if its body says so', (code) => {
    expect(readPayoutAnswer(json(code, { status: 'refused' })).state).toBe('refused');
    for (const body of [{ status: 'paid' }, { status: 'accepted' }, { error: 'no' }]) {
      expect(readPayoutAnswer(json(code, body))).toEqual({ state: 'unknown' });
    }
  });

  // INVOICE-468
  it('that refuses has the code and the words of the provider, and counts without them', () => {
    const refusal = (reason: unknown) => readPayoutAnswer(json(422, { status: 'refused', reason }));
    expect(refusal({ code: 'closed', message: '\u0000 4111111111111111' })).toEqual({
      state: 'refused',
      reason: { code: 'closed', message: '\uFFFD •••• 1111' },
    });
    expect(refusal({ code: 'x'.repeat(65), message: '\uD800' })).toMatchObject({
      reason: { code: 'x'.repeat(64), message: '\uFFFD' },
    });
    for (const reason of [
      'closed',
      { code: 7, message: 'no' },
      { code: ' ', message: 'no' },
      null,
    ]) {
      expect(refusal(reason)).toEqual({ state: 'refused' });
    }
  });

  it.each([301, 408, 409, 429, 500, 502, 503])('of %i is inconclusive, with any body', (code) => {
    for (const status of ['refused', 'paid', 'accepted']) {
      expect(readPayoutAnswer(json(code, { status }))).toEqual({ state: 'unknown' });
    }
  });

  it.each<[string, CallAnswer]>([
    ['never comes', { error: 'timed_out' }],
    ['breaks off', { error: 'ECONNRESET' }],
    ['is not JSON', { statusCode: 200, text: '<html>' }],
    ['is empty', { statusCode: 200, text: '' }],
    ['has a word of its own', json(200, { status: 'queued' })],
    ['has no status', json(200, { ok: true })],
  ])('with %s is not a refusal: the outcome is unknown', (_, answer) => {
    expect(readPayoutAnswer(answer)).toEqual({ state: 'unknown' });
    expect(readStatusAnswer(answer)).toEqual({ state: 'unknown' });
  });
});

describe('a response to a status request', () => {
  it.each(['accepted', 'paid', 'refused'] as const)('with %s means it', (status) => {
    expect(readStatusAnswer(json(200, { status })).state).toBe(status);
  });

  it('of 404 means that the provider never got it', () => {
    expect(readStatusAnswer(json(404, { status: 'refused' }))).toEqual({ state: 'missing' });
  });

  it.each([400, 401, 403, 410, 500])('of %i is inconclusive', (code) => {
    expect(readStatusAnswer(json(code, { status: 'refused' }))).toEqual({ state: 'unknown' });
  });
});
