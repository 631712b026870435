import type { Tiyin } from '../tiyin.ts';

interface Advance {
  readonly invoiceId: string;
  /** As it was typed; undefined for the end of what the invoice waits for. */
  readonly minutes: string | undefined;
}

/** Moves the clock of an invoice in test on, and prints its status. */
export async function advance(
  tiyin: Tiyin,
  { invoiceId, minutes }: Advance,
  log: (line: string) => void,
): Promise<void> {
  if (minutes !== undefined && !/^[1-9]\d{0,4}$/.test(minutes)) {
    throw new Error(`${minutes} is no number of minutes.`);
  }
  const invoice = await tiyin.advanceInvoice(
    invoiceId,
    minutes === undefined ? {} : { minutes: Number(minutes) },
  );
  log(`${invoice.merchantInvoiceId} ${invoice.status}`);
}
