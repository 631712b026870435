import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusePrivateCallback } from '../../src/callbacks/refuse-private.ts';
import { apiKey } from '../../src/db/schema.ts';
import { hashToken } from '../../src/secrets/token.ts';
import { merchantServer } from '../callers.ts';
import { type TestApp, openTestApp } from '../test-app.ts';

const real = { isDemo: false };

// API-231
describe('a callback address', () => {
  it.each([
    'http://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://192.168.0.7:8443/hook',
    'https://2130706433/hook',
    'https://[::1]/hook',
    'https://[fd00::1]/hook',
    'https://169.254.169.254/latest',
    'https://localhost/hook',
  ])('in a private network is refused: %s', async (url) => {
    await expect(refusePrivateCallback(real, '/url', url)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: '/url' }],
    });
  });

  it.each([
    'https://93.184.216.34/hook',
    'https://[2606:4700::1111]/hook',
    'https://nowhere.invalid/hook',
  ])('that is public, or not resolved yet, is taken: %s', async (url) => {
    await expect(refusePrivateCallback(real, '/url', url)).resolves.toBeUndefined();
  });

  it('in a private network is taken in the demo, whose receivers run beside it', async () => {
    const url = 'http://127.0.0.1:9/hook';
    await expect(refusePrivateCallback({ isDemo: true }, '/url', url)).resolves.toBeUndefined();
  });
});

// API-231
describe('outside the demo', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ config: { isDemo: false } });
    const { merchantId } = server.shops[0];
    const createdAt = server.clock.now();
    await server.context.database.transaction((tx) =>
      tx.insert(apiKey).values({ merchantId, tokenHash: hashToken('a-real-key'), createdAt }),
    );
  });
  afterAll(() => server.close());

  it.each([
    ['/api/merchant/v1/forms', { type: 'Deposit', canChangeAmount: true }],
    ['/api/merchant/v1/payouts', { paymentMethodName: 'Humo', credential: '9860120115551234' }],
  ])('%s refuses one in a private network at its field', async (url, fields) => {
    const isForm = url.endsWith('forms');
    const answer = await merchantServer(
      server.app,
      'a-real-key',
    )({
      method: 'POST',
      url,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...fields,
        terminalId: server.shops[0].terminalIds[0],
        amount: 48_000_000,
        merchantInvoiceId: randomUUID(),
        customer: { externalId: 'u-1' },
        ...(isForm && {
          successUrl: 'https://shop.test/paid',
          cancelUrl: 'https://shop.test/canceled',
          errorUrl: 'https://shop.test/failed',
        }),
        callbackUrl: 'https://10.0.0.8/hook',
      },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: '/callbackUrl' }] });
  });

  // API-520
  it('an endpoint in a private network is refused at its field', async () => {
    const answer = await merchantServer(
      server.app,
      'a-real-key',
    )({
      method: 'POST',
      url: '/api/merchant/v1/endpoints',
      headers: { 'idempotency-key': randomUUID() },
      body: { url: 'https://10.0.0.8/hook', types: ['settlement.created'] },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: '/url' }] });
  });
});
