import type { EnginePage } from './engine-page.ts';
import { test } from './engine-test.ts';

async function signIn(staff: EnginePage): Promise<void> {
  await staff.type('label', /^Username/, 'operator');
  await staff.type('label', /^Password/, 'operator-demo');
  await staff.press('button', /^(Log|Sign) in$/i);
  await staff.hasAddress(/\/invoices/);
}

test('staff sign in, sort the list, search it, open an invoice and sign out', async ({
  createForm,
  origin,
  staff,
}) => {
  const { invoiceId } = await createForm();
  await signIn(staff);
  await staff.goto(`${origin}/invoices?terminal=1`);
  await staff.has('grid', /^Invoices$/);
  await staff.press('button', /^Amount/);
  await staff.hasAddress(/sort=largest$/);
  await staff.press('button', /^Page 2$/);
  await staff.hasAddress(/page=2&sort=largest$/);
  await staff.type('searchbox', /^Search invoices/, invoiceId);
  await staff.hasAddress(new RegExp(`search=${invoiceId}`));
  await staff.press('link', new RegExp(`^${invoiceId}$`, 'i'));
  await staff.hasAddress(new RegExp(`/invoices/${invoiceId}`));
  await staff.has('list', /^History of status changes$/);
  await staff.press('button', /^Log Out$/);
  await staff.hasAddress(/\/login/);
});

// OFFICE-42, OFFICE-44, OFFICE-45
test('staff change a status after confirming it, and the history names the author', async ({
  createForm,
  origin,
  staff,
}) => {
  const { invoiceId } = await createForm();
  await signIn(staff);
  await staff.goto(`${origin}/invoices/${invoiceId}`);
  await staff.press('button', /Change status/);
  await staff.press('menuitem', /^CANCELED$/);
  await staff.has('alertdialog', /./);
  await staff.type('textbox', /^Reason/, 'The bank shows it');
  await staff.press('button', /^Continue$/);
  await staff.sees(/^Status changed successfully!/);
  await staff.sees(/“The bank shows it”/);
});

test('the filter is in the address, visible, and there again after a reload', async ({
  origin,
  staff,
}) => {
  await signIn(staff);
  await staff.goto(`${origin}/invoices?terminal=1`);
  await staff.press('button', /^Filter$/);
  await staff.has('dialog', /^Filter$/);
  await staff.type('textbox', /^Sum From/, '1');
  await staff.press('button', /^Apply Filter$/);
  await staff.hasAddress(/terminal=1&sumFrom=1$/);
  await staff.has('row', /^Sum From: 1/);
  await staff.reload();
  await staff.has('row', /^Sum From: 1/);
  await staff.press('button', /^Get report$/);
  await staff.sees(/^The download has begun/);
});

for (const title of [
  'Monitoring',
  'Accounts',
  'Terminals',
  'Reports',
  'Notifications',
  'Settings',
]) {
  test(`${title} shows its content, without an error`, async ({ origin, staff }) => {
    await signIn(staff);
    await staff.goto(`${origin}/${title.toLowerCase()}`);
    await staff.has('heading', new RegExp(`^${title}`));
    await staff.seesNo(/You have no access|Something went wrong/);
  });
}
