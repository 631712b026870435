import type { Locator, Page } from '@playwright/test';
import { listTerminals } from '@tiyin/api/calls/terminals';
import { createClient } from '@tiyin/api/client';
import {
  expectInSight,
  expectNoViolations,
  expectTargets,
  expectWhole,
  withReadersSpacing,
} from '../accessibility.ts';
import { expect, test, copyAmount } from '../journey.ts';
import { pressByKey, tabTo } from '../keyboard.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };
/* Each language and each theme once, because texts and colours are independent. */
const views = [
  { language: 'RU', colorScheme: 'dark' },
  { language: 'UZ', colorScheme: 'light' },
  { language: 'EN', colorScheme: 'dark' },
] as const;
const phone = { width: 360, height: 640 };
const low = { width: 320, height: 480 };
/** 1280 px at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

// FORM-4
test('a deposit is made with only the keyboard, and each step is announced', async ({
  createForm,
  customer,
}) => {
  const { url, invoiceId } = await createForm({ amount: 48_000_000 });
  // So low that a focused element has to be scrolled out from under the main button.
  await customer.setViewportSize(low);
  await customer.goto(url);
  await expectStep(customer, 'Choose a payment method', { isFirst: true });
  await pressByKey(customer, customer.getByRole('button', { name: /Humo/ }));
  await expectStep(customer, 'Payment');
  await pressByKey(customer, customer.getByRole('button', { name: 'Increase the amount' }));
  await pressByKey(customer, customer.getByRole('button', { name: /^Deposit 481.000/ }));
  await expectStep(customer, 'Copy credentials and send money');
  await pressByKey(customer, customer.getByRole('button', { name: 'Copy: Card number' }));
  await expect(
    customer.getByRole('status').filter({ hasText: 'Copied: Card number' }),
  ).toBeAttached();
  expect(await customer.evaluate(() => navigator.clipboard.readText())).toMatch(/^9860\d{12}$/);
  await pressByKey(customer, customer.getByRole('button', { name: /I have paid/ }));
  await expectStep(customer, 'Wait. Payment in progress...');
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Payment received', outcome);
  await expectStep(customer, 'Payment received');
  await lookAt(customer, 'Success', customer.getByText(invoiceId));
  await tabTo(customer, customer.getByRole('link', { name: 'Continue' }));
});

// FORM-1, FORM-47
test(
  'a withdrawal to a phone is made by keyboard alone, its errors at their fields',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const terminalId = await payoutTerminal(origin, staff, 'RUB');
    const { url } = await createForm({ type: 'Withdrawal', terminalId, amount: 9_000_000 });
    await customer.goto(url);
    await expectStep(customer, 'Choose how to receive the money', { isFirst: true });
    await pressByKey(customer, customer.getByRole('button', { name: /SBP/ }));
    await expectStep(customer, 'Withdrawal');
    await pressByKey(customer, customer.getByRole('button', { name: /^Withdraw/ }));
    await expectStep(customer, 'Choose the bank, insert the phone number and click "Send"');
    const bank = customer.getByLabel('Bank');
    const number = customer.getByLabel('Phone number');
    const send = customer.getByRole('button', { name: /^(Send|Отправить|.* yuborish)/ });
    await expect(bank).toBeEnabled();

    await test.step('a missing value shows an error at its field, which has the focus', async () => {
      await pressByKey(customer, send);
      await expect(bank).toBeFocused();
      await expect(bank).toHaveAccessibleDescription('Choose the bank');
      await customer.keyboard.type('сбербанк');
      await customer.keyboard.press('Enter');
      await pressByKey(customer, send);
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription('Fill in the phone number');
      await customer.keyboard.type('8161234567');
      await expect(number).toHaveAccessibleDescription('Phone number must start with nine');
      await lookAt(customer, 'Credential with an error');
      await number.fill('');
      await customer.keyboard.type('9161234567');
    });
    await test.step('another language keeps the step and the typed text', async () => {
      await pressByKey(customer, customer.getByRole('link', { name: 'RU Русский' }));
      await expect(customer.locator('html')).toHaveAttribute('lang', 'ru');
      await expect(customer).toHaveURL(/\?lang=ru$/);
      await expect(customer.getByLabel('Банк')).toHaveValue('Сбербанк');
      await expect(customer.getByLabel('Номер телефона')).toHaveValue('+7 (916) 123-45-67');
      await expect(customer.getByRole('link', { name: 'RU Русский' })).toBeFocused();
    });
    await test.step('a page that the phone discarded is restored with its text', async () => {
      await customer.reload();
      await expect(customer.getByLabel('Банк')).toHaveValue('Сбербанк');
      await expect(customer.getByLabel('Номер телефона')).toHaveValue('+7 (916) 123-45-67');
    });
    await pressByKey(customer, send);
    await expectStep(customer, 'Проверьте перед отправкой');
    await expect(customer.getByRole('definition')).toHaveText([
      '+7 916 123 45 67',
      'Сбербанк',
      /СБП/,
      /^90\s000\sRUB$/,
    ]);
    const yes = customer.getByRole('button', { name: /^Да, отправить/ });
    await expect(yes).toBeEnabled();
    await pressByKey(customer, yes);
    await expectStep(customer, 'Подождите. Отправляем деньги...');
    // The payee must not be visible to the next user of this phone.
    expect(await customer.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText(
      'Деньги отправлены',
      outcome,
    );
    await expectStep(customer, 'Деньги отправлены');
  },
);

test('every step of a deposit can be read and pressed by anyone, in any language', async ({
  createForm,
  customer,
}) => {
  // …03: no money arrives, so that Processing stays.
  const { url, invoiceId } = await createForm({ amount: 48_000_003 });
  const id = customer.getByText(invoiceId);
  await customer.goto(`${url}?lang=En`);
  await lookAt(customer, 'Method');
  await customer.getByRole('button', { name: /Humo/ }).click();
  await lookAt(customer, 'Init');
  await customer.getByRole('button', { name: /^Deposit/ }).click();
  const paid = customer.getByRole('button', { name: /I have paid/ });
  await expect(paid).toBeVisible();
  const warning =
    /^(You may close this page|Страницу можно закрыть|Sahifani yopishingiz mumkin)\. /;
  await lookAt(customer, 'Credential', customer.getByText(warning));
  await copyAmount(customer);
  await paid.click();
  await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible();
  await lookAt(customer, 'Processing', id);
});

test(
  'every step of a withdrawal can be read and pressed by anyone, in any language',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const terminalId = await payoutTerminal(origin, staff, 'UZS');
    // …01: refused.
    const { url, invoiceId } = await createForm({
      type: 'Withdrawal',
      terminalId,
      amount: 12_000_001,
    });
    const id = customer.getByText(invoiceId);
    await customer.goto(url);
    await lookAt(customer, 'Method');
    await customer.getByRole('button', { name: /Humo/ }).click();
    await lookAt(customer, 'Init');
    await customer.getByRole('button', { name: /^Withdraw/ }).click();
    const card = customer.getByLabel('Card number');
    await expect(card).toBeVisible();
    await lookAt(customer, 'Credential', id);
    await card.fill('9860120115551234');
    await card.press('Enter');
    const yes = customer.getByRole('button', { name: /^Yes, send/ });
    await expect(yes).toBeEnabled();
    await lookAt(customer, 'Check', customer.getByText('9860 1201 1555 1234'));
    await yes.click();
    await expect(customer.getByText('Something went wrong')).toBeVisible(outcome);
    await lookAt(customer, 'Fail');
  },
);

/**
 * A step in every language, in light and in dark, and in every reading mode; `inSight` is visible
 * without scrolling. Ends in English.
 */
