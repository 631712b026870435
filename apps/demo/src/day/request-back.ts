import type { InvoiceId } from '@tiyin/domain/ids';
import { lockInvoice } from '@tiyin/server/payments/invoice-rows/invoice-row';
import { requestReturn } from '@tiyin/server/payments/returns/request-return';
import { attachReceipt } from '@tiyin/server/tickets/ticket-receipt';
import { drawPng } from '../draw-png.ts';
import type { Work } from './production-deposit.ts';

/** A customer's own card, which no bank gave out. */
const ownCard = '9860350142217788';

/** The customer of a deposit requests back what came too much, with a picture of the bank's receipt (FORM-420). */
export async function requestBack(
  { tx, context: { secrets }, now }: Work,
  invoiceId: InvoiceId,
): Promise<void> {
  const row = await lockInvoice(tx, invoiceId);
  if (!row) return;
  await requestReturn(tx, row, { payee: { credential: ownCard }, secrets, now });
  await attachReceipt(tx, { invoiceId, kind: 'RETURN', bytes: drawReceipt(), now });
}

/** A sheet with lines of grey, as of a text that cannot be read. */
function drawReceipt(): Buffer {
  return drawPng(120, 160, (x, y) => {
    const isInk = y % 16 < 5 && y > 15 && x > 12 && x < 60 + ((y * 7) % 48);
    return isInk ? [120, 128, 140, 255] : [255, 255, 255, 255];
  });
}
