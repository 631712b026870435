import type { Page } from '@playwright/test';
import { expectNoViolations, expectWhole } from '../accessibility.ts';
import { englishLeft, englishTexts } from '../english-left.ts';
import { expect, openPage, test } from '../journey.ts';

const languages = [
  {
    language: 'ru',
    name: 'Русский',
    words: { list: 'Инвойсы', save: 'Сохранить', history: 'История изменений статуса' },
  },
  {
    language: 'uz',
    name: 'Oʻzbekcha',
    words: { list: 'Invoyslar', save: 'Saqlash', history: 'Holat oʻzgarishlari tarixi' },
  },
] as const;

const paths = [
  '/invoices?terminal=all',
  '/reports',
  '/money',
  '/merchant',
  '/terminals',
  '/accounts',
  '/providers',
  '/monitoring',
  '/alerts',
  '/checks',
  '/audit',
  '/people',
  '/approvals',
  '/notifications',
  '/settings',
];

/** Signs in on the page itself, in the language that is chosen there. */
async function signInWith(page: Page, language: string, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.locator('input[name="username"]').fill('operator');
  await page.locator('input[name="password"]').fill('operator-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoices/);
}

/** The page as it is once its content is there. */
async function expectTranslated(page: Page, english: readonly string[], where: string) {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => englishLeft(page, english), where).toEqual([]);
}

// OFFICE-801, OFFICE-802, OFFICE-804
for (const { language, name, words } of languages) {
  test(`the back office in ${language}, from the sign-in on`, async ({ browser, createForm }) => {
    const english = await englishTexts(language);
    const { invoiceId } = await createForm();
    const { close, page } = await openPage(browser);
    await signInWith(page, language, name);
    await expect(page.getByRole('heading', { name: words.list })).toBeVisible();
    for (const path of [...paths, `/invoices/${invoiceId}`]) {
      await page.goto(path);
      await expectTranslated(page, english, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectWhole(page, `${path} at ${width} px`);
      }
      await expectNoViolations(page, path);
    }
    await expect(page.getByRole('list', { name: words.history })).toBeVisible();
    await close();
  });
}
