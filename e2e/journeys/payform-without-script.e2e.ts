import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { goToRequisites, languages, outcome, payoutTerminal, test } from '../without-script.ts';

/* Each journey has an amount of its own: an account waits for one only once, and those of other journeys stay open. */
for (const [index, [language, words]] of Object.entries(languages).entries()) {
  // FORM-70
  const tag = language === 'en' ? [] : ['@long'];
  test(
    `without a script a deposit reaches Success: ${language}`,
    { tag },
    async ({ createForm, origin, plain }) => {
      const { url, invoiceId } = await createForm({ amount: 41_000_000 + index * 100 });
      await plain.goto(`${url}/plain?lang=${language}`);
      await expect(plain.locator('html')).toHaveAttribute('lang', language);
      await plain.getByRole('button', { name: /Humo/ }).click();
      await plain.getByRole('button', { name: words.show }).click();
      await expect(plain.getByRole('heading', { name: words.requisites })).toBeVisible();
      await expect(plain.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
      await expect(plain.getByText(invoiceId)).toBeVisible();
      await plain.getByRole('button', { name: words.paid }).click();
      await expect(plain.getByText(words.wait)).toBeVisible();
      // It reloads by itself.
      await expect(plain.getByText(words.done)).toBeVisible(outcome);
      const link = plain.getByRole('link', { name: words.on });
      await expect(link).toHaveAttribute('href', `${origin}/login?paid`);
    },
  );
}

test(
  'without a script a declined deposit ends in Fail, with its id, the way to support and the way back',
  { tag: '@long' },
  async ({ createForm, origin, plain }) => {
    const { url, invoiceId } = await createForm({ amount: 49_000_001 });
    await goToRequisites(plain, url);
    await plain.getByRole('button', { name: 'I have paid' }).click();
    await expect(plain.getByText('Something went wrong')).toBeVisible(outcome);
    await expect(plain.getByText(invoiceId)).toBeVisible();
    const link = plain.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);

    await plain.getByRole('link', { name: 'Report a problem' }).click();
    const text = plain.getByLabel('What happened?');
    await plain.getByRole('button', { name: 'Send to support' }).click();
    await expect(text).toHaveAccessibleDescription(/^Say in a few words what happened/);
    await text.fill('Я оплатил в десять часов. '.repeat(38));
    await plain.getByRole('button', { name: 'Send to support' }).click();
    await expect(plain.getByText(/^We have your message: ticket number \d+/)).toBeVisible();
    await expect(plain.getByRole('link', { name: 'Report a problem' })).toHaveCount(0);
  },
);

test(
  'without a script the requisites leave by themselves when their time is over',
  { tag: '@long' },
  async ({ createForm, origin, plain }) => {
    const { url } = await createForm({ amount: 42_000_000, lifetimeSeconds: 15 });
    await goToRequisites(plain, url);
    await expect(plain.getByText('Something went wrong')).toBeVisible(outcome);
    const link = plain.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', `${origin}/login?failed`);
  },
);

test('without a script an amount that cannot be is said beside its field, kept, and corrected', async ({
  createForm,
  plain,
}) => {
  const { url } = await createForm();
  await plain.goto(`${url}/plain`);
  await plain.getByRole('button', { name: /Humo/ }).click();
  const amount = plain.getByLabel('Amount, UZS');
  await amount.fill('12.345');
  await plain.getByRole('button', { name: languages.en.show }).click();
  await expect(amount).toHaveAccessibleDescription(/^There must be max two decimals after comma/);
  await expect(amount).toHaveValue('12.345');
  await expect(amount).toBeFocused();
  await plain.reload();
  await expect(amount).toHaveValue('12.345');

  await amount.fill('1');
  await amount.press('Enter');
  await expect(amount).toHaveAccessibleDescription(/^The amount must be within the limits: 1\s000/);
  await amount.fill('510 000,50');
  await amount.press('Enter');
  await expect(plain.getByText(/^510\s000\.50\sUZS$/)).toBeVisible();
});

