import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listTerminals } from '@tiyin/api/calls/terminals';
import { createClient } from '@tiyin/api/client';
import type { CreateFormRequest, FormInit } from '@tiyin/api/types';
import { expect, openPage, test as journeys } from '../journey.ts';

type WithoutScript = {
  /** A customer's phone whose browser runs no script. */
  readonly plain: Page;
};

const phone = { width: 360, height: 640 };

const test = journeys.extend<WithoutScript>({
  plain: async ({ browser }, use) => {
    const { page, close } = await openPage(browser, phone, { javaScriptEnabled: false });
    await use(page);
    await close();
  },
});

/** Longer than the page's own reload and the sandbox's 3 s. */
const outcome = { timeout: 30_000 };

const languages = {
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
    paid: 'Я оплатил(а)',
    wait: 'Подождите. Платёж выполняется...',
    done: 'Ваш баланс скоро обновится',
    failed: 'Что-то пошло не так',
    on: 'Продолжить',
  },
  uz: {
    method: 'Toʻlov usulini tanlang',
    show: 'Pulni qayerga oʻtkazishni koʻrsatish',
    requisites: 'Rekvizitlarni nusxalang va pul yuboring',
    paid: 'Toʻladim',
    wait: 'Kuting. Toʻlov bajarilmoqda...',
    done: 'Balansingiz tez orada yangilanadi',
    failed: 'Nimadir xato ketdi',
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
    // It reloads by itself.
    await expect(plain.getByText(words.done)).toBeVisible(outcome);
    const link = plain.getByRole('link', { name: words.on });
    await expect(link).toHaveAttribute('href', `${origin}/login?paid`);
  });
}

/** The way from the methods to the requisites. */
async function goToRequisites(plain: Page, url: string): Promise<void> {
  await plain.goto(`${url}/plain`);
  await plain.getByRole('button', { name: /Humo/ }).click();
  await plain.getByRole('button', { name: languages.en.show }).click();
  await expect(plain.getByRole('heading', { name: languages.en.requisites })).toBeVisible();
}

test('without a script a declined deposit ends in Fail, with its id and the way back', async ({
  order,
  origin,
  plain,
}) => {
  const { url, invoiceId } = await order({ amount: 48_000_001 });
  await goToRequisites(plain, url);
  await plain.getByRole('button', { name: 'I have paid' }).click();
  await expect(plain.getByText('Something went wrong')).toBeVisible(outcome);
  await expect(plain.getByText(invoiceId)).toBeVisible();
  const link = plain.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);
});

