import type { Page } from '@playwright/test';
import { expectHistoryDepth } from '../history-depth.ts';
import { expect, expectStatus, showNew, test } from '../journey.ts';
import { balanceOn, readAmount } from '../read-amount.ts';
import { findTerminal, listOwnTerminals } from '../terminals.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

test('a withdrawal is paid out to the card that its customer entered, and staff see it DONE', async ({
  origin,
  createForm,
  customer,
  staff,
}) => {
  const terminalId = await payoutTerminal(origin, staff);
  const { invoiceId, url } = await createForm({
    type: 'Withdrawal',
    terminalId,
    amount: 12_000_000,
  });
  await customer.goto(url);
  await customer.getByRole('button', { name: /Humo/ }).click();
  await customer.getByRole('button', { name: /^Withdraw 120/ }).click();
  const card = customer.getByLabel('Card number');

  await test.step('what cannot be a card is not sent, and stays to be corrected', async () => {
    await card.fill('986012011555');
    await card.press('Enter');
    await expect(customer.getByText('it has too few digits')).toBeVisible();
    await expect(card).toBeFocused();
    await expect(card).toHaveValue('9860 1201 1555');
    await expectStatus(staff, invoiceId, 'NEW');
  });
  await test.step('a reload restores the text of the card number', async () => {
    await customer.reload();
    await expect(card).toHaveValue('9860 1201 1555');
    await expect(customer.getByText(/^120.000/)).toBeVisible();
  });
  await card.press('End');
  await card.pressSequentially('1234');
  await expect(card).toHaveValue('9860 1201 1555 1234');
  // A press counts once the page has been seen for a second.
  await expect(customer.getByRole('button', { name: /^Send 120/ })).toBeEnabled();
  await card.press('Enter');
  await test.step('the payee and the amount are checked before sending', async () => {
    await expect(customer.getByRole('heading', { name: 'Check before you send' })).toBeFocused();
    await expect(customer.getByText('9860 1201 1555 1234')).toBeVisible();
    await expectStatus(staff, invoiceId, 'NEW');
  });
  await customer.getByRole('button', { name: /^Yes, send 120/ }).click();
  await expect(customer.getByText('Wait. Withdrawal in progress...')).toBeVisible();
  await expectHistoryDepth(customer, 1);
  await customer.reload();
  await expect(customer.getByText('Money sent')).toBeVisible(outcome);
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?paid`);

  await expectStatus(staff, invoiceId, 'DONE');
  const history = staff.getByRole('list', { name: 'History of status changes' });
  await expect(history.getByRole('listitem')).toHaveText([/DONE/, /PAYED/, /IN_PROGRESS/, /NEW/]);
  await expect(staff.getByText('1234', { exact: false }).first()).toBeVisible();
});

test(
  'watching staff see a withdrawal arrive, be paid out and its money leave, without a reload',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const terminalId = await payoutTerminal(origin, staff);
    const balance = balanceOn(staff);
    await staff.goto(`/invoices?terminal=${terminalId}`);
    const before = await readAmount(balance);
    const { invoiceId, url } = await createForm({
      type: 'Withdrawal',
      terminalId,
      amount: 15_000_000,
    });
    const row = staff.getByRole('row', { name: new RegExp(invoiceId, 'i') });
    await showNew(staff);
    await expect(row).toContainText('NEW');

    const details = await staff.context().newPage();
    await details.goto(`/invoices/${invoiceId}`);
    const history = details.getByRole('list', { name: 'History of status changes' });
    await expect(history.getByRole('listitem')).toHaveText([/NEW/]);

    await customer.goto(url);
    await customer.getByRole('button', { name: /Humo/ }).click();
    await customer.getByRole('button', { name: /^Withdraw 150/ }).click();
    await customer.getByLabel('Card number').fill('9860120115551234');
    await customer.getByRole('button', { name: /^Send 150/ }).click();
    await customer.getByRole('button', { name: /^Yes, send 150/ }).click();
    await expect(history.getByRole('listitem')).toHaveText(
      [/DONE/, /PAYED/, /IN_PROGRESS/, /NEW/],
      outcome,
    );
    await expect(customer.getByText('Money sent')).toBeVisible(outcome);
    await expect(row).toContainText('DONE', outcome);
    // 150 000.00, and of it 1 % with 1 000.00 more for the fee
    await expect.poll(() => readAmount(balance), outcome).toBe(before - 15_000_000 - 250_000);
  },
);

/** The terminal that the demo merchant pays out soums from. */
async function payoutTerminal(origin: string, staff: Page): Promise<number> {
  const terminals = await listOwnTerminals(origin, staff.context());
  return findTerminal(terminals, { flow: 'Withdrawal', currency: 'UZS' });
}
