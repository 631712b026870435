import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, openOffice, openPage, signIn, test as journey } from '../journey.ts';

/** A merchant's server: it takes every callback, and keeps their signatures. */
interface Receiver {
  readonly url: string;
  readonly signatures: readonly string[];
}

const test = journey.extend<{ readonly receiver: Receiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
  receiver: async ({}, use) => {
    const signatures: string[] = [];
    const server = createServer((request, response) => {
      signatures.push(String(request.headers['webhook-signature']));
      request.resume();
      response.writeHead(202).end('Thanks');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await use({ url: `http://127.0.0.1:${port}/callbacks`, signatures });
    server.close();
  },
});

// API-28, OFFICE-78
test('an operator makes a merchant, names it, tries its callbacks, gives it a key and a colour', async ({
  staff,
  receiver,
}) => {
  await staff.goto('/merchant');
  await staff.getByRole('button', { name: 'New Merchant' }).click();
  const dialog = staff.getByRole('dialog', { name: 'New Merchant' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zarafshon Gilam');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Merchant created')).toBeVisible();
  await expect(staff.getByRole('heading', { name: 'Zarafshon Gilam' })).toBeVisible();

  await staff.getByRole('textbox', { name: 'Name', exact: true }).fill('Zarafshon Gilamlari');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staff.getByRole('heading', { name: 'Zarafshon Gilamlari' })).toBeVisible();

  await staff.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await staff.getByRole('button', { name: 'Save address' }).click();
  await staff.getByRole('button', { name: 'Send test callback' }).click();
  await expect(staff.getByText('The test callback was taken: 202')).toBeVisible();
  await expect(staff.getByText('Thanks')).toBeVisible();
  expect(receiver.signatures).toEqual([expect.stringMatching(/^v1,\S+ v1a,\S+$/)]);

  await staff.getByRole('button', { name: 'New key' }).click();
  const key = staff.getByRole('dialog', { name: 'New API key' });
  await key.getByRole('textbox', { name: 'Name' }).fill('Shop server');
  // One for production would wait for a second person: the demo has approval rules.
  await key.getByText('Test only', { exact: true }).click();
  await key.getByRole('button', { name: 'Make key' }).click();
  await expect(staff.getByText(/^tiyin_[\w-]{43}$/)).toBeVisible();
  await staff.getByRole('button', { name: 'I have copied it' }).click();
  await expect(staff.getByText(/^tiyin_/)).toHaveCount(0);
  await staff.getByRole('button', { name: 'Revoke' }).click();
  await staff.getByRole('button', { name: 'Revoke key' }).click();
  await expect(staff.getByText(/^Revoked /)).toBeVisible();

  await staff.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#f5b800');
  // The merchant's version has moved on meanwhile: the first try is refused, and sent again.
  const saved = staff.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.ok(),
  );
  await staff.getByRole('button', { name: 'Save look' }).click();
  await saved;
  await expect(staff.getByRole('button', { name: 'Save look' })).toHaveCount(0);
  await staff.reload();
  await expect(staff.getByRole('heading', { name: 'Zarafshon Gilamlari' })).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Accent colour', exact: true })).toHaveValue(
    '#f5b800',
  );
});

// PEOPLE-25
test('people of a merchant see their own, create none, and without merchant.read see no such page', async ({
  browser,
}) => {
  const merchant = await openPage(browser);
  await signIn(merchant.page, 'merchant');
  await merchant.page.goto('/merchant');
  await expect(merchant.page.getByRole('heading', { name: 'Samarqand Market' })).toBeVisible();
  await expect(merchant.page).toHaveTitle('Merchant · Tiyin');
  await expect(merchant.page.getByRole('button', { name: 'Send test callback' })).toBeVisible();
  await expect(merchant.page.getByRole('button', { name: 'New Merchant' })).toHaveCount(0);
  await merchant.close();
  const viewer = await openPage(browser);
  await openOffice(viewer.page, 'viewer');
  await expect(viewer.page.getByRole('link', { name: 'Merchant' })).toHaveCount(0);
  await viewer.page.goto('/merchant');
  await expect(viewer.page.getByText('You have no access to this page')).toBeVisible();
  await viewer.close();
});
