import { Buffer } from 'node:buffer';
import { getInvoice } from '@tiyin/api/calls/invoices';
import { listReturns } from '@tiyin/api/calls/returns';
import { reportTransfer } from '@tiyin/api/calls/transfers';
import { confirmPaidByCall, takeRequisites } from '../customer-calls.ts';
import { expect, test } from '../journey.ts';
import { officeClient } from '../office-client.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Minor units. The sandbox never pays such an amount by itself. */
const amount = 37_770_003;
const excess = 500_000;

// FORM-420, FORM-270, FORM-271, INVOICE-242, OFFICE-456
test('a customer who sent too much requests it back with the bank’s receipt, and staff work it to its end', async ({
  origin,
  createForm,
  customer,
  staff,
}) => {
  const client = await officeClient(origin, staff.context());
  const { formId, invoiceId, url } = await createForm({ amount, canChangeAmount: false });
  await takeRequisites(origin, formId);
  await confirmPaidByCall(origin, formId);
  const comment = 'Seen at the bank';
  const paid = { accountId: 1, amount: amount + excess, transferId: formId, invoiceId, comment };
  await reportTransfer(client, { body: paid });
  const main = customer.getByRole('main');

  await test.step('the customer requests it to their own card, and attaches the receipt', async () => {
    await customer.goto(url);
    await customer.getByRole('button', { name: /^Get 5\s000\sUZS back$/ }).click();
    await customer.getByRole('textbox', { name: 'Card number' }).fill('9860120115551234');
    await main.getByRole('button', { name: 'Continue' }).first().click();
    await customer.getByRole('button', { name: 'Yes, request it' }).click();
    await expect(customer.getByText(/Our staff check it, and the answer/)).toBeVisible();
    await expect(customer.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: png };
    await customer.locator('input[type="file"]').setInputFiles(picture);
    await expect(customer.getByText('The receipt is attached.')).toBeVisible();
  });

  await test.step('staff read the receipt and approve the return with an answer', async () => {
    await staff.goto(`/invoices/${invoiceId}`);
    await staff.getByRole('button', { name: 'Support History (1)' }).click();
    const loading = staff.waitForEvent('download');
    await staff.getByRole('link', { name: 'Receipt (PNG, 1 kB)' }).click();
    expect((await loading).suggestedFilename()).toMatch(/^receipt-\d+\.png$/);
    await staff.getByRole('button', { name: 'Approve the request' }).click();
    const question = staff.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Answer to the customer' }).fill('You paid twice');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(staff.getByText('Successfully approved')).toBeVisible();
  });

  await test.step('the open page says that the money was sent, and nothing stays in suspense', async () => {
    const sent = customer.getByText(/5\s000\sUZS was sent back to the number that ends in 1234/);
    await expect(sent).toBeVisible({ timeout: 40_000 });
    await expect(customer.getByText('Answer of support: You paid twice')).toBeVisible();
    const { data } = await getInvoice(client, { id: invoiceId });
    expect(data).toMatchObject({ amount, invoiceStatus: { code: 'DONE' } });
    expect(await listReturns(client, { invoiceId })).toMatchObject({
      data: [{ amount: excess, status: { code: 'PAID' } }],
      returnable: null,
    });
  });
});
