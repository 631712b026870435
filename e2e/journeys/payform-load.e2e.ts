import type { Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, goToRequisites, test } from '../journey.ts';
import { payoutTerminal } from '../without-script.ts';

/** The limit of the first step, in bytes: all scripts and styles, one language, brotli. */
const firstLoad = 88_000;
/** The additional limit of each later step. */
const laterStep = 25_000;
const phone = { width: 360, height: 640 };

// FORM-72
test('the first view of the payment form needs at most 88 kB of scripts and styles', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm();
  await customer.goto(url);
  const first = await neededAtFirst(customer);
  // A browser has six connections to a server of HTTP/1.1, and each script takes one.
  expect(first.filter((address) => address.endsWith('.js'))).toHaveLength(1);
  const bodies = [await inlineStyles(customer), ...(await bodiesOf(customer, first))];
  expect(weigh(bodies)).toBeLessThanOrEqual(firstLoad);
});

test(
  'each later step of a deposit needs at most 25 kB more, fetched before it is needed',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm();
    await customer.goto(url);
    const first = await neededAtFirst(customer);
    for (const script of ['calls', 'late']) {
      await expect.poll(async () => (await scriptsAndStyles(customer)).join()).toContain(script);
    }
    await customer.waitForLoadState('networkidle');
    const fetched = await scriptsAndStyles(customer);
    const later = fetched.filter((address) => !first.includes(address));
    expect(weigh(await bodiesOf(customer, later))).toBeLessThanOrEqual(laterStep);
    await goToRequisites(customer, url);
    expect(await scriptsAndStyles(customer)).toEqual(fetched);

    // Opened again here, it has its styles in the page, and waits for none.
    await customer.reload();
    await expect.poll(async () => (await scriptsAndStyles(customer)).join()).toContain('calls');
    expect((await scriptsAndStyles(customer)).join()).not.toContain('.css');
  },
);

test(
  'each later step of a withdrawal needs at most 25 kB more, and not the script of the next',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const { url } = await createForm({
      type: 'Withdrawal',
      terminalId: await payoutTerminal(origin, staff),
      amount: 11_100_000,
    });
    // At a desk the code to go on by phone comes beside any step.
    await customer.setViewportSize(phone);
    const gate = Promise.withResolvers<void>();
    await customer.route(/\/(late|CheckPayee|PayeeFacts)-/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    // Its HTML names the scripts of its payee, too, which its first view can do without.
    const first = await neededAtFirst(customer, (await createForm()).url);
    // A page with a blocked request is not loaded before it ends.
    await customer.goto(url, { waitUntil: 'domcontentloaded' });
    await customer.getByRole('button', { name: /Humo/ }).click();
    await customer.getByRole('button', { name: /^Withdraw/ }).click();
    const card = customer.getByLabel('Card number');
    await expect(card).toBeVisible();
    const credential = await besides(customer, first);
    expect(credential.join()).toContain('/WithdrawalStep-');
    expect(weigh(await bodiesOf(customer, credential))).toBeLessThanOrEqual(laterStep);
    gate.resolve();
    await card.fill('9860120115551234');
    await customer.getByRole('button', { name: /^Send/ }).click();
    await customer.getByRole('button', { name: /^Yes, send/ }).click();
    await expect(customer.getByRole('heading', { name: /^Wait/ })).toBeVisible();
    const processing = await besides(customer, [...first, ...credential]);
    expect(weigh(await bodiesOf(customer, processing))).toBeLessThanOrEqual(laterStep);
  },
);

test(
  'a form whose script of the calls fails to load says so, and continues once it loads',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm();
    await customer.route('**/calls-*.js', (route) => route.abort());
    await customer.goto(url);
    await customer.getByRole('button', { name: /Humo/ }).click();
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByText(/connection/i)).toBeVisible();
    await customer.unroute('**/calls-*.js');
    await expect(
      customer.getByRole('heading', { name: 'Copy credentials and send money' }),
    ).toBeVisible({ timeout: 15_000 });
  },
);

/** The requests of the server's HTML, before any script runs. */
async function neededAtFirst(page: Page, url = page.url()): Promise<string[]> {
  const html = await (await page.request.get(url)).text();
  const references = html.matchAll(
    /<(?:script|link)\b(?![^>]*\bdisabled)[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g,
  );
  return [...references].map(([, address = '']) => new URL(address, url).href);
}

async function scriptsAndStyles(page: Page): Promise<string[]> {
  const all = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return [...new Set(all.filter((name) => /\.(js|css)$/.test(new URL(name).pathname)))].toSorted();
}

async function besides(page: Page, known: readonly string[]): Promise<string[]> {
  return (await scriptsAndStyles(page)).filter((address) => !known.includes(address));
}

/** The inline styles of the page's HTML. */
async function inlineStyles(page: Page): Promise<Buffer> {
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
  );
  return Buffer.from(styles);
}

async function bodiesOf(page: Page, addresses: readonly string[]): Promise<Buffer[]> {
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).body()));
}

/** Bytes after brotli. */
const weigh = (bodies: readonly Buffer[]): number =>
  bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
