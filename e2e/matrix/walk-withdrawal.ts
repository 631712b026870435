import {
  maskCardNumber,
  maskCardOrPhone,
  maskRussianPhone,
  type PaymentMethodName,
} from '@tiyin/domain/requisites';
import { type Locator, type Page, expect } from '@playwright/test';
import { type OnTheForm, goToCredential, goToSuccess, methodOf, wordsOf } from './on-the-form.ts';
import type { Walk } from './walks.ts';

/** The payee of each method, as typed: cards that no bank issued, unassigned phones. */
const payees: Readonly<Record<PaymentMethodName, string>> = {
  Humo: '9860120115550099',
  Uzs: '8600120412345673',
  Tinkoff: '4111111111111111',
  TinkoffXCountry: '+998901234567',
  Sberbank: '4111111111111111',
  SberbankXCountry: '4111111111111111',
  Sbp: '9161234567',
};

const masks = { card: maskCardNumber, 'card-or-phone': maskCardOrPhone, phone: maskRussianPhone };

/** A withdrawal from its method to Success; returns the last four digits of the destination. */
export async function walkWithdrawal(on: OnTheForm): Promise<string> {
  const amount = await goToCredential(on);
  const { page, walk, form } = on;
  const { t, money } = wordsOf(walk);
  const kind = methodOf(walk).credential;
  await expect(page.getByRole('heading', { name: t(`header.payee.${kind}`) })).toBeVisible();
  await expect(page.getByText(form.invoiceId)).toBeVisible();
  if (kind === 'phone') await chooseBank(on, 'Сбербанк');
  const payee = payees[walk.method];
  await payeeField(page, walk).pressSequentially(payee);
  await expect(payeeField(page, walk)).toHaveValue(masks[kind](payee));
  await page.getByRole('button', { name: t('send', { amount: money(amount) }) }).click();
  await expect(page.getByRole('heading', { name: t('header.check') })).toBeVisible();
  await page.getByRole('button', { name: t('send.yes', { amount: money(amount) }) }).click();
  await goToSuccess(on, amount);
  return payee.slice(-4);
}

/** The field of the destination's number. */
export const payeeField = (page: Page, walk: Walk): Locator =>
  page.getByRole('textbox', { name: wordsOf(walk).t(`payee.label.${methodOf(walk).credential}`) });

async function chooseBank({ page, walk }: OnTheForm, bank: string): Promise<void> {
  const { t } = wordsOf(walk);
  const field = page.getByRole('combobox', { name: t('payee.bank') });
  await field.fill(bank.toUpperCase());
  await page.getByRole('option', { name: bank, exact: true }).click();
  await expect(field).toHaveValue(bank);
}
