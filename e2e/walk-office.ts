import { type Locator, type Page, expect } from '@playwright/test';
import type { Guarded, OfficeScreen, Sight } from './office-screen.ts';
import { frame, officeScreens, places } from './office-screens.ts';
import { type Role, may, permissionCalls } from './permission-table.ts';

/** The position of the terminal filter (OFFICE-7). */
const filtered = ['Invoices', 'Reports'];

/** Walks from the list of invoices through all that one of the demo staff may see: it is that, and no more. */
export async function walkOffice(page: Page, role: Role): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expectNames(sidebar, role, places);
  await expectSights(page.getByRole('banner'), role, frame);
  for (const screen of allowed(role, officeScreens)) {
    await screen.link?.(page).click();
    await expectScreen(page, role, screen);
  }
}

/** Opens the address of every screen without permission. */
export async function expectNoWayIn(page: Page, role: Role): Promise<void> {
  for (const { path, right, title } of officeScreens) {
    if (may(role, right)) continue;
    await page.goto(path);
    await expect(page.getByText('You have no access to this page'), path).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Tiyin`);
    await expect(page.getByRole('main').getByRole('heading'), path).toHaveCount(0);
  }
}

/**
 * Sends every call that needs a permission, from the page: the server refuses exactly the forbidden
 * ones.
 */
export async function expectRefusals(page: Page, role: Role): Promise<void> {
  const calls = permissionCalls.map(({ call }) => call);
  const statuses = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (call) => {
          const [method = '', address = ''] = call.split(' ');
          const headers = { 'content-type': 'application/json' };
          const body = method === 'GET' ? null : '{}';
          return (await fetch(address, { method, headers, body })).status;
        }),
      ),
    calls,
  );
  const refused = calls.filter((_, index) => statuses[index] === 403);
  const forbidden = permissionCalls.filter(({ right }) => !may(role, right));
  expect(refused, 'refused').toEqual(forbidden.map(({ call }) => call));
}

const allowed = <Thing extends Pick<Guarded, 'right'>>(
  role: Role,
  things: readonly Thing[],
): readonly Thing[] => things.filter(({ right }) => may(role, right));

async function expectScreen(page: Page, role: Role, screen: OfficeScreen): Promise<void> {
  const { cardLevel = 2, cards = [], columns, open, sights, title } = screen;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await open?.(page).click();
  await expectSights(main, role, sights);
  await expectNames(main.getByRole('heading', { level: cardLevel }), role, cards);
  if (columns) {
    await expectNames(main.getByRole('grid').getByRole('columnheader'), role, columns);
  }
  const filter = page.getByRole('banner').getByRole('combobox', { name: 'Terminal' });
  await expect(filter, `${title}: terminal filter`).toHaveCount(filtered.includes(title) ? 1 : 0);
}

/** The permitted elements of one kind, in order, and no others. */
async function expectNames(place: Locator, role: Role, names: readonly Guarded[]): Promise<void> {
  await expect(place).toHaveText(allowed(role, names).map(({ name }) => name));
}

/**
 * Permitted elements are present; after that, because everything has loaded, forbidden ones are
 * absent.
 */
async function expectSights(place: Locator, role: Role, sights: readonly Sight[]): Promise<void> {
  const seen = allowed(role, sights);
  for (const sight of seen) {
    await expect(find(place, sight).first(), `${role} sees ${sight.name}`).toBeVisible();
  }
  for (const sight of sights) {
    if (seen.includes(sight)) continue;
    await expect(find(place, sight), `${role} does not see ${sight.name}`).toHaveCount(0);
  }
}

function find(place: Locator, { name, what }: Sight): Locator {
  if (what === 'fact') return place.getByRole('term').getByText(name, { exact: true });
  return place.getByRole(what, { name, exact: true });
}
