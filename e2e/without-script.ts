import type { Page } from '@playwright/test';
import { listTerminals } from '@tiyin/api/calls/terminals';
import { createClient } from '@tiyin/api/client';
import { expect, openPage, test as journeys } from './journey.ts';

type WithoutScript = {
  /** A customer's phone whose browser runs no script. */
  readonly plain: Page;
};

/** The size of a customer's phone. */
export const phone = { width: 360, height: 640 };

/** Journeys in which the customer's browser runs no script. */
export const test = journeys.extend<WithoutScript>({
  plain: async ({ browser }, use) => {
    const { page, close } = await openPage(browser, phone, { javaScriptEnabled: false });
    await use(page);
    await close();
  },
});

/** Longer than the page's own reload and the sandbox's 3 s. */
export const outcome = { timeout: 30_000 };

/** The texts and buttons on the way, in each language. */
export const languages = {
  en: {
    method: 'Choose a payment method',
    show: 'Show where to send the money',
    requisites: 'Copy credentials and send money',
    paid: 'I have paid',
    wait: 'Wait. Payment in progress...',
    done: 'Your balance will be updated soon',
    failed: 'Something went wrong',
    on: 'Continue',
  },
  ru: {
    method: 'Выберите способ оплаты',
    show: 'Показать, куда перевести деньги',
    requisites: 'Скопируйте реквизиты и отправьте деньги',
    paid: 'Деньги отправлены',
    wait: 'Подождите. Платёж выполняется...',
    done: 'Ваш баланс скоро обновится',
    failed: 'Что-то пошло не так',
    on: 'Продолжить',
  },
  uz: {
    method: 'Toʻlov usulini tanlang',
    show: 'Pulni qayerga oʻtkazishni koʻrsatish',
    requisites: 'Rekvizitlarni nusxalang va pulni yuboring',
    paid: 'Pulni oʻtkazdim',
    wait: 'Kuting. Toʻlov bajarilmoqda...',
    done: 'Balansingiz tez orada yangilanadi',
    failed: 'Xatolik yuz berdi',
    on: 'Davom etish',
  },
} as const;

/** The way from the methods to the requisites. */
export async function goToRequisites(plain: Page, url: string): Promise<void> {
  await plain.goto(`${url}/plain`);
  await plain.getByRole('button', { name: /Humo/ }).click();
  await plain.getByRole('button', { name: languages.en.show }).click();
  await expect(plain.getByRole('heading', { name: languages.en.requisites })).toBeVisible();
}

/** The terminal that the demo merchant pays out soums from, as the operator's own session lists it. */
export async function payoutTerminal(baseUrl: string, staff: Page): Promise<number> {
  const cookies = await staff.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { data } = await listTerminals(createClient({ baseUrl, headers: { cookie } }), {});
  const own = data.find(({ id }) => id === 1)?.merchantId;
  const found = data.find(
    ({ merchantId, paymentFlow, currency, inTest }) =>
      merchantId === own && paymentFlow.code === 'WITHDRAWAL' && currency.code === 'UZS' && inTest,
  );
  if (!found) throw new Error('the demo merchant has no terminal that pays out soums');
  return found.id;
}
