import type { Page } from '@playwright/test';
import { confirmPaidByCall, takeRequisites } from '../customer-calls.ts';
import { confirmChange } from '../confirm-change.ts';
import { expect, expectStatus, goToRequisites, confirmPaid, test } from '../journey.ts';
import { moveInvoice } from '../move-invoice.ts';
import { payoutTerminal } from '../without-script.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };
/** Of the three accounts for the demo's Humo deposits in test, one merchant's customers hold at most two for one amount. */
const merchantsShare = 2;
const languages = ['en', 'ru', 'uz'] as const;

// FORM-29
test('no account free: the wait is explained, survives a reload, and ends as soon as one is', async ({
  origin,
  createForm,
  customer,
}) => {
  const amount = 77_700_000;
  const others = await Promise.all(
    Array.from({ length: merchantsShare }, () => createForm({ terminalId: 2, amount })),
  );
  for (const { formId } of others) await takeRequisites(origin, formId);
  await customer.clock.install();
  const { url } = await createForm({ terminalId: 2, amount, canChangeAmount: false });
  await customer.goto(url);
  await customer.getByRole('button', { name: /^Deposit/ }).click();
  await expect(customer.getByText(/^All accounts are busy/)).toBeVisible();
  await customer.clock.fastForward('01:01');
  // One method and a fixed amount: only instructions are possible.
  await expect(customer.getByText(/go back to the shop and try again later/)).toBeVisible();
  await expect(customer.getByRole('button', { name: /another/ })).toHaveCount(0);

  await customer.getByRole('link', { name: /Русский/ }).click();
  await expect(customer.getByText(/^Сейчас все счета заняты/)).toBeVisible();
  await expect(customer.getByText(/вернуться в магазин и попробовать позже/)).toBeVisible();
  await customer.getByRole('link', { name: /Oʻzbekcha/ }).click();
  await expect(customer.getByText(/^Hozir barcha hisoblar band/)).toBeVisible();
  await expect(customer.getByText(/doʻkonga qaytib, keyinroq urinib/)).toBeVisible();

  // An account is free again once one of the others was paid.
  const [first] = others;
  if (first) await confirmPaidByCall(origin, first.formId);
  await expect(customer.getByRole('button', { name: /Pulni oʻtkazdim/ })).toBeVisible(outcome);
});

test(
  'no account free for a minute: in each language another method may be chosen, or another amount',
  { tag: '@long' },
  async ({ origin, createForm, customer }) => {
    const amount = 77_800_000;
    for (let taken = 0; taken < merchantsShare; taken += 1) {
      await takeRequisites(origin, (await createForm({ terminalId: 2, amount })).formId);
    }
    await customer.clock.install();
    await test.step('another method if there is one', async () => {
      const { url } = await createForm({ amount });
      await customer.goto(url);
      await customer.getByRole('button', { name: /Humo/ }).click();
      await customer.getByRole('button', { name: /^Deposit/ }).click();
      await expect(customer.getByText(/^No account is free for this amount/)).toBeVisible();
      await customer.clock.fastForward('01:01');
      await expectLongWait(customer, [
        ['Русский', /заплатить другим способом/, 'Выбрать другой способ'],
        ['Oʻzbekcha', /boshqa usulda toʻlashingiz mumkin/, 'Boshqa usulni tanlash'],
        ['English', /pay by another method/, 'Choose another method'],
      ]);
      await customer.getByRole('button', { name: 'Choose another method' }).click();
      await customer.getByRole('button', { name: /Uzcard/ }).click();
      await customer.getByRole('button', { name: /^Deposit/ }).click();
      await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
    });
    await test.step('another amount if there is one method', async () => {
      const { url } = await createForm({ terminalId: 2, amount });
      await customer.goto(url);
      await customer.getByRole('button', { name: /^Deposit/ }).click();
      await expect(customer.getByText(/^No account is free for this amount/)).toBeVisible();
      await customer.clock.fastForward('01:01');
      await expectLongWait(customer, [
        ['Русский', /выбрать другую сумму: для неё/, 'Выбрать другую сумму'],
        ['Oʻzbekcha', /boshqa summani tanlashingiz mumkin/, 'Boshqa summani tanlash'],
        ['English', /an account may be free for that/, 'Choose another amount'],
      ]);
      await customer.getByRole('button', { name: 'Choose another amount' }).click();
      await customer.getByRole('button', { name: 'Increase the amount' }).click();
      await customer.getByRole('button', { name: /^Deposit 779/ }).click();
      await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
    });
  },
);

/** After a minute of waiting the alternatives are shown in each language, on the same step. */
async function expectLongWait(
  customer: Page,
  words: readonly (readonly [language: string, text: RegExp, button: string])[],
): Promise<void> {
  for (const [language, text, button] of words) {
    await customer.getByRole('link', { name: language }).click();
    await expect(customer.getByText(text)).toBeVisible();
    await expect(customer.getByRole('button', { name: button })).toBeVisible();
  }
}

// FORM-24
test(
  'the fourth amount of one form restores the last requisites, with the reason',
  { tag: '@long' },
  async ({ createForm, customer }) => {
    const { url } = await createForm({ amount: 61_100_000 });
    await goToRequisites(customer, url);
    for (const chip of ['10 000', '50 000', '100 000']) {
      await customer.getByRole('button', { name: 'Back' }).click();
      const quick = new RegExp(`^${chip.replace(' ', String.raw`\s`)}$`);
      await customer.getByText(quick).click();
      await customer.getByRole('button', { name: /^Deposit/ }).click();
    }
    await expect(customer.getByText(/^You can choose up to three times/)).toBeVisible();
    await expect(customer.getByText(/^50.000.UZS/)).toBeVisible();
    await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
    await confirmPaid(customer);
  },
);

