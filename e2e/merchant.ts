import { randomUUID } from 'node:crypto';
import { createForm } from '@tiyin/api/calls/merchant-api';
import { createClient } from '@tiyin/api/client';
import type { CreateFormRequest, CreatedForm } from '@tiyin/api/types';

let created = 0;

/**
 * Minor units that no other journey uses: requisites of one amount stay leased after an unpaid
 * journey, and there are only a few accounts (ROUTING-26). Whole, so that the sandbox pays it.
 */
function amountOfItsOwn(): number {
  created += 1;
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  return 52_000_000 + (worker * 1000 + created) * 100;
}

/** The demo merchant's own server, as far as a journey needs one: it makes a deposit form. */
export async function createMerchantForm(
  baseUrl: string,
  request: Partial<CreateFormRequest> = {},
): Promise<CreatedForm> {
  const client = createClient({ baseUrl, headers: { Authorization: 'Bearer tiyin_demo_key' } });
  return createForm(client, {
    idempotencyKey: randomUUID(),
    body: {
      terminalId: 1,
      type: 'Deposit',
      amount: amountOfItsOwn(),
      canChangeAmount: true,
      merchantInvoiceId: `e2e-${randomUUID()}`,
      customer: { externalId: randomUUID(), firstName: 'Dilnoza', lastName: 'Yoʻldosheva' },
      successUrl: `${baseUrl}/login?paid`,
      cancelUrl: `${baseUrl}/login?canceled`,
      errorUrl: `${baseUrl}/login?failed`,
      ...request,
    },
  });
}
