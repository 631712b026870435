import { cancelForm } from '@tiyin/api/calls/form';
import { changeInvoiceAmount, changeInvoiceStatus, getInvoice } from '@tiyin/api/calls/invoices';
import { changeTerminal, createTerminal, getTerminal } from '@tiyin/api/calls/terminals';
import { reportTransfer } from '@tiyin/api/calls/transfers';
import { createClient } from '@tiyin/api/client';
import type { OverPayment, ShortPayment } from '@tiyin/api/types';
import { type InvoiceStatusCode, invoiceStatuses } from '@tiyin/domain/invoices';
import { formatAmount } from '@tiyin/domain/money';
import { confirmPaidByCall, takeRequisites } from '../customer-calls.ts';
import { expect, openPage, signIn, test as journeys } from '../journey.ts';
import { officeClient } from '../office-client.ts';

/** A terminal for each answer to money that does not fit. */
const rules = {
  usual: { shortPayment: 'TOP_UP', overPayment: 'ACCEPT_AMOUNT' },
  generous: { shortPayment: 'ACCEPT', overPayment: 'ACCEPT_ALL' },
  careful: { shortPayment: 'PERSON', overPayment: 'PERSON' },
} as const satisfies Readonly<
  Record<string, { readonly shortPayment: ShortPayment; readonly overPayment: OverPayment }>
>;

type Client = Awaited<ReturnType<typeof officeClient>>;
type Office = {
  readonly client: Client;
  readonly terminals: Readonly<Record<keyof typeof rules, number>>;
};

/** Staff who have a terminal for each answer. */
const test = journeys.extend<object, { readonly office: Office }>({
  office: [
    async ({ browser }, use, { project }) => {
      const origin = project.use.baseURL ?? '';
      const { page, context, close } = await openPage(browser, undefined, { baseURL: origin });
      await signIn(page, 'operator');
      const client = await officeClient(origin, context);
      const generous = await openTerminal(client, 'generous');
      const careful = await openTerminal(client, 'careful');
      await use({ client, terminals: { usual: 1, generous, careful } });
      await close();
    },
    { scope: 'worker' },
  ],
});

async function openTerminal(client: Client, name: keyof typeof rules): Promise<number> {
  const { data: first } = await getTerminal(client, { id: 1 });
  const { currency, merchantId } = first;
  const body = { merchantId, name, flowTypeId: 1, currencyId: currency.id };
  const { data } = await createTerminal(client, { body });
  await changeTerminal(client, { id: data.id, body: rules[name] });
  return data.id;
}

/**
 * The deposit of a sequence in minor units, and what came for it. The sandbox never pays such an amount, and no
 * two deposits await the same amount or the same rest: an account keeps them apart (ROUTING-26).
 */
const sums = (index: number) => {
  const exact = 36_000_003n + BigInt(index) * 100_000n;
  const rest = 1_000_000n + BigInt(index) * 10_000n;
  return { exact, short: exact - rest, rest, over: exact + 500_000n };
};
type Sum = keyof ReturnType<typeof sums>;

type Event = Sum | 'has paid' | 'canceled' | 'declined' | 'accepted' | 'contradicting';

type Sequence = {
  readonly title: string;
  readonly terminal: keyof typeof rules;
  /** In this order; the last happens while the page is open. */
  readonly events: readonly Event[];
  readonly heading: string;
  /** A part of the text; `{sum}` is that sum. */
  readonly text: string;
  readonly status: InvoiceStatusCode;
  /** The amount of the invoice at the end. */
  readonly amount?: Sum;
};

const paid = {
  heading: 'Payment received',
  text: 'Your balance will be updated soon',
  status: 'DONE',
} as const;
const checked = {
  heading: 'We are checking your payment',
  text: 'do not send the money again',
  status: 'ERROR',
} as const;
const missing = '{short} has arrived, {rest} less than the amount';
const excess = '{over} has arrived, 5 000 UZS more than the amount';