test('without a script the requisites leave by themselves when their time is over', async ({
  order,
  origin,
  plain,
}) => {
  const { url } = await order({ lifetimeSeconds: 15 });
  await goToRequisites(plain, url);
  await expect(plain.getByText('Something went wrong')).toBeVisible(outcome);
  const link = plain.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?failed`);
});

test('without a script an amount that cannot be is said beside its field, kept, and mended', async ({
  order,
  plain,
}) => {
  const { url } = await order();
  await plain.goto(`${url}/plain`);
  await plain.getByRole('button', { name: /Humo/ }).click();
  const amount = plain.getByLabel('Amount, UZS');
  await amount.fill('12.345');
  await plain.getByRole('button', { name: languages.en.show }).click();
  await expect(amount).toHaveAccessibleDescription(/^There must be max two decimals after comma/);
  await expect(amount).toHaveValue('12.345');
  await expect(amount).toBeFocused();
  await plain.reload();
  await expect(amount).toHaveValue('12.345');

  await amount.fill('1');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/^The amount must be within the limits: 1\s000/);
  await amount.fill('510 000,50');
  await amount.press('Enter');
  await expect(plain.getByText(/^510\s000\.50\sUZS$/)).toBeVisible();
});

test('without a script a reload, a second press and the way back lead to where the form stands', async ({
  order,
  plain,
}) => {
  // …03: nothing ever comes, so that Processing stays.
  const { url } = await order({ amount: 47_000_003 });
  await goToRequisites(plain, url);
  const card = await plain.getByText(/\b9860(\s\d{4}){3}\b/).innerText();
  await plain.reload();
  await expect(plain.getByText(card)).toBeVisible();

  await test.step('back to another amount, in the language that one has', async () => {
    await plain.getByRole('link', { name: 'Back' }).click();
    await expect(plain.getByLabel('Amount, UZS')).toHaveValue('470000.03');
    await plain.getByRole('link', { name: /^RU/ }).click();
    await expect(plain.getByLabel('Сумма, UZS')).toHaveValue('470000.03');
    await plain.getByRole('button', { name: languages.ru.show }).click();
    await expect(plain.getByText(card)).toBeVisible();
  });
  const second = await plain.context().newPage();
  await second.goto(plain.url());
  for (const page of [plain, second]) {
    await page.getByRole('button', { name: languages.ru.paid }).click();
    await expect(page.getByText(languages.ru.wait)).toBeVisible();
  }
  // Nothing is kept by the browser: the way back shows what is the case, not what was.
  await plain.goBack();
  await expect(plain.getByText(languages.ru.wait)).toBeVisible();

  await test.step('and the reloading can be stopped', async () => {
    await plain.getByRole('link', { name: 'Не обновлять' }).click();
    await expect(plain.getByRole('link', { name: 'Обновлять автоматически' })).toBeVisible();
    await expect(plain.locator('meta[http-equiv=refresh]')).toHaveCount(0);
  });
});

test('without a script the customer may give up, and is asked before', async ({
  order,
  origin,
  plain,
}) => {
  const { url } = await order();
  await goToRequisites(plain, url);
  await plain.getByRole('link', { name: 'Cancel this payment' }).click();
  await plain.getByRole('link', { name: 'No, go back' }).click();
  await expect(plain.getByRole('heading', { name: languages.en.requisites })).toBeVisible();
  await plain.getByRole('link', { name: 'Cancel this payment' }).click();
  await plain.getByRole('button', { name: 'Yes, cancel it' }).click();
  const link = plain.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);
});

test('without a script a deposit is gone through by keyboard alone', async ({ order, plain }) => {
  const { url } = await order();
  await plain.goto(`${url}/plain`);
  await tabTo(plain, /Humo/);
  await plain.keyboard.press('Enter');
  await expect(plain.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await tabTo(plain, /^Amount/);
  await plain.keyboard.press('Enter');
  await expect(plain.getByRole('heading', { name: languages.en.requisites })).toBeVisible();
  await tabTo(plain, /I have paid/);
  await plain.keyboard.press('Enter');
  await expect(plain.getByText(languages.en.wait)).toBeVisible();
});

/** Presses Tab until what has the focus is named so; each thing on the way shows that it has it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    const named = page
      .getByRole('button', { name })
      .or(page.getByRole('textbox', { name }))
      .and(focused);
    if ((await named.count()) === 1) return;
  }
  throw new Error(`nothing that is named ${name} is reached by Tab`);
}

test('without a script a withdrawal is paid out to the card that was entered, and mended before', async ({
  order,
  origin,
  staff,
  plain,
}) => {
  const terminalId = await payoutTerminal(origin, staff);
  const { url } = await order({ type: 'Withdrawal', terminalId, amount: 11_000_000 });
  await plain.goto(`${url}/plain`);
  await plain.getByRole('button', { name: /Humo/ }).click();
  await plain.getByRole('button', { name: 'Say where to send the money' }).click();
  const card = plain.getByLabel('Card number');
  await card.fill('9860 1201 1555');
  await card.press('Enter');
  await expect(card).toHaveAccessibleDescription(/it has too few or too many digits/);
  await expect(card).toHaveValue('9860 1201 1555');
  await card.fill('9860 1201 1555 1234');
  await plain.getByRole('button', { name: /^Send 110/ }).click();
  await expect(plain.getByText('Money sent')).toBeVisible(outcome);
  const link = plain.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?paid`);
});

