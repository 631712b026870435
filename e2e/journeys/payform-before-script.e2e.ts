import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { CreateFormRequest } from '@tiyin/api/types';
import { expect, openPage } from '../journey.ts';
import {
  goToRequisites,
  languages,
  outcome,
  payoutTerminal,
  phone,
  test,
} from '../without-script.ts';

test('a browser without scripts is led from the form to its plain pages by itself', async ({
  createForm,
  playwright,
}, { project }) => {
  const { launchOptions = {} } = project.use;
  // `javaScriptEnabled` is not enough: here the parser itself knows that scripts are off, and reads
  // noscript.
  const args = [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  const { url } = await createForm();
  await page.goto(`${url}?lang=RU`);
  await page.waitForURL(`${url}/plain?lang=ru`);
  await page.getByRole('button', { name: /Humo/ }).click();
  await expect(page.getByLabel('Сумма, UZS')).toBeVisible();
  await browser.close();
});

// FORM-71
test('opening pages assigns nothing, with any address', async ({ createForm, request }) => {
  const { url, formId } = await createForm();
  for (const path of ['', '/plain', '/plain/requisites', '/plain/amount/1/48000000']) {
    await request.get(`${url}${path}`);
  }
  await request.get(`${url}/plain/waiting/1/48000000`);
  const init = await request.post(`/api/payments/form/${formId}/init`);
  const opened: unknown = await init.json();
  expect(opened).toMatchObject({ status: 'NEW' });
  expect(opened).not.toHaveProperty('issued');
});

/** The visible text of a page's HTML: no tags, no scripts, plain spaces. */
const readable = (html: string): string =>
  html
    .replace(/<script type="application\/json".*<\/script>/s, '')
    .replace(/^.*<body>/s, '')
    .replaceAll(/<noscript>.*?<\/noscript>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test(
  'the HTML of the form and of its plain page shows the actual state of a deposit in each language',
  { tag: '@long' },
  async ({ createForm, plain, request }) => {
    const expectPages = async (url: string, word: keyof typeof languages.en, ...more: string[]) => {
      for (const [language, words] of Object.entries(languages)) {
        for (const address of [`${url}?lang=${language}`, `${url}/plain?lang=${language}`]) {
          const text = readable(await (await request.get(address)).text());
          for (const said of [words[word], ...more]) expect(text, address).toContain(said);
        }
      }
    };
    // …03: no money arrives.
    const input: Partial<CreateFormRequest> = { amount: 46_000_003 };
    const { url, invoiceId } = await createForm(input);
    await expectPages(url, 'method', 'Humo', '100 000 000 UZS');
    await goToRequisites(plain, url);
    const card = await plain.getByText(/\b9860(\s\d{4}){3}\b/).innerText();
    await expectPages(url, 'requisites', card, 'UZS', invoiceId);
    await plain.getByRole('button', { name: languages.en.paid }).click();
    await expect(plain.getByText(languages.en.wait)).toBeVisible();
    await expectPages(url, 'wait', invoiceId);

    const paid = await createForm({ amount: 40_500_000 });
    await goToRequisites(plain, paid.url);
    await plain.getByRole('button', { name: languages.en.paid }).click();
    await expect(plain.getByText(languages.en.done)).toBeVisible(outcome);
    await expectPages(paid.url, 'done', '+405 000 UZS');

    const canceled = await createForm();
    await request.post(`/api/payments/form/${canceled.formId}/cancel`);
    await expectPages(canceled.url, 'failed', canceled.invoiceId);
  },
);

/** The first view is styled: the choice of a method looks like one. */
async function expectStyled(page: Page): Promise<void> {
  const method = page.getByRole('button', { name: /Humo/ });
  await expect(method).toHaveCSS('padding-left', '16px');
  await expect(method).toHaveCSS('border-radius', '12px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
  await expect(page.locator('body')).not.toHaveCSS('font-family', /Times/);
}

test('the form’s first view is there, and styled, while no other file has come', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm();
  await customer.route(/assets\//, (route) => route.abort());
  await customer.goto(`${url}?lang=RU`);
  await expect(customer.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(customer.getByText('Samarqand Market')).toBeVisible();
  await expectStyled(customer);
});

const cardNumber = /9860(\s\d{4}){3}/;

// FORM-273
test('a form with a named method shows its requisites before its script is there, and requests them once', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 46_500_003, paymentMethodName: 'Humo' });
  const requests: string[] = [];
  customer.on('request', (request) => {
    if (request.method() === 'POST') requests.push(new URL(request.url()).pathname);
  });
  const held = Promise.withResolvers<void>();
  await customer.route(/assets\/main-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await customer.goto(url, { waitUntil: 'commit' });
  await expect(customer.getByText(cardNumber)).toBeVisible();
  await expect(customer).toHaveTitle(/^Copy credentials/);
  held.resolve();
  // Only the running form has it.
  await expect(customer.getByRole('button', { name: 'Cancel this payment' })).toBeVisible();
  await expect(customer.getByText(cardNumber)).toBeVisible();
  expect(requests).toEqual([new URL(url).pathname]);
});

// FORM-273
test('a form whose page gets no answer requests its requisites itself', async ({
  createForm,
  customer,
}) => {
  for (const [answer, amount] of [
    ['none', 46_600_003],
    ['failed', 46_700_003],
  ] as const) {
    const { url } = await createForm({ amount, paymentMethodName: 'Humo' });
    await customer.route(url, async (route, request) => {
      if (request.method() !== 'POST') await route.continue();
      else if (answer === 'failed') await route.fulfill({ status: 500 });
    });
    const own = customer.waitForRequest(/\/credential$/);
    await customer.goto(url, { waitUntil: 'commit' });
    await own;
    await expect(customer.getByText(cardNumber)).toBeVisible();
  }
});

test('the plain pages are styled, and fetch nothing but themselves and the logo', async ({
  createForm,
  plain,
}) => {
  const { url } = await createForm();
  const fetched: string[] = [];
  plain.on('request', (request) => fetched.push(request.url()));
  await plain.goto(`${url}/plain`);
  await expectStyled(plain);
  const besides = fetched.filter((address) => !/^data:|\/merchant-assets\//.test(address));
  expect(besides).toEqual([`${url}/plain`]);
});

test(
  'the plain pages have no fault that axe finds',
  { tag: '@long' },
  async ({ createForm, browser, staff, origin }) => {
    // Its own script is what needs one; the pages bring none.
    const { page, close } = await openPage(browser, phone);
    const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
    const expectNoFault = async (address: string, isReloading = false) => {
      await page.goto(address);
      await page.evaluate(axe);
      // A page that reloads automatically says so and has a link that stops it (WCAG 2.2.1), which
      // axe cannot check.
      const rules = isReloading ? { 'meta-refresh': { enabled: false } } : {};
      const { violations } = await page.evaluate<{
        violations: { id: string; nodes: unknown[] }[];
      }>(`axe.run(document, ${JSON.stringify({ rules })})`);
      expect(violations, address).toEqual([]);
    };
    const { url } = await createForm({ amount: 45_000_003 });
    for (const path of ['', '/amount/1', '/waiting/1/48000000', '/cancel']) {
      await expectNoFault(`${url}/plain${path}`, true);
    }
    await goToRequisites(page, url);
    await expectNoFault(`${url}/plain`, true);
    await page.getByRole('button', { name: languages.en.paid }).click();
    await expectNoFault(`${url}/plain`, true);
    await expectNoFault(`${url}/plain/still`);
    const terminalId = await payoutTerminal(origin, staff);
    const withdrawal = await createForm({
      type: 'Withdrawal',
      terminalId,
      paymentMethodName: 'Humo',
    });
    await expectNoFault(`${withdrawal.url}/plain`, true);
    await close();
  },
);
