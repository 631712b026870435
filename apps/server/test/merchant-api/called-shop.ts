import { randomUUID } from 'node:crypto';
import type { CreateFormRequest, WebhookKey, WebhookSecret } from '@tiyin/api/types';
import type { OutgoingCall } from '../../src/outside/call-out.ts';
import { signIn } from '../callers.ts';
import { expected } from '../staff/people-actors.ts';
import { openTestApp } from '../test-app.ts';
import { openOwnShop } from './own-shop.ts';

/** A shop whose server calls a Tiyin over HTTP, and receives its webhooks. */
export type CalledShop = Awaited<ReturnType<typeof openCalledShop>>;

/** Opens a Tiyin that listens, and a shop in it. */
export async function openCalledShop() {
  const calls: OutgoingCall[] = [];
  const testApp = await openTestApp({
    isRateLimited: false,
    callOut: (call) => {
      calls.push(call);
      return Promise.resolve({ statusCode: 204, text: '' });
    },
  });
  const shop = await openOwnShop(testApp, { callbackUrl: 'https://shop.example/callbacks' });
  const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const operator = await signIn(testApp.app, 'operator');
  const path = `/api/v1/merchant/${shop.merchantId}/callback`;
  const { data: secrets } = await expected<{ data: WebhookSecret }>(
    operator({ method: 'POST', url: `${path}/secret` }),
    200,
  );
  const { data: keys } = await expected<{ data: WebhookKey }>(
    operator({ method: 'GET', url: `${path}/key` }),
    200,
  );
  return {
    url,
    token: shop.token,
    secret: secrets.secret,
    publicKey: keys.publicKey,
    /** For programs that are started beside it. */
    env: { ...process.env, TIYIN_KEY: shop.token, TIYIN_URL: url },
    nowMs: (): number => testApp.clock.now().getTime(),
    requestOf: (merchantInvoiceId: string): CreateFormRequest => ({
      terminalId: shop.terminalId,
      type: 'Deposit',
      amount: 5_000_000,
      canChangeAmount: false,
      merchantInvoiceId,
      customer: { externalId: 'u-1' },
      successUrl: 'https://shop.example/paid',
      cancelUrl: 'https://shop.example/canceled',
      errorUrl: 'https://shop.example/failed',
    }),
    /** A new webhook as its receiver gets it. */
    sentWebhook: async (): Promise<OutgoingCall> => {
      await shop.pay(randomUUID());
      await testApp.runDueJobs();
      const sent = calls.at(-1);
      if (!sent) throw new Error('nothing was sent');
      return sent;
    },
    close: () => testApp.close(),
  };
}
