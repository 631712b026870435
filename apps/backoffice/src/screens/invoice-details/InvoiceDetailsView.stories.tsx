import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeInvoice, makeStatus, makeStatusEvents } from '../../fixtures/invoices.ts';
import { InvoiceDetailsView } from './InvoiceDetailsView.tsx';

const history = { events: makeStatusEvents(), onRetry: fn() };

const meta = {
  title: 'Screens/Back office/Invoice details',
  component: InvoiceDetailsView,
  args: { history, invoice: makeInvoice() },
} satisfies Meta<typeof InvoiceDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that an operator may see. */
export const Full: Story = {
  args: { onStatusChange: fn(() => Promise.resolve()) },
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
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'DECLINED', id: 6 }),
    );
  },
};

/** What the person may not see is not in the answer, and leaves no empty row. */
export const Viewer: Story = {
  args: {
    invoice: (({ account: _account, credentials: _credentials, providerInvoiceId: _id, ...rest }) =>
      rest)(makeInvoice()),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Credentials')).toBeNull();
    await expect(canvas.queryByText('Provider Invoice ID')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change status' })).toBeNull();
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
    onStatusChange: fn(() => Promise.resolve()),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Test')).toBeVisible();
    await expect(canvas.getByText(/not fixed yet/)).toBeVisible();
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
  args: { onStatusChange: fn(() => Promise.resolve()) },
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
