import { setTimeout as pause } from 'node:timers/promises';
import { getFormStatus } from '@tiyin/api/calls/form';
import { getMerchantInvoice } from '@tiyin/api/calls/merchant-api';
import type { ApiClient } from '@tiyin/api/request';
import { type InvoiceStatusCode, isFinalStatus } from '@tiyin/domain/invoices';
import type { Random } from '../random.ts';
import { type Life, type World, see } from '../world.ts';
import type { CreatedForm } from './create-form.ts';

type Watched = {
  readonly world: World;
  readonly random: Random;
  readonly merchant: ApiClient;
  readonly life: Life;
};

/** The interval of status requests for an invoice that may wait for hours. */
const looksAtWaiting = 5;

/** The customer's form polls the status, and the merchant's server reads the invoice in the end. */
export function watchForm(form: CreatedForm): Promise<void> {
  const { customer, formId } = form;
  return watch(form, async () => (await getFormStatus(customer, { formId })).status);
}

/** The merchant's server polls the invoice. */
export function watchInvoice(watched: Watched): Promise<void> {
  const { merchant, life } = watched;
  const id = life.invoiceId;
  return watch(watched, async () => (await getMerchantInvoice(merchant, { id })).status);
}

/** Looks until the end; at one that may wait for long, a few times. */
async function watch(
  { world, random, merchant, life }: Watched,
  look: () => Promise<InvoiceStatusCode>,
): Promise<void> {
  const mayWait = life.mayEnd.some((status) => !isFinalStatus(status));
  let isOver = false;
  for (let looks = 1; !isOver && !world.closing.signal.aborted; looks += 1) {
    await pause(random.between(500, 2_000));
    const status = await look();
    see(life, status);
    isOver = isFinalStatus(status) || (mayWait && looks === looksAtWaiting);
  }
  life.reading = await getMerchantInvoice(merchant, { id: life.invoiceId });
  see(life, life.reading.status);
}
