import type { Page } from '@playwright/test';
import { expect, openPage, test as journeys } from '../journey.ts';

type WithoutScript = {
  /** A customer's phone whose browser runs no script. */
  readonly plain: Page;
};

const test = journeys.extend<WithoutScript>({
  plain: async ({ browser }, use) => {
    const phone = { width: 360, height: 640 };
    const { page, close } = await openPage(browser, phone, { javaScriptEnabled: false });
    await use(page);
    await close();
  },
});

/** Longer than the page's own reload and the sandbox's 3 s. */
const outcome = { timeout: 30_000 };

const languages = {
  en: {
    show: 'Show where to send the money',
    requisites: 'Copy credentials and send money',
    paid: 'I have paid',
    wait: 'Wait. Payment in progress...',
    done: 'Your balance will be updated soon',
    on: 'Continue',
  },
  ru: {
    show: 'Показать, куда перевести деньги',
    requisites: 'Скопируйте реквизиты и отправьте деньги',
    paid: 'Я оплатил(а)',
    wait: 'Подождите. Платёж выполняется...',
    done: 'Ваш баланс скоро обновится',
    on: 'Продолжить',
  },
  uz: {
    show: 'Pulni qayerga oʻtkazishni koʻrsatish',
    requisites: 'Rekvizitlarni nusxalang va pul yuboring',
    paid: 'Toʻladim',
    wait: 'Kuting. Toʻlov bajarilmoqda...',
    done: 'Balansingiz tez orada yangilanadi',
    on: 'Davom etish',
  },
} as const;

for (const [language, words] of Object.entries(languages)) {
  test(`without a script a deposit is gone through to Success: ${language}`, async ({
    order,
    origin,
    plain,
  }) => {
    const { url, invoiceId } = await order();
    await plain.goto(`${url}/plain?lang=${language}`);
    await expect(plain.locator('html')).toHaveAttribute('lang', language);
    await plain.getByRole('button', { name: /Humo/ }).click();
    await plain.getByRole('button', { name: words.show }).click();
    await expect(plain.getByRole('heading', { name: words.requisites })).toBeVisible();
    await expect(plain.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
    await expect(plain.getByText(invoiceId)).toBeVisible();
    await plain.getByRole('button', { name: words.paid }).click();
    await expect(plain.getByText(words.wait)).toBeVisible();
    await expect(plain.getByText(words.done)).toBeVisible(outcome);
    const link = plain.getByRole('link', { name: words.on });
    await expect(link).toHaveAttribute('href', `${origin}/login?paid`);
  });
}
