import type { Page } from '@playwright/test';
import type { MerchantLookChange } from '@tiyin/api/types';
import { expectNoViolations } from '../accessibility.ts';
import { expect, goToRequisites, openPage, confirmPaid, test as journey } from '../journey.ts';
import { kept, layoutShifts, paintedBackground, scanned } from '../page-checks.ts';
import { openShop } from '../shop-frame.ts';

/** Journeys in which staff dress the first demo merchant's forms, which look as before afterwards. */
const test = journey.extend<{ readonly wear: (change: MerchantLookChange) => Promise<void> }>({
  wear: async ({ staff, origin }, use) => {
    const url = `${origin}/api/v1/merchant/1/look`;
    const wear = async (data: MerchantLookChange) => {
      const answer = await staff.request.patch(url, { data, headers: { origin } });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await use(wear);
    await wear({ displayName: null, accent: '#0b6e6e', frameOrigins: [] });
  },
});

const codeOf = (page: Page) => page.getByRole('img', { name: 'QR code of this page' });

test(
  'a form shows its merchant’s name, logo and colour, and nothing moves while they load',
  { tag: '@long' },
  async ({ createForm, wear, browser }) => {
    await wear({ displayName: 'Samarqand №1', accent: '#0b6e6e' });
    const { url } = await createForm();
    const { page, close } = await openPage(browser);
    const answer = await page.goto(url);
    expect(await answer?.text(), 'before any script').toContain('data-accent');
    const logo = page.getByRole('banner').locator('img');
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(96);
    expect(await logo.boundingBox()).toMatchObject({ width: 32, height: 32 });
    await expect(page.getByRole('banner')).toContainText('Samarqand №1');
    await expect(codeOf(page)).toBeVisible();
    expect(await layoutShifts(page)).toBe(0);
    await page.getByRole('button', { name: /Humo/ }).click();
    const button = page.getByRole('button', { name: /^Deposit/ });
    await expect(button).toBeVisible();
    expect(await paintedBackground(page, button)).toEqual([11, 110, 110]);
    await close();
  },
);

// The least readable in each theme; the theme's own tests cover all others.
for (const [colorScheme, accent] of [
  ['light', '#ffff00'],
  ['dark', '#000000'],
] as const) {
  // FORM-66
  test(
    `no colour that a merchant chooses makes a form unreadable in ${colorScheme}`,
    { tag: '@long' },
    async ({ createForm, wear, browser }) => {
      const { url } = await createForm();
      await wear({ accent });
      const { page, close } = await openPage(browser, undefined, { colorScheme });
      await page.goto(url);
      await expect(codeOf(page)).toBeVisible();
      await expectNoViolations(page, 'on Method');
      await page.getByRole('button', { name: /Humo/ }).click();
      await page.getByRole('button', { name: /^Deposit/ }).hover();
      await expectNoViolations(page, 'on Init, hovered');
      await close();
    },
  );
}

// FORM-67
test(
  'a form is framed by the pages that its merchant named, and works there to the end',
  { tag: '@long' },
  async ({ createForm, wear, browser }) => {
    const { url } = await createForm();
    const shop = await openShop(url);
    await wear({ frameOrigins: [shop.origin] });
    const { page, context, close } = await openPage(browser);
    // As in a browser that keeps frames of other sites away from any storage.
    await context.addInitScript(() => {
      if (window.top === window) return;
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto(shop.origin);
    const form = page.frameLocator('iframe');
    await form.getByRole('button', { name: /Humo/ }).click();
    await form.getByRole('button', { name: /^Deposit/ }).click();
    await form.getByRole('button', { name: /Copy: Card number/ }).click();
    await expect(form.getByRole('button', { name: /Copied: Card number/ })).toBeVisible();
    await form.getByRole('button', { name: /I have paid/ }).click();
    await expect(form.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await form.getByRole('link', { name: 'Continue' }).click();
    await expect(page, 'the whole window goes on').toHaveURL(/\/login\?paid/);
    await close();
    await shop.close();
  },
);

test(
  'a page that its merchant did not name cannot frame a form, nor can any frame one that is not there',
  { tag: '@long' },
  async ({ createForm, origin, wear, browser }) => {
    const { url } = await createForm();
    const [shop, other] = [await openShop(url), await openShop(url)];
    const unknown = await openShop(`${origin}/payment/nobodyhasthisformid12345678`);
    await wear({ frameOrigins: [shop.origin, unknown.origin] });
    // Not by `openPage`, to which a refusal is a fault.
    const page = await browser.newPage();
    for (const framer of [other, unknown]) {
      const refusal = page.waitForEvent('console', (message) =>
        message.text().includes('frame-ancestors'),
      );
      await page.goto(framer.origin);
      expect((await refusal).type()).toBe('error');
      await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
    }
    await page.goto(shop.origin);
    await expect(page.frameLocator('iframe').getByRole('button', { name: /Humo/ })).toBeVisible();
    await page.close();
    await Promise.all([shop, other, unknown].map((each) => each.close()));
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  // FORM-68
  test(
    `at a desk, a phone's camera reads the form's public address in the reader's language, in ${colorScheme}`,
    { tag: '@long' },
    async ({ createForm, browser }) => {
      const { url } = await createForm();
      const { page, close } = await openPage(browser, undefined, { colorScheme });
      await page.goto(`${url.replace('127.0.0.1', 'localhost')}?lang=UZ`);
      const code = page.getByRole('img', { name: 'Shu sahifaning QR kodi' });
      await expect(code).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Telefonda davom etish' })).toBeVisible();
      expect(await scanned(page, code)).toBe(`${url}?lang=uz`);
      await page.setViewportSize({ width: 768, height: 900 });
      expect(await scanned(page, code), 'in a window that just holds it').toBe(`${url}?lang=uz`);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 768);
      await close();
    },
  );
}

test(
  'a phone or a small window is shown no code, and never fetches it',
  { tag: '@long' },
  async ({ createForm, browser }) => {
    const phone = { hasTouch: true, isMobile: true };
    for (const [width, options] of [
      [1024, phone],
      [700, {}],
    ] as const) {
      const { page, close } = await openPage(browser, { width, height: 768 }, options);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await goToRequisites(page, (await createForm()).url);
      expect(fetched.filter((address) => address.includes('CarryOnByPhone'))).toEqual([]);
      await expect(codeOf(page)).toHaveCount(0);
      await close();
    }
  },
);

test(
  'a larger window shows the code, but not for an ended payment',
  { tag: '@long' },
  async ({ createForm, browser }) => {
    const { url } = await createForm();
    const { page, close } = await openPage(browser, { width: 700, height: 768 });
    await goToRequisites(page, url);
    await page.setViewportSize({ width: 1280, height: 768 });
    await expect(codeOf(page)).toBeVisible();
    await confirmPaid(page);
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(codeOf(page)).toHaveCount(0);
    await close();
  },
);

// FORM-69
test('a form contacts only its own server throughout, and no personal data is in its address or storage', async ({
  createForm,
  origin,
  browser,
}) => {
  const { formId, url } = await createForm({ amount: 47_900_000 });
  const { page, context, close } = await openPage(browser);
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${url}?lang=en`);
  await expect(codeOf(page)).toBeVisible();
  await page.getByRole('button', { name: /Humo/ }).click();
  await expect(page.getByRole('button', { name: /^Deposit/ })).toBeVisible();
  const choice = { [`tiyin-form-${formId}`]: '1:47900000' };
  expect(await kept(page)).toEqual({ session: choice, local: {}, cookies: '', databases: 0 });
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await expect(page.getByText(/\b9860(\s\d{4}){3}\b/).first()).toBeVisible();
  const keptRequest = { [`tiyin-form-${formId}`]: '1:47900000:asked' };
  expect(await kept(page), 'not the requisites').toMatchObject({ session: keptRequest, local: {} });
  await confirmPaid(page);
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await kept(page)).toEqual({ session: {}, local: {}, cookies: '', databases: 0 });
  expect(page.url()).toBe(`${origin}/payment/${formId}?lang=en`);
  expect([...origins]).toEqual([origin]);
  await close();
});
