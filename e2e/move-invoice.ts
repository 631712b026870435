import type { BrowserContext } from '@playwright/test';
import { changeInvoiceStatus } from '@tiyin/api/calls/invoices';
import { createClient } from '@tiyin/api/client';
import { type InvoiceStatusCode, invoiceStatuses } from '@tiyin/domain/invoices';
import { sessionHeaders } from './terminals.ts';

/** A member of staff, signed in, moves an invoice to a status, without a page of theirs (INVOICE-36). */
export async function moveInvoice(
  origin: string,
  operator: BrowserContext,
  invoiceId: string,
  code: InvoiceStatusCode,
): Promise<void> {
  const headers = { ...(await sessionHeaders(origin, operator)), origin };
  const statusId = invoiceStatuses.find((status) => status.code === code)?.id ?? 0;
  await changeInvoiceStatus(createClient({ baseUrl: origin, headers }), {
    body: { invoiceId, statusId, reason: 'A journey needs it' },
  });
}
