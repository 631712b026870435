import { expect, test } from '../journey.ts';

// OFFICE-64, OFFICE-68, OFFICE-70, OFFICE-87, OFFICE-574
test('a terminal is made, noted, tried and put live, and what is typed is not lost by leaving', async ({
  customer,
  staff,
}) => {
  await staff.goto('/terminals');
  await staff.getByRole('button', { name: 'New Terminal' }).click();
  const dialog = staff.getByRole('dialog', { name: 'New Terminal' });
  const name = `Kiosk ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: /Flow type/ }).click();
  await staff.getByRole('option', { name: 'DEPOSIT' }).click();
  await dialog.getByRole('combobox', { name: /Currency/ }).click();
  await staff.getByRole('option', { name: /^UZS/ }).click();
  await dialog.getByRole('button', { name: 'Create terminal' }).click();
  await expect(staff.getByText('Terminal created')).toBeVisible();
  const tab = staff.getByRole('tab', { selected: true });
  await expect(tab).toHaveText(`${name} · Test`);

  const attributes = staff.getByRole('table', { name: 'Attributes' });
  await attributes.getByRole('combobox', { name: /Attribute type/ }).click();
  await staff.getByRole('option', { name: 'Numeric' }).click();
  await attributes.getByRole('textbox', { name: 'Value' }).fill('12');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(attributes.getByText('value is not Numeric')).toBeVisible();
  await staff.getByRole('link', { name: 'Dashboard' }).click();
  await staff.getByRole('button', { name: 'Stay' }).click();
  await attributes.getByRole('textbox', { name: 'Value' }).fill('12.5');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Terminal saved')).toBeVisible();
  await staff.route('**/api/v1/terminal/*?attributeId=*', (route) => route.abort(), { times: 1 });
  await attributes.getByRole('button', { name: 'Remove' }).click();
  await expect(staff.getByText('The server cannot be reached')).toBeVisible();
  await attributes.getByRole('button', { name: 'Remove' }).click();
  await expect(staff.getByText('Attribute removed')).toBeVisible();
  await expect(attributes.getByRole('textbox', { name: 'Value' })).toHaveCount(0);

  const low = staff.getByRole('textbox', { name: 'Success rate is low below' });
  await low.fill('95');
  await staff.getByRole('button', { name: 'Save' }).click();
  const summary = staff.getByRole('form', { name: 'Terminal' }).getByRole('alert');
  await expect(summary).toContainText('Must not be less than what counts as low');
  // Corrected in the other field: one press sends it.
  await low.fill('60');
  await staff.getByRole('button', { name: 'Save' }).click();
  await expect(summary).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'Save' })).toHaveCount(0);

  await staff.getByRole('button', { name: 'Make a test form' }).click();
  await expect(staff.getByRole('img', { name: 'QR code of the test form' })).toBeVisible();
  const form = await staff.getByRole('link', { name: 'Open the form' }).getAttribute('href');
  await customer.goto(form ?? '');
  await expect(customer.getByRole('button', { name: /Humo/ })).toBeVisible();

  await expect(staff.getByRole('switch', { name: 'Production mode' })).toBeAttached();
  await staff.getByText('Production mode').click();
  const question = staff.getByRole('alertdialog', { name: 'State changing' });
  await expect(question).toContainText(
    'Are you sure to switch current terminal to production state?',
  );
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(tab).toHaveText(name);
  await expect(staff.getByRole('switch', { name: 'Production mode' })).toBeDisabled();

  await staff.getByRole('button', { name: 'History of changes' }).click();
  const changes = staff.getByRole('grid', { name: 'Changes' });
  const row = (field: string) => changes.getByRole('row').filter({ hasText: field });
  await expect(row('Mode')).toContainText('TestProduction');
  await expect(row('Success rate is low below')).toContainText('60 %');
  await expect(row('Terminal: created')).toHaveCount(1);
});
