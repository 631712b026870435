import { changeInvoiceStatus, listInvoices } from '@tiyin/api/calls/invoices';
import { beginTwoFactor, confirmTwoFactor } from '@tiyin/api/calls/two-factor';
import { openTicket } from '@tiyin/api/calls/tickets';
import type { createClient } from '@tiyin/api/client';
import { type InvoiceStatusCode, invoiceStatuses } from '@tiyin/domain/invoices';
import type { BrowserContext } from '@playwright/test';
import { appCode } from './authenticator.ts';
import { officeClient } from './office-client.ts';

/** The member of staff who signs in with a code. */
export const codedPerson = 'support';

const questions = [
  'The customer says that the money left the card two hours ago',
  'Which account did the customer send the money to?',
];

const idOf = (code: InvoiceStatusCode) =>
  invoiceStatuses.find((status) => status.code === code)?.id ?? 0;

/** The first invoice of the first terminal in a status. */
async function findInvoice(
  client: ReturnType<typeof createClient>,
  code: InvoiceStatusCode,
): Promise<string> {
  const { data } = await listInvoices(client, { statusIds: [idOf(code)], terminalId: 1 });
  const invoiceId = data[0]?.invoiceId;
  if (invoiceId === undefined) throw new Error(`the demo has no invoice in ${code}`);
  return invoiceId;
}

/**
 * Adds data that a fresh demo may lack: tickets at the first declined invoice of the first
 * terminal, an invoice that needs staff, and a person who signs in with a code.
 */
export async function prepareOffice(
  origin: string,
  sessions: { readonly operator: BrowserContext; readonly coded: BrowserContext },
): Promise<void> {
  const operator = await officeClient(origin, sessions.operator);
  const invoiceId = await findInvoice(operator, 'DECLINED');
  for (const description of questions) {
    await openTicket(operator, { body: { invoiceId, description } });
  }
  const needy = await findInvoice(operator, 'IN_PROGRESS');
  await changeInvoiceStatus(operator, { body: { invoiceId: needy, statusId: idOf('ERROR') } });
  await turnOnCodes(await officeClient(origin, sessions.coded));
}

async function turnOnCodes(client: ReturnType<typeof createClient>): Promise<void> {
  const { data } = await beginTwoFactor(client, { body: { password: `${codedPerson}-demo` } });
  await confirmTwoFactor(client, { body: { code: appCode(data.secret) } });
}