async function lookAt(page: Page, step: string, inSight?: Locator): Promise<void> {
  for (const { language, colorScheme } of views) {
    const place = `${step} in ${language}`;
    await page.getByRole('link', { name: new RegExp(`^${language} `) }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolations(page, `${place}, ${colorScheme}`);
    await expectTargets(page, place);
    await page.setViewportSize(zoomed);
    await expectWhole(page, `${place}, zoomed to 400 %`);
    await withReadersSpacing(page, () => expectWhole(page, `${place}, spaced by its reader`));
    await page.setViewportSize(phone);
    await page.evaluate(() => scrollTo(0, 0));
    if (inSight !== undefined) await expectInSight(inSight, `${place}, unscrolled`);
  }
  await expectStill(page);
}

/** Nothing moves under reduced motion. */
async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1;
      }).length,
  );
  expect(moving).toBe(0);
}

/** A new step has the focus on its heading, and the document's title names it. */
async function expectStep(page: Page, title: string, { isFirst = false } = {}): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  if (!isFirst) await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(title)} · Samarqand Market$`));
}

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The demo merchant's test terminal that pays out a currency, as the operator's own session lists it. */
async function payoutTerminal(baseUrl: string, staff: Page, currency: string): Promise<number> {
  const cookies = await staff.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { data } = await listTerminals(createClient({ baseUrl, headers: { cookie } }), {});
  const own = data.find(({ id }) => id === 1)?.merchantId;
  const found = data.find(
    (terminal) =>
      terminal.merchantId === own &&
      terminal.paymentFlow.code === 'WITHDRAWAL' &&
      terminal.currency.code === currency &&
      terminal.inTest,
  );
  if (!found) throw new Error(`the demo merchant has no terminal that pays out ${currency}`);
  return found.id;
}