/** The terminal that the demo merchant pays out soums from, as the operator's own session lists it. */
async function payoutTerminal(baseUrl: string, staff: Page): Promise<number> {
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

test('a browser without scripts is led from the form to its plain pages by itself', async ({
  order,
  playwright,
}, { project }) => {
  const { launchOptions = {} } = project.use;
  // What `javaScriptEnabled` leaves out: here the parser itself knows that no script runs, and reads noscript.
  const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const { url } = await order();
  await page.goto(`${url}?lang=RU`);
  await page.waitForURL(`${url}/plain?lang=ru`);
  await page.getByRole('button', { name: /Humo/ }).click();
  await expect(page.getByLabel('Сумма, UZS')).toBeVisible();
  await browser.close();
});

test('opening pages assigns nothing, whatever their address asks for', async ({
  order,
  request,
}) => {
  const { url, formId } = await order();
  for (const path of ['', '/plain', '/plain/requisites', '/plain/amount/1/48000000']) {
    await request.get(`${url}${path}`);
  }
  await request.get(`${url}/plain/waiting/1/48000000`);
  const init = await request.post(`/api/payments/form/${formId}/init`);
  const { status, issued }: FormInit = await init.json();
  expect({ status, issued }).toEqual({ status: 'NEW', issued: undefined });
});

/** What a reader of a page's HTML sees: no tags, no scripts, narrow spaces made plain. */
const readable = (html: string): string =>
  html
    .replace(/<script type="application\/json".*<\/script>/s, '')
    .replace(/^.*<body>/s, '')
    .replaceAll(/<noscript>.*?<\/noscript>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('the HTML of the form and of its plain page says in each language where a deposit truly stands', async ({
  order,
  plain,
  request,
}) => {
  const expectPages = async (url: string, word: keyof typeof languages.en, ...more: string[]) => {
    for (const [language, words] of Object.entries(languages)) {
      for (const address of [`${url}?lang=${language}`, `${url}/plain?lang=${language}`]) {
        const text = readable(await (await request.get(address)).text());
        for (const said of [words[word], ...more]) expect(text, address).toContain(said);
      }
    }
  };
  // …03: nothing ever comes.
  const wish: Partial<CreateFormRequest> = { amount: 46_000_003 };
  const { url, invoiceId } = await order(wish);
  await expectPages(url, 'method', 'Humo', '100 000 000 UZS');
  await goToRequisites(plain, url);
  const card = await plain.getByText(/\b9860(\s\d{4}){3}\b/).innerText();
  await expectPages(url, 'requisites', card, 'UZS', invoiceId);
  await plain.getByRole('button', { name: languages.en.paid }).click();
  await expect(plain.getByText(languages.en.wait)).toBeVisible();
  await expectPages(url, 'wait', invoiceId);

  const paid = await order();
  await goToRequisites(plain, paid.url);
  await plain.getByRole('button', { name: languages.en.paid }).click();
  await expect(plain.getByText(languages.en.done)).toBeVisible(outcome);
  await expectPages(paid.url, 'done', '+480 000 UZS');

  const canceled = await order();
  await request.post(`/api/payments/form/${canceled.formId}/cancel`);
  await expectPages(canceled.url, 'failed', canceled.invoiceId);
});

/** What is drawn is styled: the choice of a method looks like one. */
async function expectStyled(page: Page): Promise<void> {
  const method = page.getByRole('button', { name: /Humo/ });
  await expect(method).toHaveCSS('min-height', '72px');
  await expect(method).toHaveCSS('border-radius', '12px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
  await expect(page.locator('body')).not.toHaveCSS('font-family', /Times/);
}

test('the form’s first view is there, and styled, while no other file has come', async ({
  order,
  customer,
}) => {
  const { url } = await order();
  await customer.route(/assets\//, (route) => route.abort());
  await customer.goto(`${url}?lang=RU`);
  await expect(customer.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(customer.getByText('Samarqand Market')).toBeVisible();
  await expectStyled(customer);
});

test('the plain pages are styled, and fetch nothing but themselves', async ({ order, plain }) => {
  const { url } = await order();
  const fetched: string[] = [];
  plain.on('request', (asked) => fetched.push(asked.url()));
  await plain.goto(`${url}/plain`);
  await expectStyled(plain);
  expect(fetched.filter((address) => !address.startsWith('data:'))).toEqual([`${url}/plain`]);
});

test('the plain pages have no fault that axe finds', async ({ order, browser, staff, origin }) => {
  // Its own script is what needs one; the pages bring none.
  const { page, close } = await openPage(browser, phone);
  const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const expectNoFault = async (address: string, isReloading = false) => {
    await page.goto(address);
    await page.evaluate(axe);
    // A page that reloads by itself says so and has a link that stops it (WCAG 2.2.1), which axe cannot know.
    const rules = isReloading ? { 'meta-refresh': { enabled: false } } : {};
    const { violations } = await page.evaluate<{ violations: { id: string; nodes: unknown[] }[] }>(
      `axe.run(document, ${JSON.stringify({ rules })})`,
    );
    expect(violations, address).toEqual([]);
  };
  const { url } = await order({ amount: 45_000_003 });
  for (const path of ['', '/amount/1', '/waiting/1/48000000', '/cancel']) {
    await expectNoFault(`${url}/plain${path}`, true);
  }
  await goToRequisites(page, url);
  await expectNoFault(`${url}/plain`, true);
  await page.getByRole('button', { name: languages.en.paid }).click();
  await expectNoFault(`${url}/plain`, true);
  await expectNoFault(`${url}/plain/still`);
  const terminalId = await payoutTerminal(origin, staff);
  const withdrawal = await order({ type: 'Withdrawal', terminalId, paymentMethodName: 'Humo' });
  await expectNoFault(`${withdrawal.url}/plain`, true);
  await close();
});
