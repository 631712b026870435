import type { Page } from '@playwright/test';
import { cancelForm } from '@tiyin/api/calls/form';
import { listTickets } from '@tiyin/api/calls/tickets';
import { createClient } from '@tiyin/api/client';
import type { CreatedForm, Ticket } from '@tiyin/api/types';
import { confirmChange } from '../confirm-change.ts';
import { expect, expectStatus, goToRequisites, confirmPaid, test } from '../journey.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

/** The customer takes a deposit that the sandbox declines to Fail. */
async function goToFail(customer: Page, url: string): Promise<void> {
  await goToRequisites(customer, url);
  await confirmPaid(customer);
  await expect(customer.getByText('Something went wrong')).toBeVisible(outcome);
}

/** The deposit is given up, which ends in Fail at once. */
async function giveUp(origin: string, { formId }: Pick<CreatedForm, 'formId'>): Promise<void> {
  await cancelForm(createClient({ baseUrl: origin }), { formId });
}

async function write(customer: Page, text: string): Promise<void> {
  await customer.getByRole('button', { name: 'Report a problem' }).click();
  const field = customer.getByRole('textbox', { name: 'What happened?' });
  await expect(field).toBeFocused();
  await field.fill(text);
}

/** The tickets of an invoice, as a person's own session lists them. */
async function ticketsOf(baseUrl: string, staff: Page, invoiceId: string): Promise<Ticket[]> {
  const cookies = await staff.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const client = createClient({ baseUrl, headers: { cookie } });
  return (await listTickets(client, { invoiceId })).data;
}

// FORM-62
test(
  'a customer whose deposit was declined writes to support, and support sees it',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const { invoiceId, url } = await createForm({ amount: 48_000_001 });
    await goToFail(customer, url);
    await test.step('an empty text shows an error at the field, and is not sent', async () => {
      await write(customer, '  ');
      await customer.getByRole('button', { name: 'Send to support' }).click();
      const field = customer.getByRole('textbox', { name: 'What happened?' });
      await expect(field).toHaveAccessibleDescription(/Say in a few words what happened/);
      expect(await ticketsOf(origin, staff, invoiceId)).toEqual([]);
      await customer.getByRole('button', { name: 'Not now' }).click();
    });
    await write(customer, 'I paid at noon.\nNothing came.');
    await customer.getByRole('button', { name: 'Send to support' }).dblclick();
    await expect(customer.getByText(/We have your message: ticket number \d+/)).toBeVisible();

    const tickets = await ticketsOf(origin, staff, invoiceId);
    expect(tickets).toMatchObject([
      {
        description: 'I paid at noon.\nNothing came.',
        status: { code: 'NEW' },
        openedBy: { type: 'customer' },
      },
    ]);
    await customer.reload();
    await expect(customer.getByText(`ticket number ${tickets[0]?.id}.`)).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);
    await expectStatus(staff, invoiceId, 'DECLINED');
  },
);

// FORM-63
test(
  'a draft survives a reload, and is sent after an outage',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const form = await createForm();
    const { invoiceId, url } = form;
    await giveUp(origin, form);
    await customer.goto(url);
    await write(customer, 'The bank says it is paid');
    await customer.reload();
    await expect(customer.getByRole('textbox')).toHaveValue('The bank says it is paid');
    await customer.context().setOffline(true);
    await customer.getByRole('button', { name: 'Send to support' }).click();
    await expect(customer.getByText(/No connection/)).toBeVisible();
    await expect(customer.getByRole('textbox')).toHaveValue('The bank says it is paid');
    await customer.context().setOffline(false);
    await expect(customer.getByText(/ticket number \d+/)).toBeVisible();
    const tickets = await ticketsOf(origin, staff, invoiceId);
    expect(tickets.map(({ description }) => description)).toEqual(['The bank says it is paid']);
    expect(await customer.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  'a lost response leaves one ticket',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const form = await createForm();
    const { invoiceId, url } = form;
    await giveUp(origin, form);
    await customer.goto(url);
    let sent = 0;
    await customer.route('**/ticket', async (route) => {
      sent += 1;
      // The server has it; the customer's phone gets no response.
      if (sent > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await write(customer, 'I did not give it up');
    await customer.getByRole('button', { name: 'Send to support' }).click();
    await expect(customer.getByText(/ticket number \d+/)).toBeVisible(outcome);
    expect(sent).toBe(2);
    expect(await ticketsOf(origin, staff, invoiceId)).toHaveLength(1);
  },
);

test(
  'a ticket written during a review outlives the end, and support decides it',
  { tag: '@long' },
  async ({ createForm, customer, staff }) => {
    // …03: nothing ever comes, so that it stays as staff move it.
    const { invoiceId, url } = await createForm({ amount: 48_050_003 });
    await goToRequisites(customer, url);
    await confirmPaid(customer);
    await moveTo(staff, invoiceId, 'ERROR');
    await expect(customer.getByText('We are checking your payment')).toBeVisible(outcome);
    await write(customer, 'I sent it twice');
    await moveTo(staff, invoiceId, 'DECLINED');
    await expect(customer.getByText('Something went wrong')).toBeVisible(outcome);
    await expect(customer.getByRole('textbox')).toHaveValue('I sent it twice');
    await customer.getByRole('button', { name: 'Send to support' }).click();
    await expect(customer.getByText(/ticket number \d+/)).toBeVisible();

    await staff.reload();
    await staff.getByRole('button', { name: 'Support History (1)' }).click();
    await expect(staff.getByText('I sent it twice')).toBeVisible();
    await decide(staff, 'Approve');
    await expect(staff.getByText('Successfully approved')).toBeVisible();
    await customer.reload();
    await expect(customer.getByText(/Ticket number \d+ is closed/)).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  },
);

async function moveTo(staff: Page, invoiceId: string, status: string): Promise<void> {
  await staff.goto(`/invoices/${invoiceId}`);
  await staff.getByRole('button', { name: /Change status/ }).click();
  await staff.getByRole('menuitem', { name: status }).click();
  await confirmChange(staff);
  await expect(staff.getByText('Status changed successfully!')).toBeVisible();
}

async function decide(staff: Page, decision: 'Approve' | 'Reject'): Promise<void> {
  await staff.getByRole('button', { name: decision }).first().click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click();
}
