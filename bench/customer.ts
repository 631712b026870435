import { createHmac, randomUUID } from 'node:crypto';
import { humo } from '../apps/server/test/payments/shop.ts';
import type { Post } from './http-calls.ts';
import type { Shop } from './shops.ts';

/** The requests of a customer and the merchant's server, in this order. */
export const steps = ['form', 'init', 'credential', 'complete'] as const;

/** Hears how long a step took, in ms. */
export type OnStep = (step: (typeof steps)[number], ms: number) => void;

/**
 * Walks one deposit as far as people do: the shop creates a form, the customer opens it, gets requisites
 * and says "I have paid". The sandbox reports the money three seconds later, by itself.
 * @param amount minor units; its last two digits decide what the sandbox reports
 */
export async function deposit(
  post: Post,
  shop: Shop,
  amount: number,
  onStep: OnStep,
): Promise<void> {
  const timed = async (step: (typeof steps)[number], ...call: Parameters<Post>) => {
    const startedAt = performance.now();
    const answer = await post(...call);
    onStep(step, performance.now() - startedAt);
    return answer;
  };
  const made = await timed('form', '/api/merchant/v1/forms', formRequest(shop, amount), {
    authorization: `Bearer ${shop.key}`,
    'idempotency-key': randomUUID(),
  });
  const formId = String(made['formId']);
  const path = `/api/payments/form/${formId}`;
  const init = await timed('init', `${path}/init`);
  const supportCode = createHmac('sha256', String(init['verficationKey']))
    .update(formId)
    .digest('hex');
  const input = { formId, amount, paymentMethodId: humo, supportCode };
  const issued = await timed('credential', `${path}/credential`, input);
  if (issued['credentials'] === undefined) throw new Error('no account was free');
  await timed('complete', `${path}/complete`, { formId, credential: '9860000000000000' });
}

function formRequest(shop: Shop, amount: number): object {
  return {
    terminalId: shop.terminalId,
    type: 'Deposit',
    amount,
    canChangeAmount: false,
    merchantInvoiceId: randomUUID(),
    customer: { externalId: randomUUID(), firstName: 'Dilnoza', lastName: 'Yoʻldosheva' },
    successUrl: 'https://shop.test/paid',
    cancelUrl: 'https://shop.test/canceled',
    errorUrl: 'https://shop.test/failed',
  };
}
