import { listInvoices } from '@tiyin/api/calls/invoices';
import { beginTwoFactor, confirmTwoFactor } from '@tiyin/api/calls/session';
import { openTicket } from '@tiyin/api/calls/tickets';
import { createClient } from '@tiyin/api/client';
import { invoiceStatuses } from '@tiyin/domain/invoices';
import type { BrowserContext } from '@playwright/test';
import { appCode } from './authenticator.ts';
import { sessionHeaders } from './terminals.ts';

/** The member of staff who signs in with a code. */
export const codedPerson = 'support';

const questions = [
  'The customer says that the money left the card two hours ago',
  'Which account did the customer send the money to?',
];

async function clientOf(
  origin: string,
  session: BrowserContext,
): Promise<ReturnType<typeof createClient>> {
  const headers = { ...(await sessionHeaders(origin, session)), origin };
  return createClient({ baseUrl: origin, headers });
}

/**
 * Adds to a fresh demo what it has none of: tickets at the first declined invoice of the first terminal, and a person
 * who signs in with a code.
 */
export async function prepareOffice(
  origin: string,
  sessions: { readonly operator: BrowserContext; readonly coded: BrowserContext },
): Promise<void> {
  const operator = await clientOf(origin, sessions.operator);
  const declined = invoiceStatuses.find(({ code }) => code === 'DECLINED')?.id ?? 0;
  const { data } = await listInvoices(operator, { terminalId: 1, statusIds: [declined] });
  const invoiceId = data[0]?.invoiceId;
  if (invoiceId === undefined) throw new Error('the demo has no declined invoice');
  for (const description of questions) {
    await openTicket(operator, { body: { invoiceId, description } });
  }
  const coded = await clientOf(origin, sessions.coded);
  const { data: begun } = await beginTwoFactor(coded, {
    body: { password: `${codedPerson}-demo` },
  });
  await confirmTwoFactor(coded, { body: { code: appCode(begun.secret) } });
}
