import type { CreatedForm, Terminal } from '@tiyin/api/types';
import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import type { Language } from '@tiyin/domain/money';
import type { PaymentMethodName } from '@tiyin/domain/requisites';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { chooseMethod, goToCredential, methodOf } from './matrix/on-the-form.ts';
import { havePaid } from './matrix/walk-deposit.ts';
import { payeeField } from './matrix/walk-withdrawal.ts';
import type { Walk } from './matrix/walks.ts';
import { createMerchantForm } from './merchant.ts';
import { moveInvoice } from './move-invoice.ts';
import { findTerminal } from './terminals.ts';

type Flow = Walk['flow'];

/** Where a form is led before it is looked at in every language, theme and size. */
type Place =
  /** Nothing was done: the choice of a method. */
  | 'method'
  /** The method was chosen: done again in each picture, since only the page knows of it. */
  | 'init'
  | 'credential'
  | 'processing'
  /** Processing, with a person looking into it. */
  | 'review'
  | 'success'
  | 'fail';

/** One view of the payment form. */
export type FormView = {
  readonly name: string;
  readonly flow: Flow;
  readonly method: PaymentMethodName;
  readonly place: Place;
};

const view = (name: string, flow: Flow, method: PaymentMethodName, place: Place): FormView => ({
  name,
  flow,
  method,
  place,
});

/** Every step of both flows; of the requisites and the payee, each kind. */
export const formViews: readonly FormView[] = [
  view('deposit-1-method', 'Deposit', 'Sbp', 'method'),
  view('deposit-2-amount', 'Deposit', 'Humo', 'init'),
  view('deposit-3-card', 'Deposit', 'Humo', 'credential'),
  view('deposit-3-phone', 'Deposit', 'Sbp', 'credential'),
  view('deposit-4-processing', 'Deposit', 'Humo', 'processing'),
  view('deposit-4-review', 'Deposit', 'Uzs', 'review'),
  view('deposit-5-success', 'Deposit', 'Uzs', 'success'),
  view('deposit-5-fail', 'Deposit', 'Uzs', 'fail'),
  view('withdrawal-1-method', 'Withdrawal', 'Uzs', 'method'),
  view('withdrawal-2-amount', 'Withdrawal', 'Tinkoff', 'init'),
  view('withdrawal-3-card', 'Withdrawal', 'Uzs', 'credential'),
  view('withdrawal-3-phone', 'Withdrawal', 'Sbp', 'credential'),
  view('withdrawal-3-card-or-phone', 'Withdrawal', 'TinkoffXCountry', 'credential'),
  view('withdrawal-4-processing', 'Withdrawal', 'Humo', 'processing'),
  view('withdrawal-4-review', 'Withdrawal', 'Uzs', 'review'),
  view('withdrawal-5-success', 'Withdrawal', 'Uzs', 'success'),
  view('withdrawal-5-fail', 'Withdrawal', 'Uzs', 'fail'),
];

/** The context of a view: a system, its operator's session, and a customer's page. */
export type ViewSetup = {
  readonly origin: string;
  readonly operator: BrowserContext;
  readonly terminals: readonly Terminal[];
  readonly page: Page;
};

const ends = { review: 'ERROR', success: 'DONE', fail: 'DECLINED' } as const;

/** Where a member of staff moves the invoice, so that the form stays at a place. */
const movedTo: Readonly<Record<Flow, Partial<Record<Place, InvoiceStatusCode>>>> = {
  Deposit: { processing: 'PENDING', ...ends },
  Withdrawal: { processing: 'IN_PROGRESS', ...ends },
};

/** Creates the form of a view and leads it as far as the server knows. */
export async function prepareView(
  setup: ViewSetup,
  { flow, method, place }: FormView,
): Promise<CreatedForm> {
  const walk: Walk = { flow, method, language: 'en', size: '360 × 640' };
  const { currency } = methodOf(walk);
  const amount = currency === 'UZS' ? 48_000_000 : 500_000;
  const form = await createMerchantForm(setup.origin, {
    type: flow,
    terminalId: findTerminal(setup.terminals, { flow, currency }),
    amount,
  });
  if (place === 'credential') {
    await goToCredential({ page: setup.page, origin: setup.origin, form, walk, amount });
    await keyOf(setup.page, walk).waitFor();
  }
  const code = movedTo[flow][place];
  if (code !== undefined) {
    await moveInvoice(setup.origin, setup.operator, form.invoiceId, code);
  }
  return form;
}

/** The initial state of the Credential step. */
const keyOf = (page: Page, walk: Walk): Locator =>
  walk.flow === 'Deposit' ? havePaid(page, walk) : payeeField(page, walk);

/** Opens a view in a language, as far as the page alone can lead it. */
export async function openView(
  page: Page,
  { url }: CreatedForm,
  { flow, method, place }: FormView,
  language: Language,
): Promise<void> {
  const walk: Walk = { flow, method, language, size: '360 × 640' };
  await page.goto(`${url}?lang=${language}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (place === 'init') await chooseMethod(page, walk);
  if (place === 'credential') await keyOf(page, walk).waitFor();
}