/** The most frequent sequences; `payment-sequences.test.ts` has all of them. */
const sequences: readonly Sequence[] = [
  { title: 'the exact amount', terminal: 'usual', events: ['has paid', 'exact'], ...paid },
  {
    title: 'too little',
    terminal: 'usual',
    events: ['short'],
    heading: 'Part of your payment has arrived',
    text: '{short} has arrived, {rest} is missing',
    status: 'PENDING',
  },
  { title: 'too little, then the rest', terminal: 'usual', events: ['short', 'rest'], ...paid },
  {
    title: 'too little, accepted by the terminal',
    terminal: 'generous',
    events: ['short'],
    ...paid,
    amount: 'short',
  },
  {
    title: 'too little, for a person',
    terminal: 'careful',
    events: ['has paid', 'short'],
    ...checked,
    text: missing,
  },
  {
    title: 'too little, accepted by a person',
    terminal: 'careful',
    events: ['short', 'accepted'],
    ...paid,
    amount: 'short',
  },
  { title: 'too much', terminal: 'usual', events: ['over'], ...paid, text: excess },
  {
    title: 'too much, accepted by the terminal',
    terminal: 'generous',
    events: ['over'],
    ...paid,
    amount: 'over',
  },
  {
    title: 'too much, for a person',
    terminal: 'careful',
    events: ['over'],
    ...checked,
    text: excess,
  },
  {
    title: 'the exact amount after the customer canceled',
    terminal: 'usual',
    events: ['canceled', 'exact'],
    ...paid,
  },
  {
    title: 'the exact amount after it was declined',
    terminal: 'usual',
    events: ['has paid', 'declined', 'exact'],
    ...checked,
  },
  {
    title: 'a report that contradicts an earlier one',
    terminal: 'usual',
    events: ['exact', 'contradicting'],
    ...paid,
  },
];

type Deposit = {
  readonly formId: string;
  readonly invoiceId: string;
  readonly amounts: ReturnType<typeof sums>;
};

const statusId = (code: InvoiceStatusCode) =>
  invoiceStatuses.find((status) => status.code === code)?.id ?? 0;

/** Lets an event happen to a deposit. */
async function happen(origin: string, office: Office, deposit: Deposit, event: Event) {
  const { formId, invoiceId, amounts } = deposit;
  const { client } = office;
  const reason = 'Seen at the bank';
  const move = (code: InvoiceStatusCode) =>
    changeInvoiceStatus(client, { body: { invoiceId, statusId: statusId(code), reason } });
  const report = (sum: Sum, transferId: string) => {
    const amount = Number(amounts[sum]);
    const body = { accountId: 1, amount, transferId, invoiceId, comment: reason };
    return reportTransfer(client, { body });
  };
  switch (event) {
    case 'has paid':
      return confirmPaidByCall(origin, formId);
    case 'canceled':
      return cancelForm(createClient({ baseUrl: origin }), { formId });
    case 'declined':
      return move('DECLINED');
    case 'accepted': {
      const body = { invoiceId, amount: Number(amounts.short), reason };
      await changeInvoiceAmount(client, { body });
      return move('DONE');
    }
    case 'contradicting':
      return expect(report('over', `${formId}-exact`)).rejects.toThrow();
    default:
      return report(event, `${formId}-${event}`);
  }
}

function fill(text: string, amounts: Deposit['amounts']): string {
  return text.replaceAll(
    /\{(\w+)\}/g,
    (_, sum: Sum) => `${formatAmount(amounts[sum], 2, { fraction: 'trimmed' })} UZS`,
  );
}

/** The first sequence is played in each run. */
const inEachRun = 1;

// INVOICE-224, FORM-258
for (const [index, sequence] of sequences.entries()) {
  const { title, terminal, events, heading, text, status, amount = 'exact' } = sequence;
  // The other orders take minutes together: the full run has them.
  const tag = index < inEachRun ? [] : ['@long'];
  test(`${title}: ${heading}`, { tag }, async ({ createForm, customer, office, origin }) => {
    const amounts = sums(index);
    const { url, invoiceId, formId } = await createForm({
      terminalId: office.terminals[terminal],
      amount: Number(amounts.exact),
      canChangeAmount: false,
    });
    const deposit = { formId, invoiceId, amounts };
    await takeRequisites(origin, formId);
    for (const event of events.slice(0, -1)) await happen(origin, office, deposit, event);
    await customer.goto(url);
    await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
    for (const event of events.slice(-1)) await happen(origin, office, deposit, event);

    // Fail requests its status every 15 s.
    const within = { timeout: 40_000 };
    await expect(customer.getByRole('heading', { name: heading })).toBeVisible(within);
    await expect(customer.getByRole('main')).toContainText(fill(text, amounts));
    const { data } = await getInvoice(office.client, { id: invoiceId });
    expect(data.invoiceStatus.code).toBe(status);
    expect(data.amount).toBe(Number(amounts[amount]));
  });
}