test(
  "without a script a reload, a second press and the way back lead to the form's state",
  { tag: '@long' },
  async ({ createForm, plain }) => {
    // …03: no money arrives, so that Processing stays.
    const { url } = await createForm({ amount: 47_000_003 });
    await goToRequisites(plain, url);
    const card = await plain.getByText(/\b9860(\s\d{4}){3}\b/).innerText();
    await plain.reload();
    await expect(plain.getByText(card)).toBeVisible();

    await test.step('back to another amount, in the language that one has', async () => {
      await plain.getByRole('link', { name: 'Back' }).click();
      await expect(plain.getByLabel('Amount, UZS')).toHaveValue('470000.03');
      await plain.getByRole('link', { name: /^RU/ }).click();
      await expect(plain.getByLabel('Сумма, UZS')).toHaveValue('470000.03');
      await plain.getByRole('button', { name: languages.ru.show }).click();
      await expect(plain.getByText(card)).toBeVisible();
    });
    const second = await plain.context().newPage();
    await second.goto(plain.url());
    for (const page of [plain, second]) {
      await page.getByRole('button', { name: languages.ru.paid }).click();
      await expect(page.getByText(languages.ru.wait)).toBeVisible();
    }
    // The browser caches nothing: going back shows the current state.
    await plain.goBack();
    await expect(plain.getByText(languages.ru.wait)).toBeVisible();

    await test.step('and the reloading can be stopped', async () => {
      await plain.getByRole('link', { name: 'Не обновлять' }).click();
      await expect(plain.getByRole('link', { name: 'Обновлять автоматически' })).toBeVisible();
      await expect(plain.locator('meta[http-equiv=refresh]')).toHaveCount(0);
    });
  },
);

// FORM-64
test(
  'without a script the customer may cancel, after a question',
  { tag: '@long' },
  async ({ createForm, origin, plain }) => {
    const { url } = await createForm({ amount: 43_000_000 });
    await goToRequisites(plain, url);
    await plain.getByRole('link', { name: 'Cancel this payment' }).click();
    await plain.getByRole('link', { name: 'No, go back' }).click();
    await expect(plain.getByRole('heading', { name: languages.en.requisites })).toBeVisible();
    await plain.getByRole('link', { name: 'Cancel this payment' }).click();
    await plain.getByRole('button', { name: 'Yes, cancel it' }).click();
    const link = plain.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);
  },
);

test(
  'without a script a deposit is made with only the keyboard',
  { tag: '@long' },
  async ({ createForm, plain }) => {
    const { url } = await createForm({ amount: 44_000_000 });
    await plain.goto(`${url}/plain`);
    await tabTo(plain, /Humo/);
    await plain.keyboard.press('Enter');
    await expect(plain.getByRole('heading', { name: 'Payment' })).toBeVisible();
    await tabTo(plain, /^Amount/);
    await plain.keyboard.press('Enter');
    await expect(plain.getByRole('heading', { name: languages.en.requisites })).toBeVisible();
    await tabTo(plain, /I have paid/);
    await plain.keyboard.press('Enter');
    await expect(plain.getByText(languages.en.wait)).toBeVisible();
  },
);

/** Presses Tab until the named element has the focus; every stop shows its focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    const named = page
      .getByRole('button', { name })
      .or(page.getByRole('textbox', { name }))
      .and(focused);
    if ((await named.count()) === 1) return;
  }
  throw new Error(`nothing that is named ${name} is reached by Tab`);
}

test('without a script a withdrawal is paid out to the card that was entered, and corrected before', async ({
  createForm,
  origin,
  staff,
  plain,
}) => {
  const terminalId = await payoutTerminal(origin, staff);
  const { url } = await createForm({ type: 'Withdrawal', terminalId, amount: 11_000_000 });
  await plain.goto(`${url}/plain`);
  await plain.getByRole('button', { name: /Humo/ }).click();
  await plain.getByRole('button', { name: 'Enter where to send the money' }).click();
  const card = plain.getByLabel('Card number');
  await card.fill('9860 1201 1555');
  await card.press('Enter');
  await expect(card).toHaveAccessibleDescription(/it has too few digits/);
  await expect(card).toHaveValue('9860 1201 1555');
  await card.fill('9860 1201 1555 1234');
  await plain.getByRole('button', { name: /^Send 110/ }).click();
  await expect(plain.getByRole('heading', { name: 'Check before you send' })).toBeVisible();
  await plain.getByRole('button', { name: 'Change the number' }).click();
  await expect(card).toHaveValue('9860 1201 1555 1234');
  await plain.getByRole('button', { name: /^Send 110/ }).click();
  await expect(plain.getByText('9860 1201 1555 1234')).toBeVisible();
  await plain.getByRole('button', { name: /^Yes, send 110/ }).click();
  await expect(plain.getByText('Money sent')).toBeVisible(outcome);
  const link = plain.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?paid`);
});
