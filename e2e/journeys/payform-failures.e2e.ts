import { sayPaidByCall, takeRequisites } from '../customer-calls.ts';
import { expect, expectStatus, goToRequisites, sayPaid, test } from '../journey.ts';

/** Longer than the form's poll of 5 s and the sandbox's 3 s. */
const outcome = { timeout: 20_000 };
/** As many accounts as take the demo's Humo deposits in test. */
const humoAccounts = 3;
const languages = ['en', 'ru', 'uz'] as const;

test('no account free: the wait is explained, survives a reload, and ends as soon as one is', async ({
  origin,
  order,
  customer,
}) => {
  const amount = 77_700_000;
  const others = await Promise.all(
    Array.from({ length: humoAccounts }, () => order({ terminalId: 2, amount })),
  );
  for (const { formId } of others) await takeRequisites(origin, formId);
  await customer.clock.install();
  const { url } = await order({ terminalId: 2, amount, canChangeAmount: false });
  await customer.goto(url);
  await customer.getByRole('button', { name: /^Deposit/ }).click();
  await expect(customer.getByText(/^All accounts are busy/)).toBeVisible();
  await customer.clock.fastForward('01:01');
  // One method and a fixed amount: words alone say what can be done.
  await expect(customer.getByText(/go back to the shop and try again later/)).toBeVisible();
  await expect(customer.getByRole('button', { name: /another/ })).toHaveCount(0);

  await customer.getByRole('link', { name: /Русский/ }).click();
  await expect(customer.getByText(/^Сейчас все счета заняты/)).toBeVisible();
  await customer.clock.fastForward('01:01');
  await expect(customer.getByText(/вернуться в магазин и попробовать позже/)).toBeVisible();
  await customer.getByRole('link', { name: /Oʻzbekcha/ }).click();
  await expect(customer.getByText(/^Hozir barcha hisoblar band/)).toBeVisible();

  // An account is free again once one of the others was paid.
  const [first] = others;
  if (first) await sayPaidByCall(origin, first.formId);
  await expect(customer.getByRole('button', { name: /Toʻladim/ })).toBeVisible(outcome);
});

test('no account free for a minute: another method may be chosen, or another amount', async ({
  origin,
  order,
  customer,
}) => {
  const amount = 77_800_000;
  for (let taken = 0; taken < humoAccounts; taken += 1) {
    await takeRequisites(origin, (await order({ terminalId: 2, amount })).formId);
  }
  await customer.clock.install();
  await test.step('another method where there is one', async () => {
    const { url } = await order({ amount });
    await customer.goto(url);
    await customer.getByRole('button', { name: /Humo/ }).click();
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByText(/^All accounts are busy/)).toBeVisible();
    await customer.clock.fastForward('01:01');
    await customer.getByRole('button', { name: 'Choose another method' }).click();
    await customer.getByRole('button', { name: /Uzcard/ }).click();
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
  });
  await test.step('another amount where there is one method', async () => {
    const { url } = await order({ terminalId: 2, amount });
    await customer.goto(url);
    await customer.getByRole('button', { name: /^Deposit/ }).click();
    await expect(customer.getByText(/^All accounts are busy/)).toBeVisible();
    await customer.clock.fastForward('01:01');
    await customer.getByRole('button', { name: 'Choose another amount' }).click();
    await customer.getByRole('button', { name: 'Increase the amount' }).click();
    await customer.getByRole('button', { name: /^Deposit 779/ }).click();
    await expect(customer.getByRole('button', { name: /I have paid/ })).toBeVisible();
  });
});

test('the fourth amount of one form brings the last requisites back, and says why', async ({
  order,
  customer,
}) => {
  const { url } = await order({ amount: 61_100_000 });
  await goToRequisites(customer, url);
  for (const chip of ['10 000', '50 000', '100 000']) {
    await customer.getByRole('button', { name: 'Back' }).click();
    const quick = new RegExp(`^${chip.replace(' ', String.raw`\s`)}$`);
    await customer.getByText(quick).click();
    await customer.getByRole('button', { name: /^Deposit/ }).click();
  }
  await expect(customer.getByText(/takes no more/)).toBeVisible();
  await expect(customer.getByText(/^50.000.UZS/)).toBeVisible();
  await expect(customer.getByText(/\b9860(\s\d{4}){3}\b/)).toBeVisible();
  await sayPaid(customer);
});

