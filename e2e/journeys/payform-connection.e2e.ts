import { rm } from 'node:fs/promises';
import { formWords } from '../form-words.ts';
import { expect, goToRequisites, openPage, confirmPaid, test, copyAmount } from '../journey.ts';
import { createMerchantForm } from '../merchant.ts';
import { OwnServer } from '../own-server.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };
const noConnection = /^No connection/;
const connectionWords = { ru: /^Нет соединения/, uz: /^Aloqa yoʻq/ };

// FORM-15
test('offline at any step: shown at once, nothing is lost, and the form continues automatically', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 48_200_000 });
  const goOffline = async () => {
    await customer.context().setOffline(true);
    await expect(customer.getByText(noConnection)).toBeVisible();
  };
  const goOnline = async () => {
    await customer.context().setOffline(false);
    await expect(customer.getByText(noConnection)).toBeHidden();
  };
  await customer.goto(url);
  await customer.getByRole('button', { name: /Humo/ }).click();

  await test.step('before the credential call', async () => {
    await goOffline();
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByText(/^Looking for an account/)).toBeVisible();
    await goOnline();
    await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
  });
  await test.step('with the requisites on the page, which stay and can be copied', async () => {
    await goOffline();
    await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
    await customer.getByRole('button', { name: 'Copy: Amount' }).click();
    await expect(customer.getByRole('button', { name: 'Copied: Amount' })).toBeVisible();
    expect(await customer.evaluate(() => navigator.clipboard.readText())).toBe('482000');
  });
  await test.step('when "I have paid" is pressed', async () => {
    await customer.getByRole('button', { name: /I have paid/ }).click();
    await expect(customer.getByRole('button', { name: /One moment/ })).toBeVisible();
    await expect(customer.getByText(noConnection)).toBeVisible();
    await goOnline();
    await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible();
  });
  await test.step('and while it is waited', async () => {
    await goOffline();
    await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible();
    await goOnline();
    await expect(customer.getByText('Your balance will be updated soon')).toBeVisible(outcome);
  });
});

test(
  'the offline message is in Russian and Uzbek too',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm();
    for (const language of ['ru', 'uz'] as const) {
      const words = customer.getByText(connectionWords[language]);
      await customer.goto(`${url}?lang=${language}`);
      await customer.context().setOffline(true);
      await expect(words).toBeVisible();
      await customer.context().setOffline(false);
      await expect(words).toBeHidden();
    }
  },
);

test(
  'a killed server at "I have paid" and during Processing: the open form shows it in each language and continues to Success',
  {
    tag: '@long',
  },
  async ({ customer }, testInfo) => {
    // It starts a server three times.
    test.slow();
    const dataDir = testInfo.outputPath('data');
    const server = new OwnServer(dataDir, () => ({ TIYIN_DEMO_INVOICES: '0' }));
    await server.start();
    try {
      const { url } = await createMerchantForm(server.url);
      await goToRequisites(customer, url);
      // The same form in the other languages, which only look on.
      const ru = await customer.context().newPage();
      const uz = await customer.context().newPage();
      await ru.goto(`${url}?lang=ru`);
      await uz.goto(`${url}?lang=uz`);
      await copyAmount(customer);
      await server.kill();
      await customer.getByRole('button', { name: /I have paid/ }).click();
      await expect(customer.getByText(noConnection)).toBeVisible();
      await expect(ru.getByText(connectionWords.ru)).toBeVisible();
      await expect(uz.getByText(connectionWords.uz)).toBeVisible();
      for (const page of [customer, ru, uz]) {
        await expect(page.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
      }
      await server.start();
      await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible(outcome);
      await server.kill();
      await expect(customer.getByText(noConnection)).toBeVisible(outcome);
      await server.start();
      await expect(customer.getByText('Your balance will be updated soon')).toBeVisible({
        timeout: 40_000,
      });
      await expect(ru.getByText('Ваш баланс скоро обновится')).toBeVisible(outcome);
      await expect(uz.getByText('Balansingiz tez orada yangilanadi')).toBeVisible(outcome);
    } finally {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

for (const [language, hours] of [
  ['ru', 5],
  ['uz', -5],
] as const) {
  test(
    `a phone's clock ${hours} hours off shows the time that is left in ${language}, and ends nothing`,
    { tag: '@long' },
    async ({ createForm, browser }) => {
      const { url } = await createForm();
      const { page, context, close } = await openPage(browser, { width: 360, height: 640 });
      await context.addInitScript((shiftMs) => {
        const { now } = Date;
        Date.now = () => now() + shiftMs;
        const { timeOrigin } = performance;
        Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + shiftMs });
      }, hours * 3_600_000);
      const { t } = formWords(language);
      const timer = page.getByRole('timer').first();
      await page.goto(`${url}?lang=${language}`);
      await expect(page.getByText(t('countdown.label'))).toBeVisible();
      await expect(timer).toHaveText(/^1[45]:\d\d$/);
      await page.getByRole('button', { name: /Humo/ }).click();
      await page.getByRole('button', { name: /^Внести|toʻlash$/ }).click();
      await expect(page.getByText(t('credential.foot'))).toBeVisible();
      await expect(timer).toHaveText(/^1[45]:\d\d$/);
      await copyAmount(page);
      await page.getByRole('button', { name: t('have_paid') }).click();
      await expect(page.getByRole('heading', { name: t('header.processing') })).toBeVisible();
      await close();
    },
  );
}

test("a phone's clock that is set hours ahead ends nothing: the form requests the status first", async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm();
  await customer.clock.install();
  await goToRequisites(customer, url);
  await customer.clock.fastForward('05:00:00');
  await expect(customer.getByRole('timer').first()).toHaveText(/^1[45]:\d\d$/, outcome);
  await confirmPaid(customer);
});

test(
  'the clipboard refused: the value is selected, with instructions to copy it by hand',
  { tag: '@long' },
  async ({ createForm, customer, origin }) => {
    const { invoiceId, url } = await createForm({ amount: 48_300_000 });
    await goToRequisites(customer, url);
    const browser = await customer.context().newCDPSession(customer);
    const { targetInfo } = await browser.send('Target.getTargetInfo');
    await browser.send('Browser.setPermission', {
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
      origin,
      permission: { name: 'clipboard-write' },
      setting: 'denied',
    });
    const number = (await customer.getByText(/\b9860(\s\d{4}){3}\b/).innerText()).replaceAll(
      /\s/g,
      '',
    );
    for (const [what, value] of [
      ['Card number', number],
      ['Amount', '483000'],
      ['Payment ID', invoiceId],
    ] as const) {
      await customer.getByRole('button', { name: `Copy: ${what}` }).click();
      await expect.poll(() => customer.evaluate(() => String(getSelection()))).toBe(value);
    }
    const words = customer.getByRole('status').filter({ hasText: /copy it by hand/ });
    await expect(words).toHaveCount(3);

    for (const [language, copy, byHand] of [
      ['ru', 'Копировать: Номер карты', /скопируйте его вручную/],
      ['uz', 'Nusxalash: Karta raqami', /uni oʻzingiz nusxalang/],
    ] as const) {
      await customer.goto(`${url}?lang=${language}`);
      await customer.getByRole('button', { name: copy }).click();
      await expect(customer.getByText(byHand)).toBeVisible();
    }
  },
);
