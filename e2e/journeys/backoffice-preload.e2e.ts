import { expect, openOffice, openPage, test } from '../journey.ts';

// OFFICE-201
test(
  'an invoice that was never opened opens while the server is away, and says so itself',
  { tag: '@long' },
  async ({ browser, createForm }) => {
    await createForm();
    const { page, context, close } = await openPage(browser);
    // Screens are preloaded one after another: the next is requested after the invoice's is complete.
    const next = page.waitForRequest(/\/MerchantScreen-[^/]+\.js$/);
    await openOffice(page, 'operator');
    const rows = page.getByRole('grid').getByRole('link');
    await expect(rows.first()).toBeVisible();
    await next;
    await context.setOffline(true);
    await rows.first().click();
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await expect(page.getByText('Loading the invoice')).toBeAttached();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Change status' })).toBeVisible();
    await close();
  },
);

// OFFICE-490
test(
  'an invoice that the pointer is on is there when it is opened, and is requested again',
  { tag: '@long' },
  async ({ browser, createForm }) => {
    await createForm();
    const { page, close } = await openPage(browser);
    // Screens are preloaded after what requests invoices early.
    const next = page.waitForRequest(/\/MerchantScreen-[^/]+\.js$/);
    await openOffice(page, 'operator');
    await next;
    const row = page.getByRole('grid').getByRole('link').first();
    const href = await row.getAttribute('href');
    const address = `/api/v1/invoice/${href?.split('/').at(-1)}`;
    const early = page.waitForResponse((response) => response.url().endsWith(address));
    await row.hover();
    await early;
    const release = Promise.withResolvers<void>();
    await page.route(`**${address}`, async (route) => {
      await release.promise;
      await route.continue();
    });
    const again = page.waitForRequest((request) => request.url().endsWith(address));
    await row.click();
    await expect(page.getByRole('button', { name: 'Change status' })).toBeVisible();
    await again;
    release.resolve();
    await close();
  },
);
