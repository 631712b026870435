import type { CreateFormRequest, CreatedForm } from '@tiyin/api/types';
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { createMerchantForm } from './merchant.ts';

type Journey = {
  /** Origin of the system under test. */
  readonly origin: string;
  /** The merchant's server creates a deposit form. */
  readonly createForm: (input?: Partial<CreateFormRequest>) => Promise<CreatedForm>;
  /** A customer's phone: a browser of its own, 360 × 640. */
  readonly customer: Page;
  /** The operator, signed in, in a browser of their own that shows no page yet. */
  readonly staff: Page;
};

/** A page of its own browser context that fails the journey on a violation of the policy or an error. */
export async function openPage(
  browser: Browser,
  viewport = { width: 1440, height: 900 },
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|[Hh]ydrat/.test(message.text())) faults.push(message.text());
  });
  const close = async () => {
    await context.close();
    expect(faults, 'errors and policy violations in the browser').toEqual([]);
  };
  return { page, context, close };
}

/** Journeys with a customer and a member of staff, each in a browser of their own. */
export const test = base.extend<Journey>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('the journeys have no baseURL');
    await use(baseURL);
  },
  createForm: async ({ origin }, use) => {
    await use((input) => createMerchantForm(origin, input));
  },
  customer: async ({ browser }, use) => {
    const { page, close } = await openPage(browser, { width: 360, height: 640 });
    await use(page);
    await close();
  },
  staff: async ({ browser }, use) => {
    const { page, close } = await openPage(browser, { width: 1440, height: 900 });
    await signIn(page, 'operator');
    await use(page);
    await close();
  },
});

/**
 * Signs a demo person in as the login page does, without a page: each journey opens the one that it
 * needs. A few journeys use the login page itself.
 */
export async function signIn(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/v1/login', {
    data: { username: name, password: `${name}-demo` },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs a demo person in, and opens the list. */
export async function openOffice(page: Page, name: string): Promise<void> {
  await signIn(page, name);
  // Every journey waits for its own content.
  await page.goto('/invoices', { waitUntil: 'commit' });
}

/** The customer takes the form from Method to the requisites. */
export async function goToRequisites(customer: Page, url: string): Promise<void> {
  await customer.goto(url);
  await customer.getByRole('button', { name: /Humo/ }).click();
  await customer.getByRole('button', { name: /^Deposit/ }).click();
  await expect(
    customer.getByRole('heading', { name: 'Copy credentials and send money' }),
  ).toBeVisible();
  await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
}

/**
 * The customer copies the amount, as evidence of paying: without it "I have paid" asks first
 * (FORM-202).
 */
export async function copyAmount(customer: Page): Promise<void> {
  await customer.locator('[data-requisites] button').last().click();
}

/** The customer presses "I have paid" and waits. */
export async function confirmPaid(customer: Page): Promise<void> {
  await copyAmount(customer);
  await customer.getByRole('button', { name: /I have paid/ }).click();
  await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible();
}

/** Shows the invoices that have arrived since the list was loaded, once the list reports some. */
export async function showNew(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: /^\d+ new$/ }).click({ timeout: 20_000 });
}

/** The status that staff see in the details of an invoice. */
export async function expectStatus(staff: Page, invoiceId: string, status: string): Promise<void> {
  await staff.goto(`/invoices/${invoiceId}`);
  const history = staff.getByRole('list', { name: 'History of status changes' });
  await expect(history.getByRole('listitem').first()).toContainText(status);
}

export { expect } from '@playwright/test';