test('time runs out: every page of the form says so, and what becomes of money that was sent', async ({
  origin,
  order,
  customer,
  staff,
}) => {
  const { invoiceId, url } = await order({ lifetimeSeconds: 15 });
  const ru = await customer.context().newPage();
  const uz = await customer.context().newPage();
  await ru.goto(`${url}?lang=ru`);
  await goToRequisites(customer, url);
  await uz.goto(`${url}?lang=uz`);
  await expect(customer.getByText(/^Time ran out/)).toBeVisible(outcome);
  await expect(customer.getByText(/we still look for your transfer/)).toBeVisible();
  await expect(ru.getByText(/^Время вышло/)).toBeVisible(outcome);
  await expect(ru.getByText(/Ещё полчаса мы ищем ваш перевод/)).toBeVisible();
  await expect(uz.getByText(/vaqt tugadi/)).toBeVisible(outcome);
  await expect(uz.getByText(/yana yarim soat qidiramiz/)).toBeVisible();
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?failed`);
  await expectStatus(staff, invoiceId, 'CANCELED');
});

test('a declined deposit says so in three languages, and not to send the money again, with its id and the way back', async ({
  origin,
  order,
  customer,
  staff,
}) => {
  const { invoiceId, url } = await order({ amount: 48_100_001 });
  await goToRequisites(customer, url);
  await sayPaid(customer);
  const words = {
    en: [/^Your transfer was not found/, /do not send it again/],
    ru: [/^Ваш перевод не найден/, /не отправляйте их снова/],
    uz: [/^Oʻtkazmangiz topilmadi/, /qayta yubormang/],
  } as const;
  await expect(customer.getByText(words.en[0])).toBeVisible(outcome);
  await expect(customer.getByText(invoiceId)).toBeVisible();
  const link = customer.getByRole('link', { name: 'Continue' });
  await expect(link).toHaveAttribute('href', `${origin}/login?canceled`);
  await expectStatus(staff, invoiceId, 'DECLINED');
  for (const language of languages) {
    await customer.goto(`${url}?lang=${language}`);
    for (const text of words[language]) await expect(customer.getByText(text)).toBeVisible();
  }
});

test('a payment in ERROR stays in Processing: a person looks into it, and its id is at hand', async ({
  order,
  customer,
  staff,
}) => {
  // …03: nothing ever comes.
  const { invoiceId, url } = await order({ amount: 48_100_003 });
  await goToRequisites(customer, url);
  await sayPaid(customer);
  await staff.goto(`/invoices/${invoiceId}`);
  await staff.getByRole('button', { name: /Change status/ }).click();
  await staff.getByRole('menuitem', { name: 'ERROR' }).click();
  await staff.getByRole('button', { name: 'Continue' }).click();
  await expect(customer.getByText('A person is looking into your payment')).toBeVisible(outcome);
  await expect(customer.getByText(invoiceId)).toBeVisible();
  await expect(customer.getByText(/do not send the money again/)).toBeVisible();
  const words = {
    en: /^A person is/,
    ru: /занимается сотрудник/,
    uz: /xodimimiz koʻrib chiqmoqda/,
  };
  for (const language of languages) {
    await customer.goto(`${url}?lang=${language}`);
    await expect(customer.getByRole('heading', { name: words[language] })).toBeVisible();
    await expect(customer.getByText(invoiceId)).toBeVisible();
  }
});

test('an unknown form says what to do, in three languages', async ({ customer }) => {
  const words = {
    en: /ask the shop for a new payment link/,
    ru: /попросите у магазина новую ссылку/,
    uz: /doʻkondan yangi toʻlov havolasini/,
  };
  for (const language of languages) {
    const answer = await customer.goto(`/payment/nobodyhasthisformid12345678?lang=${language}`);
    expect(answer?.status()).toBe(404);
    await expect(customer.getByText(words[language])).toBeVisible();
  }
});
