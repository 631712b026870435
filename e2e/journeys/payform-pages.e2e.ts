import type { Page } from '@playwright/test';
import { expectNoViolations, expectWhole } from '../accessibility.ts';
import { expect, expectStatus, goToRequisites, confirmPaid, test, copyAmount } from '../journey.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };
const cardNumber = /\b9860(\s\d{4}){3}\b/;

// FORM-14
test(
  'two pages of one form show the requisites chosen last, and "I have paid" in one moves the other',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    // …03: no money arrives, so that Processing stays.
    const { url } = await createForm({ amount: 48_400_003 });
    const second = await customer.context().newPage();
    const third = await customer.context().newPage();
    await goToRequisites(customer, url);
    await second.goto(`${url}?lang=ru`);
    await expect(second.getByText(cardNumber)).toBeVisible();
    await third.goto(`${url}?lang=uz`);
    const [number] = await customer.getByText(cardNumber).allInnerTexts();
    await expect(second.getByText(number ?? 'no number')).toBeVisible();

    await customer.getByRole('button', { name: 'Back' }).click();
    await customer.getByRole('button', { name: 'Increase the amount' }).click();
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByText(/^485.000,03|^485.000\.03/)).toBeVisible();
    await expect(second.getByText(/^Сумма или счёт изменились/)).toBeVisible(outcome);
    await expect(second.getByText('485000.03')).toBeVisible();
    await expect(third.getByText(/^Summa yoki hisob oʻzgardi/)).toBeVisible(outcome);

    await copyAmount(second);
    await second.getByRole('button', { name: /Деньги отправлены/ }).click();
    await expect(second.getByText('Подождите. Платёж выполняется...')).toBeVisible();
    await expect(customer.getByText('Wait. Payment in progress...')).toBeVisible(outcome);
    await expect(third.getByText('Kuting. Toʻlov bajarilmoqda...')).toBeVisible(outcome);
  },
);

test(
  '"I have paid" in two pages at once is sent once, and both reach Success',
  { tag: '@long' },
  async ({ createForm, customer, origin, staff }) => {
    const { invoiceId, url } = await createForm({ amount: 48_500_000 });
    const second = await customer.context().newPage();
    const waiting = await customer.context().newPage();
    await waiting.goto(url);
    await goToRequisites(customer, url);
    await second.goto(url);
    for (const page of [customer, second]) await copyAmount(page);
    const buttons = await Promise.all(
      [customer, second].map((page) =>
        page.getByRole('button', { name: /I have paid/ }).elementHandle(),
      ),
    );
    // Not by a pointer: on its way to the one it would find that the press of the other has taken it away.
    await Promise.all(
      buttons.map((button) => button?.evaluate((each: HTMLElement) => each.click())),
    );
    // The one that chose nothing yet follows too, with the amount that was paid.
    for (const page of [customer, second, waiting]) {
      await expect(page.getByText('Your balance will be updated soon')).toBeVisible(outcome);
      await expect(page.getByText(/^\+485.000/)).toBeVisible();
    }
    await expectStatus(staff, invoiceId, 'DONE');
    const history = staff.getByRole('list', { name: 'History of status changes' });
    await expect(history.getByRole('listitem').filter({ hasText: 'PENDING' })).toHaveCount(1);

    await test.step('a paid form that is opened again shows it, in three languages', async () => {
      for (const [language, words] of [
        ['en', 'Payment received'],
        ['ru', 'Платёж получен'],
        ['uz', 'Toʻlov qabul qilindi'],
      ] as const) {
        await second.goto(`${url}?lang=${language}`);
        await expect(second.getByRole('heading', { name: words })).toBeVisible();
        await expect(
          second.getByRole('button', { name: /paid|Деньги отправлены|oʻtkazdim/ }),
        ).toHaveCount(0);
      }
    });

    // FORM-260
    await test.step('its receipt opens beside it and is genuine, and an altered one is not', async () => {
      const [receipt] = await Promise.all([
        second.waitForEvent('popup'),
        second.getByRole('link', { name: 'Kvitansiya' }).click(),
      ]);
      const verdict = receipt.getByRole('heading', { level: 1 });
      await expect(verdict).toHaveText('Kvitansiya haqiqiy');
      await expect(receipt.getByText(invoiceId)).toBeVisible();
      await expect(
        receipt.getByRole('img', { name: 'Shu sahifani ochadigan QR-kod' }),
      ).toBeVisible();
      await expectNoViolations(receipt, 'Receipt');
      await expectWhole(receipt, 'Receipt');
      const { pathname } = new URL(receipt.url());
      await receipt.goto(`${origin}${pathname.slice(0, -10)}AAAAAAAAAA?lang=en`);
      await expect(verdict).toHaveText('This is not a genuine receipt');
      await expect(receipt.getByText(invoiceId)).toHaveCount(0);
      await receipt.close();
    });
  },
);

test('closed and reopened, and away to the bank and back: the form is where it was left', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 48_600_003 });
  await goToRequisites(customer, url);
  const [number = ''] = await customer.getByText(cardNumber).allInnerTexts();

  const reopened = await customer.context().newPage();
  await customer.close();
  await reopened.goto(url);
  await expect(reopened.getByText(number)).toBeVisible();
  await expect(reopened.getByText('486000.03')).toBeVisible();

  // A phone freezes the page behind the bank's app; meanwhile another device continues.
  const phone = await reopened.context().newCDPSession(reopened);
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
  const desktop = await reopened.context().newPage();
  await desktop.goto(url);
  await confirmPaid(desktop);
  await phone.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(reopened.getByText('Wait. Payment in progress...')).toBeVisible(outcome);
});

test(
  'the browser keeps the choice of the form in this tab, and nothing else',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { formId, url } = await createForm({ amount: 48_700_000 });
    await customer.goto(url);
    await customer.getByRole('button', { name: /Humo/ }).click();
    await expect.poll(() => storedIn(customer)).toEqual([`tiyin-form-${formId}=1:48700000`]);
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
    await expect.poll(() => storedIn(customer)).toEqual([`tiyin-form-${formId}=1:48700000:asked`]);
    await confirmPaid(customer);
    await expect.poll(() => storedIn(customer)).toEqual([]);
    expect(await customer.context().cookies()).toEqual([]);
  },
);

/** All that a page of the form left in the browser. */
function storedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [sessionStorage, localStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => `${key}=${storage.getItem(key)}`),
    ),
  );
}
