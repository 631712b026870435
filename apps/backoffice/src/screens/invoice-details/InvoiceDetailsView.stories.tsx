import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeInvoice, makePreview, makeStatus, makeStatusEvents } from '../../fixtures/invoices.ts';
import { InvoiceDetailsView } from './InvoiceDetailsView.tsx';

const history = { events: makeStatusEvents(), onRetry: fn() };

/** The view of a person without permissions. */
const bare = (({ account: _account, credentials: _credentials, providerInvoiceId: _id, ...rest }) =>
  rest)(makeInvoice());

const meta = {
  title: 'Screens/Back office/Invoice details',
  component: InvoiceDetailsView,
  args: { history, invoice: makeInvoice(), onPreview: fn(async () => makePreview()) },
} satisfies Meta<typeof InvoiceDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-41, OFFICE-42
/** Everything that an operator may see. */
export const Full: Story = {
  args: { onStatusChange: fn(() => Promise.resolve(true)) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('9860 1201 1555 1234')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change status' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findAllByRole('menuitem')).toHaveLength(7);
    await userEvent.click(page.getByRole('menuitem', { name: 'DECLINED' }));
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to change the payment status from DONE to DECLINED?',
    );
    const go = within(dialog).getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(go).toBeEnabled());
    await userEvent.type(within(dialog).getByRole('textbox'), 'The customer asked for it');
    await userEvent.click(go);
    await expect(args.onStatusChange).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'DECLINED', id: 6 }),
      'The customer asked for it',
    );
  },
};

