import type { Page } from '@playwright/test';
import { listTerminals } from '@tiyin/api/calls/terminals';
import { createClient } from '@tiyin/api/client';
import { expect, expectStatus, test } from '../journey.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

test('a withdrawal is paid out to the card that its customer entered, and staff see it DONE', async ({
  origin,
  order,
  customer,
  staff,
}) => {
  const terminalId = await payoutTerminal(origin, staff);
  const { invoiceId, url } = await order({ type: 'Withdrawal', terminalId, amount: 12_000_000 });
  await customer.goto(url);
  await customer.getByRole('button', { name: /Humo/ }).click();
  await customer.getByRole('button', { name: /^Withdraw 120/ }).click();
  const card = customer.getByLabel('Card number');

  await test.step('what cannot be a card is not sent, and stays to be mended', async () => {
    await card.fill('986012011555');
    await card.press('Enter');
    await expect(customer.getByText('it has too few or too many digits')).toBeVisible();
    await expect(card).toBeFocused();
    await expect(card).toHaveValue('9860 1201 1555');
    await expectStatus(staff, invoiceId, 'NEW');
  });
  await test.step('a reload comes back to the card', async () => {
    await customer.reload();
    await expect(card).toBeVisible();
    await expect(customer.getByText(/^120.000/)).toBeVisible();
  });
  await card.pressSequentially('9860120115551234');
  await expect(card).toHaveValue('9860 1201 1555 1234');
  await card.press('Enter');
  await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('Money sent')).toBeVisible(outcome);
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?paid`);

  await expectStatus(staff, invoiceId, 'DONE');
  const history = staff.getByRole('list', { name: 'History of status changes' });
  await expect(history.getByRole('listitem')).toHaveText([/DONE/, /PAYED/, /IN_PROGRESS/, /NEW/]);
  await expect(staff.getByText('1234', { exact: false }).first()).toBeVisible();
});

/** The terminal that the demo merchant pays out soums from, as the operator's own session lists it. */
async function payoutTerminal(baseUrl: string, staff: Page): Promise<number> {
  const cookies = await staff.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { data } = await listTerminals(createClient({ baseUrl, headers: { cookie } }), {});
  // Of the merchant whose first terminal the other journeys order by.
  const own = data.find(({ id }) => id === 1)?.merchantId;
  const found = data.find(
    ({ merchantId, paymentFlow, currency, inTest }) =>
      merchantId === own && paymentFlow.code === 'WITHDRAWAL' && currency.code === 'UZS' && inTest,
  );
  if (!found) throw new Error('the demo merchant has no terminal to pay out from');
  return found.id;
}
