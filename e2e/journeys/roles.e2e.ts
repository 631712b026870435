import { listInvoices } from '@tiyin/api/calls/invoices';
import { openTicket } from '@tiyin/api/calls/tickets';
import { openPage, signIn, test } from '../journey.ts';
import { officeClient } from '../office-client.ts';
import { expectNoWayIn, expectRefusals, walkOffice } from '../walk-office.ts';

/** A terminal of the demo merchant in production, and the status DONE. */
const [terminal, done] = [6, 5];

// The newest invoice gets a ticket, without which there is nothing to decide.
test.beforeAll(async ({ browser, origin }) => {
  const { page, context, close } = await openPage(browser);
  await signIn(page, 'operator');
  const client = await officeClient(origin, context);
  const { data } = await listInvoices(client, { terminalId: terminal, statusIds: [done] });
  const invoiceId = data[0]?.invoiceId ?? '';
  await openTicket(client, { body: { invoiceId, description: 'Where did the money go?' } });
  await close();
});

// Who may least in each run, the others in the full one.
for (const [role, tag] of [
  ['operator', ['@long']],
  ['merchant', ['@long']],
  ['support', ['@long']],
  ['viewer', []],
] as const) {
  test(
    `${role} finds on every screen exactly what the role's permissions allow`,
    { tag: [...tag] },
    async ({ browser }) => {
      const { page, close } = await openPage(browser);
      await signIn(page, role);
      await page.goto(`/invoices?terminal=${terminal}&statusIds=${done}`);
      await walkOffice(page, role);
      await expectNoWayIn(page, role);
      await expectRefusals(page, role);
      await close();
    },
  );
}