// OFFICE-43
/** Data without permission is missing in the response, and leaves no empty row. */
export const Viewer: Story = {
  args: {
    invoice: bare,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Credentials')).toBeNull();
    await expect(canvas.queryByText('Provider Invoice ID')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change status' })).toBeNull();
  },
};

// OFFICE-40
// INVOICE-217
/** Each id has a button of its own to copy it. */
export const CopyingIds: Story = {
  args: {
    invoice: makeInvoice({
      paymentAccount: { id: 3, lastFour: '1234' },
      refundOf: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002',
    }),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button', { name: /^Copy: / }).map((each) => each.ariaLabel);
    await expect(names).toEqual([
      'Copy: Invoice ID',
      'Copy: Merchant Invoice ID',
      'Copy: Provider Invoice ID',
      'Copy: Refunded invoice ID',
      'Copy: Merchant ID',
      'Copy: Terminal ID',
      'Copy: User ID',
      'Copy: Account ID',
      'Copy: Credentials',
    ]);
  },
};

// INVOICE-467
/** The ids lead to the pages that the person may visit; the others are text. */
export const Links: Story = {
  args: {
    invoice: makeInvoice({ paymentAccount: { id: 3, lastFour: '1234' } }),
    links: { merchant: '/merchant', account: '/accounts/3' },
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/merchant', '/customer?merchant=1&id=u-40917', '/accounts/3']);
  },
};

// INVOICE-216, OFFICE-894
/**
 * A payout that may have been paid: the known facts, the next status request, the person's options.
 */
export const PayoutUnknown: Story = {
  args: {
    invoice: makeInvoice({
      flowType: { code: 'WITHDRAWAL' },
      invoiceStatus: makeStatus('ERROR'),
      openPayout: {
        createDate: '2026-11-20T12:20:00.000Z',
        id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
        isEndable: true,
        isMadeByHand: false,
        nextAskDate: '2026-11-20T13:40:00.000Z',
        status: { code: 'UNKNOWN', id: 3, value: 'Unknown' },
        statusDate: '2026-11-20T12:20:10.000Z',
      },
    }),
    onPayoutEnd: fn(() => Promise.resolve('requested' as const)),
    onPreview: fn(async () => makePreview({ isApprovalRequired: true, isReasonRequired: true })),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/Nobody knows yet whether this payout was paid/)).toBeVisible();
    await expect(canvas.getByText(/asked again at 20\/11\/2026 13:40:00 UTC/)).toBeVisible();
    await expect(canvas.getByText(/two people declare the outcome/)).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Declare the outcome' }));
    const dialog = within(await page.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send for approval' });
    await userEvent.click(send);
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /It was paid/ }));
    await expect(await dialog.findByText(/approval by a second person/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Bank’s reference/ }), 'BANK-77');
    await userEvent.click(send);
    await expect(args.onPayoutEnd).not.toHaveBeenCalled();
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Reason/ }),
      'The bank shows the debit',
    );
    await userEvent.click(send);
    await expect(args.onPayoutEnd).toHaveBeenCalledWith(
      { status: 'paid', transferId: 'BANK-77' },
      'The bank shows the debit',
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

// OFFICE-280
/** A refund links to its deposit. */
export const OfADeposit: Story = {
  args: {
    invoice: makeInvoice({
      fee: 0,
      flowType: { code: 'WITHDRAWAL' },
      refundOf: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002',
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '019AA1F2-7C40-7E11-9B52-4F6D20C1A002' });
    await expect(link).toHaveAttribute('href', '/invoices/019aa1f2-7c40-7e11-9b52-4f6d20c1a002');
  },
};

// OFFICE-453
/** The screen says what is missing; the step that helps is the primary button. */
export const Waiting: Story = {
  args: {
    invoice: makeInvoice({
      invoiceStatus: makeStatus('PENDING'),
      waitsUntil: '2026-11-24T21:40:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Waits for the provider to report the money, until 24/11/2026 21:40:00 UTC.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/net to merchant/)).toHaveTextContent(/1.231.250\.00.UZS$/);
  },
};

/** A deposit with refunds shows their sum. */
export const PartlyRefunded: Story = {
  args: { invoice: makeInvoice({ refundedAmount: 25_000_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded')).toBeVisible();
  },
};

/** Before the customer has chosen anything: no method, no fee, no history but its beginning. */
export const Fresh: Story = {
  args: {
    history: { ...history, events: makeStatusEvents().slice(-1) },
    invoice: makeInvoice({
      customer: { externalId: 'u-40917', people: {} },
      fee: null,
      invoiceStatus: makeStatus('NEW'),
      isTestProcessing: true,
      paymentMethod: null,
    }),
    onStatusChange: fn(() => Promise.resolve(true)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test')).toBeVisible();
    await expect(canvas.getByText(/not fixed yet/)).toBeVisible();
  },
};

/** The month of the invoice was archived and dropped; a person changed it since. */
export const HistoryArchived: Story = {
  args: { history: { ...history, events: makeStatusEvents().slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Earlier events are in the archive')).toBeVisible();
  },
};

export const HistoryLoading: Story = { args: { history: { ...history, events: undefined } } };

export const HistoryFailed: Story = {
  args: {
    history: {
      events: undefined,
      onRetry: fn(),
      problem: new ApiProblem({
        code: 'x',
        kind: 'http',
        status: 503,
        title: 'Service unavailable',
      }),
    },
  },
};

/** Long names, an id without a place to break, and more than one script. */
export const Texts: Story = {
  args: {
    invoice: makeInvoice({
      credentials: {
        bankName: 'Oʻzbekiston Respublikasi Tashqi iqtisodiy faoliyat milliy banki',
        owner: 'АБДУЛҲАМИДОВА-КАРИМХӮЖАЕВА М.',
        provider: 'Sandbox',
      },
      merchantInvoiceId: 'order-019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      terminal: { id: 12, name: 'Терминал для приёма депозитов с карт Humo и Uzcard, запасной' },
    }),
  },
};

/** As a person sees it: in the frame of every page. */
export const WholePage: Story = {
  args: { onStatusChange: fn(() => Promise.resolve(true)) },
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('Invoice')],
};

/** The same on a phone: facts and history below each other, nothing over the edge. */
export const OnAPhone: Story = {
  ...WholePage,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('History of status changes')).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
