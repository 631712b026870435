import { rm } from 'node:fs/promises';
import { expect, goToRequisites, openPage, test } from '../journey.ts';
import { OwnServer } from '../own-server.ts';
import { openShop } from '../shop-frame.ts';

// RUN-300
// With a server of its own, which takes as long as several journeys.
test(
  'with two origins, staff work on one host and customers pay on the other, also in a shop’s frame',
  { tag: '@long' },
  async ({ browser }, testInfo) => {
    const dataDir = testInfo.outputPath('data');
    const server = new OwnServer(dataDir, (port) => ({
      TIYIN_DEMO_INVOICES: '0',
      BACKOFFICE_ORIGIN: `http://localhost:${port}`,
      PAYFORM_ORIGIN: `http://127.0.0.1:${port}`,
    }));
    await server.start();
    try {
      const { page, context, close } = await openPage(browser);
      const forms = server.url;
      const office = forms.replace('127.0.0.1', 'localhost');

      await page.goto(`${office}/login`);
      await page.getByLabel('Username').fill('operator');
      await page.getByRole('textbox', { name: 'Password' }).fill('operator-demo');
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL(/\/invoices/);
      await page.goto(`${office}/terminals?terminal=1`);
      // What is above it has its place by then.
      await expect(page.getByRole('textbox', { name: 'Success rate is low below' })).toBeVisible();
      await page.getByRole('button', { name: 'Make a test form' }).click();
      const link = page.getByRole('link', { name: 'Open the form' });
      const url = (await link.getAttribute('href')) ?? '';
      expect(url).toContain(`${forms}/payment/`);
      const shop = await openShop(url);
      const status = await page.evaluate(async (origin) => {
        const answer = await fetch('/api/v1/merchant/1/look', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ frameOrigins: [origin] }),
        });
        return answer.status;
      }, shop.origin);
      expect(status).toBe(200);

      await goToRequisites(page, url);
      expect(await context.cookies(forms)).toEqual([]);
      expect((await context.cookies(office)).map(({ name }) => name)).toContain('jwt_sig');
      expect((await page.goto(`${forms}/invoices`))?.status()).toBe(404);
      expect((await page.goto(url.replace(forms, office)))?.status()).toBe(404);

      await page.goto(shop.origin);
      const framed = page.frameLocator('iframe');
      await expect(framed.getByRole('button', { name: /I have paid/ })).toBeVisible();
      await shop.close();
      await close();
    } finally {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
