import { initForm } from '@tiyin/api/calls/form';
import { createClient } from '@tiyin/api/client';
import type { FormCredentials } from '@tiyin/api/types';
import { plainAmount } from '@tiyin/domain/money';
import {
  cardScheme,
  groupCardNumber,
  type PaymentMethodName,
  readMobileRequisite,
} from '@tiyin/domain/requisites';
import { type Locator, type Page, expect } from '@playwright/test';
import {
  type OnTheForm,
  goToCredential,
  goToSuccess,
  methodNameOf,
  methodOf,
  wordsOf,
} from './on-the-form.ts';
import type { Walk } from './walks.ts';

/** The schemes of the methods that have one (FORM-40). */
const schemes: Partial<Record<PaymentMethodName, string>> = { Humo: 'humo', Uzs: 'uzcard' };

/** A deposit from its method to Success; returns the last four digits of the destination. */
export async function walkDeposit(on: OnTheForm): Promise<string> {
  const amount = await goToCredential(on);
  const { page, walk } = on;
  const { t } = wordsOf(walk);
  await expect(page.getByRole('heading', { name: t('header.credential') })).toBeVisible();
  await expect(havePaid(page, walk)).toBeVisible();
  const credentials = await readIssued(on, amount);
  await expectRequisites(on, credentials, amount);
  await havePaid(page, walk).click();
  await goToSuccess(on, amount);
  return credentials.value.slice(-4);
}

/** The button to confirm the payment, once there are requisites. */
export const havePaid = (page: Page, walk: Walk): Locator =>
  page.getByRole('button', { name: wordsOf(walk).t('have_paid') });

/** The requisites issued by the server. */
async function readIssued({ origin, form }: OnTheForm, amount: number): Promise<FormCredentials> {
  const { issued } = await initForm(createClient({ baseUrl: origin }), form);
  if (issued === undefined) throw new Error('The server issued no requisites');
  expect(issued.amount).toBe(amount);
  return issued.credentials;
}

/** They have the method's kind and scheme, are shown in full, and are copied in plain digits. */
async function expectRequisites(
  { page, walk, form }: OnTheForm,
  { value, owner, bank_name: bank, country_code: country, type }: FormCredentials,
  amount: number,
): Promise<void> {
  const { t, money } = wordsOf(walk);
  const method = methodOf(walk);
  const isPhone = type === 'by_mobile';
  if (method.credential !== 'card-or-phone') expect(isPhone).toBe(method.credential === 'phone');
  expect(isPhone ? undefined : cardScheme(value)).toBe(schemes[walk.method]);

  expect({ bank, owner }).toEqual({ bank: expect.any(String), owner: expect.any(String) });
  const label = t(isPhone ? 'payee.label.phone' : 'card_number');
  const phone = isPhone ? readMobileRequisite(value, country) : undefined;
  const shown = phone?.ok === true ? phone.text : groupCardNumber(value);
  const plain = plainAmount(amount, 2);
  for (const text of [shown, methodNameOf(walk), bank, owner, label, plain, form.invoiceId]) {
    await expect(page.getByText(text ?? '', { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(money(amount), { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: `${t('copy')}: ${label}` }).click();
  await expect(page.getByRole('button', { name: `${t('copied')}: ${label}` })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(isPhone ? `+${value}` : value);
}
