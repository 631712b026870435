import { randomUUID } from 'node:crypto';
import { createForm } from '@tiyin/api/calls/merchant-api';
import { createClient } from '@tiyin/api/client';
import type { CreateFormRequest, CreatedForm } from '@tiyin/api/types';

/** The demo merchant's own server, as far as a journey needs one: it makes a deposit form. */
export async function orderDeposit(
  baseUrl: string,
  order: Partial<CreateFormRequest> = {},
): Promise<CreatedForm> {
  const client = createClient({ baseUrl, headers: { Authorization: 'Bearer tiyin_demo_key' } });
  return createForm(client, {
    idempotencyKey: randomUUID(),
    body: {
      terminalId: 1,
      type: 'Deposit',
      amount: 48_000_000,
      canChangeAmount: true,
      merchantInvoiceId: `e2e-${randomUUID()}`,
      customer: { externalId: 'u-1', firstName: 'Dilnoza', lastName: 'Yoʻldosheva' },
      successUrl: `${baseUrl}/login?paid`,
      cancelUrl: `${baseUrl}/login?canceled`,
      errorUrl: `${baseUrl}/login?failed`,
      ...order,
    },
  });
}