test('time runs out: every page of the form shows it, and what happens to money already sent', async ({
  origin,
  createForm,
  customer,
  staff,
}) => {
  const lifetimeSeconds = 15;
  const { invoiceId, url } = await createForm({ lifetimeSeconds });
  const terminalId = await payoutTerminal(origin, staff);
  const withdrawal = await createForm({ type: 'Withdrawal', terminalId, lifetimeSeconds });
  const ru = await customer.context().newPage();
  const uz = await customer.context().newPage();
  await ru.goto(`${url}?lang=ru`);
  await goToRequisites(customer, url);
  await uz.goto(`${url}?lang=uz`);
  await expect(customer.getByText(/^Time ran out/)).toBeVisible(outcome);
  await expect(customer.getByText(/^We still look for your transfer until/)).toBeVisible();
  await expect(ru.getByText(/^Время вышло/)).toBeVisible(outcome);
  await expect(ru.getByText(/^Мы ищем ваш перевод до/)).toBeVisible();
  await expect(uz.getByText(/^Vaqt tugadi/)).toBeVisible(outcome);
  await expect(uz.getByText(/gacha qidiramiz/)).toBeVisible();
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?failed`);
  await expectStatus(staff, invoiceId, 'CANCELED');
  await expectWords(customer, withdrawal.url, {
    en: [/before you entered a card or phone number. Nothing was sent/],
    ru: [/куда отправить деньги. Ничего не отправлено/],
    uz: [/vaqt tugadi. Hech narsa yuborilmadi/],
  });
});

/** A newly opened form shows all of this in each language. */
async function expectWords(
  customer: Page,
  url: string,
  words: Readonly<Record<(typeof languages)[number], readonly (RegExp | string)[]>>,
): Promise<void> {
  for (const language of languages) {
    await customer.goto(`${url}?lang=${language}`);
    for (const text of words[language]) await expect(customer.getByText(text)).toBeVisible();
  }
}

// FORM-57
test(
  'a declined deposit is shown in three languages, with a warning not to send again, its id and the way back',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const { invoiceId, url } = await createForm({ amount: 48_100_001 });
    await goToRequisites(customer, url);
    await confirmPaid(customer);
    await expect(customer.getByText(/^Your transfer was not found/)).toBeVisible(outcome);
    await expect(customer.getByText(invoiceId)).toBeVisible();
    const link = customer.getByRole('link', { name: 'Continue' });
    await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);
    await expectStatus(staff, invoiceId, 'DECLINED');
    await expectWords(customer, url, {
      en: [/^Your transfer was not found/, /do not send it again/],
      ru: [/^Ваш перевод не найден/, /не отправляйте их снова/],
      uz: [/^Oʻtkazmangiz topilmadi/, /qayta yubormang/],
    });
  },
);

test(
  'a payment in ERROR stays in Processing: staff check it, and its id is shown',
  { tag: '@long' },
  async ({ createForm, customer, staff }) => {
    // …03: no money arrives.
    const { invoiceId, url } = await createForm({ amount: 48_100_003 });
    await goToRequisites(customer, url);
    await confirmPaid(customer);
    await staff.goto(`/invoices/${invoiceId}`);
    await staff.getByRole('button', { name: /Change status/ }).click();
    await staff.getByRole('menuitem', { name: 'ERROR' }).click();
    await confirmChange(staff);
    await expect(customer.getByText('We are checking your payment')).toBeVisible(outcome);
    await expect(customer.getByText(invoiceId)).toBeVisible();
    await expect(customer.getByText(/do not send the money again/)).toBeVisible();
    await expectWords(customer, url, {
      en: [/^We are checking your payment/, /do not send the money again/, invoiceId],
      ru: [/^Ваш платёж проверяет сотрудник/, /не отправляйте деньги повторно/, invoiceId],
      uz: [/xodimimiz koʻrib chiqmoqda/, /pulni qayta yubormang/, invoiceId],
    });
  },
);

test(
  'a withdrawal checked by staff, and a declined one, are shown in three languages',
  { tag: '@long' },
  async ({ origin, createForm, customer, staff }) => {
    const terminalId = await payoutTerminal(origin, staff);
    const { invoiceId, url } = await createForm({ type: 'Withdrawal', terminalId });
    await moveInvoice(origin, staff.context(), invoiceId, 'ERROR');
    await expectWords(customer, url, {
      en: [/^We are checking your withdrawal/, /^Your withdrawal needs a closer look/, invoiceId],
      ru: [/^Ваш вывод проверяет сотрудник/, /^Ваш вывод нужно проверить/, invoiceId],
      uz: [/xodimimiz koʻrib chiqmoqda/, /^Pul yechish soʻrovingiz tekshirilmoqda/, invoiceId],
    });
    await moveInvoice(origin, staff.context(), invoiceId, 'DECLINED');
    await expectWords(customer, url, {
      en: [/^This withdrawal did not go through/, invoiceId],
      ru: [/^Вывод не состоялся/, invoiceId],
      uz: [/^Pul yechish amalga oshmadi/, invoiceId],
    });
  },
);

// FORM-1
test(
  'an unknown form gives instructions, in three languages',
  { tag: '@long' },
  async ({ customer }) => {
    const url = '/payment/nobodyhasthisformid12345678';
    expect((await customer.goto(url))?.status()).toBe(404);
    await expectWords(customer, url, {
      en: [/ask the shop for a new payment link/],
      ru: [/попросите у магазина новую ссылку/],
      uz: [/doʻkondan yangi toʻlov havolasini/],
    });
  },
);
