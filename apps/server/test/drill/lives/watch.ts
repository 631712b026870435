import { setTimeout as pause } from 'node:timers/promises';
import { getFormStatus } from '@tiyin/api/calls/form';
import { getMerchantInvoice } from '@tiyin/api/calls/merchant-api';
import type { ApiClient } from '@tiyin/api/request';
import { type InvoiceStatusCode, isFinalStatus } from '@tiyin/domain/invoices';
import type { Random } from '../random.ts';
import { type Life, type World, see } from '../world.ts';

type Watched = {
  readonly world: World;
  readonly random: Random;
  readonly merchant: ApiClient;
  readonly customer: ApiClient;
  readonly formId: string;
  readonly life: Life;
};

/** How often somebody looks at what may wait for hours. */
const looksAtWaiting = 5;

/**
 * The customer's form polls the status to the end, and the merchant's server reads the invoice then. One
 * that may wait for long is looked at a few times.
 */
export async function watch(watched: Watched): Promise<void> {
  const { world, random, merchant, customer, formId, life } = watched;
  const mayWait = life.mayEnd.some((status) => !isFinalStatus(status));
  let status: InvoiceStatusCode = 'NEW';
  for (let looks = 0; !isFinalStatus(status); looks += 1) {
    if (world.closing.signal.aborted || (mayWait && looks === looksAtWaiting)) return;
    await pause(random.between(500, 2_000));
    ({ status } = await getFormStatus(customer, { formId }));
    see(life, status);
  }
  life.reading = await getMerchantInvoice(merchant, { id: life.invoiceId });
  see(life, life.reading.status);
}
