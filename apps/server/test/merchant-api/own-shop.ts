import { randomUUID } from 'node:crypto';
import type { CreateFormRequest, CreatedForm } from '@tiyin/api/types';
import { apiKey } from '../../src/db/schema.ts';
import { createApiToken, hashToken } from '../../src/secrets/token.ts';
import { type Caller, merchantServer } from '../callers.ts';
import { type Shop, type ShopOptions, insertShop } from '../payments/shop.ts';
import { expected } from '../staff/people-actors.ts';
import type { TestApp } from '../test-app.ts';

/** A shop of a test's own that is called by its key. */
export type OwnShop = Shop & {
  readonly token: string;
  readonly call: Caller;
  /** Creates a deposit of this order. */
  readonly pay: (
    merchantInvoiceId: string,
    input?: Partial<CreateFormRequest>,
  ) => Promise<CreatedForm>;
};

/** Inserts a shop with an API key that may do everything. */
export async function openOwnShop(testApp: TestApp, options: ShopOptions = {}): Promise<OwnShop> {
  const token = createApiToken();
  const { database, secrets } = testApp.context;
  const shop = await database.transaction(async (tx) => {
    const made = await insertShop(tx, secrets, options);
    const values = { merchantId: made.merchantId, tokenHash: hashToken(token) };
    await tx.insert(apiKey).values({ ...values, createdAt: testApp.clock.now() });
    return made;
  });
  const call = merchantServer(testApp.app, token);
  const pay: OwnShop['pay'] = (merchantInvoiceId, input) =>
    expected<CreatedForm>(
      call({
        method: 'POST',
        url: '/api/merchant/v1/forms',
        headers: { 'idempotency-key': randomUUID() },
        body: {
          terminalId: shop.terminalId,
          type: 'Deposit',
          amount: 5_000_000,
          canChangeAmount: false,
          merchantInvoiceId,
          customer: { externalId: 'u-1' },
          successUrl: 'https://shop.example/paid',
          cancelUrl: 'https://shop.example/canceled',
          errorUrl: 'https://shop.example/failed',
          ...input,
        },
      }),
      201,
    );
  return { ...shop, token, call, pay };
}
