import type { CreatedForm } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { amountStep } from '@tiyin/domain/payment-form';
import { type PaymentMethod, methodByName } from '@tiyin/domain/requisites';
import { type Page, expect } from '@playwright/test';
import { type FormWords, formWords } from '../form-words.ts';
import type { Walk } from './walks.ts';

/** A customer of a form. */
export type OnTheForm = {
  readonly page: Page;
  readonly form: CreatedForm;
  /** Origin of the system under test. */
  readonly origin: string;
  readonly walk: Walk;
  /** Minor units, as requested. */
  readonly amount: number;
};

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };

/** The method of a walk. */
export function methodOf({ method: name }: Walk): PaymentMethod {
  const method = methodByName(name);
  if (method === undefined) throw new Error(`There is no method ${name}`);
  return method;
}

/** The texts of the form on this walk, and its format of minor units. */
export function wordsOf(walk: Walk): FormWords & { readonly money: (amount: number) => string } {
  const words = formWords(walk.language);
  const { currency } = methodOf(walk);
  return {
    ...words,
    money: (amount) => words.amount(amount, currencies[currency]),
  };
}

/** From the form's address to the Credential step: the method is chosen, and the amount made one step greater. */
export async function goToCredential({ page, form, walk, amount }: OnTheForm): Promise<number> {
  const { t, money } = wordsOf(walk);
  await page.goto(`${form.url}?lang=${walk.language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', walk.language);
  await chooseMethod(page, walk);
  await expect(page.getByText(methodNameOf(walk), { exact: true })).toBeVisible();
  const confirm = page.getByRole('button', {
    name: t(walk.flow === 'Deposit' ? 'deposit' : 'withdrawal', { amount: money(amount) }),
  });
  await expect(confirm).toBeEnabled();
  await page.getByRole('button', { name: t('amount.increase') }).click();
  const increased = amount + amountStep;
  await page
    .getByRole('button', {
      name: t(walk.flow === 'Deposit' ? 'deposit' : 'withdrawal', { amount: money(increased) }),
    })
    .click();
  return increased;
}

/** From Method to Init. */
export async function chooseMethod(page: Page, walk: Walk): Promise<void> {
  const { t } = wordsOf(walk);
  const name = page.getByText(methodNameOf(walk), { exact: true });
  const heading = t(walk.flow === 'Deposit' ? 'header.method' : 'header.method.payout');
  const choices = page.getByRole('list', { name: heading }).getByRole('listitem');
  await choices.filter({ has: name }).getByRole('button').click();
  const init = t(walk.flow === 'Deposit' ? 'header.init' : 'withdrawal.header');
  await expect(page.getByRole('heading', { name: init })).toBeVisible();
}

/** From Processing to Success, which links to the merchant's address. */
export async function goToSuccess(on: OnTheForm, amount: number): Promise<void> {
  const { page, walk, origin } = on;
  const { t, money } = wordsOf(walk);
  const isDeposit = walk.flow === 'Deposit';
  const shown = page.getByText(`${isDeposit ? '+' : ''}${money(amount)}`, { exact: true });
  const wait = t(isDeposit ? 'header.processing' : 'withdrawal.processing');
  await expect(page.getByRole('heading', { name: wait })).toBeVisible();
  await expect(shown).toBeVisible();
  const title = t(isDeposit ? 'header.success' : 'header.sent');
  await expect(page.getByRole('heading', { name: title })).toBeVisible(outcome);
  await expect(page.getByText(t(isDeposit ? 'success.text' : 'withdrawal.success'))).toBeVisible();
  await expect(shown).toBeVisible();
  const link = page.getByRole('link', { name: t('button.continue') });
  await expect(link).toHaveAttribute('href', `${origin}/login?paid`);
}

/** The name of the walk's method in its language. */
export const methodNameOf = (walk: Walk): string => wordsOf(walk).t(`method.${walk.method}`);
