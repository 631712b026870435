import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { expect, openOffice, openPage, signIn, test as journey } from '../journey.ts';

/** A receiver of webhooks, which verifies them with the official library. */
interface Receiver {
  readonly url: string;
  readonly types: readonly string[];
  readonly trust: (secret: string) => void;
}

const test = journey.extend<{ readonly receiver: Receiver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed
  receiver: async ({}, use) => {
    const types: string[] = [];
    let webhook: Webhook | undefined;
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const header = (name: string) => String(request.headers[name]);
        const headers = {
          'webhook-id': header('webhook-id'),
          'webhook-timestamp': header('webhook-timestamp'),
          'webhook-signature': header('webhook-signature'),
        };
        webhook?.verify(body, headers);
        types.push(/"type":"([\w.]+)"/.exec(body)?.[1] ?? '');
        response.writeHead(200).end('Taken');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const trust = (secret: string) => {
      webhook = new Webhook(secret);
    };
    await use({ url: `http://127.0.0.1:${port}/alerts`, types, trust });
    server.close();
  },
});

// OFFICE-560, OFFICE-561, OFFICE-562, RUN-568
test(
  'an operator adds an alert, sends a test to its webhook, and deletes it',
  { tag: '@long' },
  async ({ staff, receiver }) => {
    await staff.goto('/alerts');
    await expect(staff.getByText('No alerts yet')).toBeVisible();
    await staff.getByRole('button', { name: 'Add alert' }).click();
    const form = staff.getByRole('dialog', { name: 'Add an alert' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Nothing for a day');
    await form.getByRole('combobox', { name: /Fires when/ }).click();
    await staff.getByRole('option', { name: 'No payments' }).click();
    await form.getByRole('textbox', { name: /No successful payment for/ }).fill('1440');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(
      form.getByText('Give an address for a webhook, or an e-mail address').first(),
    ).toBeVisible();
    await form.getByRole('textbox', { name: 'Webhook' }).fill(receiver.url);
    await form.getByRole('button', { name: 'Add' }).click();

    const secret = staff.getByRole('dialog', { name: 'Secret of Nothing for a day' });
    receiver.trust(await secret.getByText(/^whsec_/).innerText());
    await secret.getByRole('button', { name: 'I have copied it' }).click();

    const rules = staff.getByRole('grid', { name: 'Alerts' });
    await expect(rules.getByText('No successful payment for 1440 minutes')).toBeVisible();
    await rules.getByRole('link', { name: 'Nothing for a day' }).click();
    await expect(staff).toHaveURL(/\/alerts\?rule=\d+$/);
    const opened = staff.getByRole('dialog', { name: 'Nothing for a day' });
    await opened.getByRole('button', { name: 'Send test' }).click();
    await expect(opened.getByText(`Accepted: ${receiver.url}`)).toBeVisible();
    await expect(opened.getByText('Taken', { exact: true })).toBeVisible();
    expect(receiver.types).toContain('alert.test');

    // OFFICE-932
    await opened.getByRole('button', { name: 'Change' }).press('Enter');
    const change = staff.getByRole('dialog', { name: 'Change the alert' });
    await expect(change.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await staff.keyboard.press('Escape');
    await expect(opened.getByRole('button', { name: 'Change' })).toBeFocused();

    await opened.getByRole('button', { name: 'Delete' }).click();
    await staff
      .getByRole('alertdialog', { name: 'Delete this alert?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(staff.getByText('No alerts yet')).toBeVisible();
  },
);

// RUN-562
test(
  'support reads alerts, and a viewer has no access to them',
  { tag: '@long' },
  async ({ browser }) => {
    const support = await openPage(browser);
    await signIn(support.page, 'support');
    await support.page.goto('/alerts');
    await expect(support.page.getByText('No alerts yet')).toBeVisible();
    await expect(support.page.getByRole('button', { name: 'Add alert' })).toHaveCount(0);
    await support.close();
    const viewer = await openPage(browser);
    await openOffice(viewer.page, 'viewer');
    await expect(viewer.page.getByRole('link', { name: 'Alerts' })).toHaveCount(0);
    await viewer.page.goto('/alerts');
    await expect(viewer.page.getByText('You have no access to this page')).toBeVisible();
    await viewer.close();
  },
);
