import { languages } from '../without-script.ts';
import type { EnginePage } from './engine-page.ts';
import { test } from './engine-test.ts';
import { payoutTerminal } from './payout-terminal.ts';

const card = /\b9860(\s\d{4}){3}\b/;

/** From Method to the requisites. */
async function goToRequisites(customer: EnginePage, url: string): Promise<void> {
  await customer.goto(`${url}?lang=en`);
  await customer.press('button', /Humo/);
  await customer.press('button', /^Deposit/);
  await customer.has('heading', /^Copy credentials and send money$/);
  await customer.sees(card);
}

/** Copies the amount, as evidence of paying, and says so. */
async function confirmPaid(customer: EnginePage): Promise<void> {
  await customer.press('button', /^Copy: Amount$/);
  await customer.press('button', /^I have paid/);
  await customer.sees(/^Wait\. Payment in progress/);
}

// FORM-56
test('a paid deposit reaches Success, with the way back to the merchant', async ({
  createForm,
  customer,
  origin,
}) => {
  const { url } = await createForm();
  await goToRequisites(customer, url);
  await confirmPaid(customer);
  await customer.sees(/^Your balance will be updated soon/);
  await customer.hasLink(/^Continue/, `${origin}/login?paid`);
});

// FORM-273
test('a form with a named method opens with its requisites, and goes on from there', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 49_340_003, paymentMethodName: 'Humo' });
  await customer.goto(`${url}?lang=en`);
  await customer.sees(card);
  await confirmPaid(customer);
});

test('a declined deposit reaches Fail, with the way to support', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 49_310_001 });
  await goToRequisites(customer, url);
  await confirmPaid(customer);
  await customer.sees(/^Something went wrong/);
  await customer.press('button', /^Report a problem/);
  await customer.has('button', /^Send/);
});

// FORM-13
test('the form survives a reload at every step', async ({ createForm, customer }) => {
  const { url } = await createForm({ amount: 48_350_003 });
  await customer.goto(`${url}?lang=en`);
  await customer.has('button', /Humo/);
  await customer.reload();
  await customer.press('button', /Humo/);
  await customer.has('heading', /^Payment$/);
  await customer.reload();
  await customer.press('button', /^Deposit/);
  await customer.sees(card);
  await customer.reload();
  await customer.sees(card);
  await confirmPaid(customer);
  await customer.reload();
  await customer.sees(/^Wait\. Payment in progress/);
});

// FORM-209, FORM-210
test('Back moves step by step, and the payment is canceled after a question', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 49_320_003 });
  await goToRequisites(customer, url);
  await customer.back();
  await customer.has('heading', /^Payment$/);
  await customer.back();
  await customer.has('heading', /^Choose a payment method$/);
  await customer.press('button', /^Cancel this payment$/);
  await customer.press('button', /^Yes, cancel it$/);
  await customer.sees(/^This payment was canceled\./);
});

test('a withdrawal is paid out to the card that was typed, checked and confirmed', async ({
  createForm,
  customer,
  origin,
}) => {
  const terminalId = await payoutTerminal(origin);
  const { url } = await createForm({ type: 'Withdrawal', terminalId, amount: 12_300_000 });
  await customer.goto(`${url}?lang=en`);
  await customer.press('button', /Humo/);
  await customer.press('button', /^Withdraw 123/);
  await customer.type('textbox', /^Card number/, '986012011555');
  await customer.hasValue('textbox', /^Card number/, '9860 1201 1555');
  await customer.press('button', /^Send 123/);
  await customer.sees(/it has too few digits/);
  await customer.type('textbox', /^Card number/, '1234');
  await customer.hasValue('textbox', /^Card number/, '9860 1201 1555 1234');
  await customer.press('button', /^Send 123/);
  await customer.has('heading', /^Check before you send$/);
  await customer.sees(/9860 1201 1555 1234/);
  await customer.press('button', /^Yes, send 123/);
  await customer.sees(/^Money sent/);
  await customer.hasLink(/^Continue/, `${origin}/login?paid`);
});

test('time runs out: the requisites are gone, and Fail says what happens to the money', async ({
  createForm,
  customer,
}) => {
  const { url } = await createForm({ amount: 49_330_003, lifetimeSeconds: 20 });
  await goToRequisites(customer, url);
  await customer.sees(/^Time ran out/);
  await customer.sees(/^We still look for your transfer until/);
  await customer.seesNo(card);
});

for (const [index, [language, words]] of Object.entries(languages).entries()) {
  // FORM-70
  test(`the plain pages take a deposit to Success: ${language}`, async ({
    createForm,
    customer,
    origin,
  }) => {
    const { url } = await createForm({ amount: 41_300_000 + index * 100 });
    await customer.goto(`${url}/plain?lang=${language}`);
    await customer.press('button', /Humo/);
    await customer.press('button', new RegExp(words.show));
    await customer.has('heading', new RegExp(words.requisites));
    await customer.sees(card);
    await customer.press('button', new RegExp(words.paid));
    await customer.sees(new RegExp(words.wait));
    // It reloads by itself.
    await customer.sees(new RegExp(words.done));
    await customer.hasLink(new RegExp(words.on), `${origin}/login?paid`);
  });
}

// FORM-1
test('an unknown form gives instructions', async ({ customer, origin }) => {
  await customer.goto(`${origin}/payment/nobodyhasthisformid12345678?lang=en`);
  await customer.sees(/ask the shop for a new payment link/);
});
