import { listRefunds } from '@tiyin/api/calls/invoices';
import { reportTransfer } from '@tiyin/api/calls/transfers';
import type { Locator, Page } from '@playwright/test';
import { takeRequisites } from '../customer-calls.ts';
import { expect, expectStatus, test } from '../journey.ts';
import { officeClient } from '../office-client.ts';

/** Minor units. The sandbox never pays such an amount by itself, and pays out those of the refunds. */
const amount = 37_880_003;
const part = '100 000.00';

async function openRefund(staff: Page): Promise<Locator> {
  await staff.getByRole('button', { name: 'Refund', exact: true }).click();
  return staff.getByRole('dialog', { name: 'Refund' });
}

/** By name: a toast is an alertdialog, too. */
async function confirmRefund(staff: Page, reason: string): Promise<void> {
  const question = staff.getByRole('alertdialog', { name: 'Refund', exact: true });
  await question.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toBeHidden();
}

// OFFICE-280, OFFICE-915, INVOICE-230, INVOICE-231
test('staff refund a part to a card and a part to a customer who names it, and both are paid out', async ({
  origin,
  createForm,
  customer,
  staff,
}) => {
  const client = await officeClient(origin, staff.context());
  const { formId, invoiceId } = await createForm({ amount, canChangeAmount: false });
  await takeRequisites(origin, formId);
  const comment = 'Seen at the bank';
  const body = { accountId: 1, amount, transferId: formId, invoiceId, comment };
  await reportTransfer(client, { body });

  await test.step('a part goes to the card that staff enter, after its effect was shown', async () => {
    await staff.goto(`/invoices/${invoiceId}`);
    const dialog = await openRefund(staff);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100000');
    await dialog.getByRole('textbox', { name: /^Payee’s card/ }).fill('9860120115551234');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(staff.getByRole('alertdialog', { name: 'Refund', exact: true })).toContainText(
      part,
    );
    await confirmRefund(staff, 'A part of the order was sold out');
    await expect(dialog).toBeHidden();
    await expect(staff.getByRole('button', { name: 'Refunds (1)' })).toBeVisible();
  });

  const link = await test.step('the rest goes to a customer who gets a link', async () => {
    const dialog = await openRefund(staff);
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).not.toHaveValue('');
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100000');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await confirmRefund(staff, 'The customer sent it back');
    const address = staff.getByText(/\/payment\/[\w-]+$/);
    await expect(address).toBeVisible();
    // The button that opened the question has gone.
    await expect(dialog).toBeFocused();
    return (await address.textContent()) ?? '';
  });

  await test.step('the customer enters a card on the form', async () => {
    await customer.goto(link);
    await customer.getByRole('textbox').first().fill('9860120115551234');
    await customer.getByRole('button', { name: /^Send 100/ }).click();
    await customer.getByRole('button', { name: /^Yes, send 100/ }).click();
  });

  await test.step('both are paid out, and the deposit stays DONE', async () => {
    const statuses = async () => {
      const { data } = await listRefunds(client, { invoiceId });
      return data.map(({ invoiceStatus }) => invoiceStatus.code);
    };
    await expect.poll(statuses, { timeout: 40_000 }).toEqual(['DONE', 'DONE']);
    await expectStatus(staff, invoiceId, 'DONE');
    await expect(staff.getByText('Refunded').first()).toBeVisible();
  });
});
