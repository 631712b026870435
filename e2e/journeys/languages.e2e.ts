import type { Page } from '@playwright/test';
import { expectWhole, violationsOf } from '../accessibility.ts';
import { englishLeft, englishTexts } from '../english-left.ts';
import { expect, openPage, signIn, test } from '../journey.ts';

const languages = [
  {
    language: 'ru',
    name: 'Русский',
    words: {
      list: 'Инвойсы',
      views: 'Виды',
      appearance: 'Оформление',
      history: 'История смены статусов',
      refused: 'Неверное имя пользователя или пароль',
    },
  },
  {
    language: 'uz',
    name: 'Oʻzbekcha',
    words: {
      list: 'Invoyslar',
      views: 'Koʻrinishlar',
      appearance: 'Koʻrinish',
      history: 'Statuslar oʻzgarishi tarixi',
      refused: 'Foydalanuvchi nomi yoki parol notoʻgʻri',
    },
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
async function signInWith(page: Page, { language, name, words }: (typeof languages)[number]) {
  await page.goto('/login');
  await page.getByRole('button', { name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.locator('input[name="username"]').fill('operator');
  await page.locator('input[name="password"]').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.refused).first()).toBeVisible();
  await page.locator('input[name="password"]').fill('operator-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/invoices/);
}

/** By the sidebar as a person does, which loads only the screen; a page that it does not name by its address. */
async function goTo(page: Page, path: string) {
  const link = page.locator(`nav a[href^="${path}"]`);
  if ((await link.count()) !== 1) {
    await page.goto(path);
    return;
  }
  const title = await page.title();
  await link.click();
  await expect(page).not.toHaveTitle(title);
}

/** The name of the product is in no landmark, in every language. */
async function faultsOf(page: Page): Promise<string[]> {
  return (await violationsOf(page)).filter((fault) => !fault.startsWith('region: '));
}

/** The page as it is once its content is there. */
async function expectTranslated(page: Page, english: readonly string[], where: string) {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => englishLeft(page, english), where).toEqual([]);
}

/** In the full run: the checks of the texts hold for every commit that each has its translation. */
const long = { tag: '@long' };

// OFFICE-801, OFFICE-802, OFFICE-804
for (const chosen of languages) {
  const { language, words } = chosen;
  const title = `the back office in ${language}, from the sign-in on`;
  test(title, long, async ({ browser, createForm }) => {
    const english = await englishTexts(language);
    const { invoiceId } = await createForm();
    const { close, page } = await openPage(browser);
    await signInWith(page, chosen);
    await expect(page.getByRole('heading', { name: words.list })).toBeVisible();
    await page.getByRole('button', { name: words.views, exact: true }).click();
    await expect(page.getByRole('dialog', { name: words.views })).toBeVisible();
    await expect.poll(() => englishLeft(page, english), 'the views').toEqual([]);
    for (const path of [...paths, `/invoices/${invoiceId}`]) {
      await goTo(page, path);
      await expectTranslated(page, english, path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // The page is arranged again first.
        await expect(() => expectWhole(page, `${path} at ${width} px`)).toPass({ timeout: 10_000 });
      }
      expect(await faultsOf(page), path).toEqual([]);
    }
    await expect(page.getByRole('list', { name: words.history })).toBeVisible();
    await expect(page.locator('main')).toContainText(/\d,\d\d/);
    await page.getByRole('button', { name: words.appearance }).click();
    await page.getByText('English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('list', { name: 'History of status changes' })).toBeVisible();
    await close();
  });
}

// OFFICE-801
test(
  'a change of the language loses no unsaved edit without a question',
  { tag: '@long' },
  async ({ browser }) => {
    const { close, page } = await openPage(browser);
    await signIn(page, 'operator');
    await page.goto('/merchant');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Samarqand Market, a new name');
    const question = page.getByRole('alertdialog', { name: 'Unsaved edits' });
    const chooseRussian = async () => {
      await page.getByRole('button', { name: 'Appearance' }).click();
      await page.getByText('Русский').click();
      await expect(question).toBeVisible();
    };
    await chooseRussian();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Samarqand Market, a new name');
    await chooseRussian();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('textbox', { name: 'Название', exact: true })).toHaveValue(
      'Samarqand Market',
    );
    await close();
  },
);
