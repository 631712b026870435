import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@tiyin/ui/inline';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeInvoice, makeStatus } from '../../../fixtures/invoices.ts';
import { InvoiceActions } from './InvoiceActions.tsx';

const onAmountChange = fn<(amount: bigint) => Promise<boolean>>();
const onRetry = fn<() => Promise<boolean>>();
const onSendCallback = fn<() => Promise<boolean>>();
const deposit = makeInvoice({ invoiceStatus: makeStatus('PENDING') });
const declined = makeInvoice({
  flowType: { code: 'WITHDRAWAL' },
  invoiceStatus: makeStatus('DECLINED'),
});

const meta = {
  title: 'Screens/Back office/Invoice actions',
  component: InvoiceActions,
  args: {
    invoice: deposit,
    onAmountChange,
    onRetry,
    onSendCallback,
    onStatusChange: fn(() => Promise.resolve()),
  },
  decorators: [
    (Story) => (
      <Inline gap={8}>
        <Story />
      </Inline>
    ),
  ],
  beforeEach: () => {
    for (const deed of [onAmountChange, onRetry, onSendCallback]) {
      deed.mockReset();
      deed.mockResolvedValue(true);
    }
  },
} satisfies Meta<typeof InvoiceActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

/** A new amount is confirmed, with its decimals; what was typed stays where it could not be changed. */
export const ChangingAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    onAmountChange.mockResolvedValueOnce(false);
    await expect(buttons()).toEqual(['Callback', 'Change amount', 'Change status']);
    await userEvent.click(canvas.getByRole('button', { name: 'Change amount' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'New amount' });
    const send = dialog.getByRole('button', { name: 'Change amount' });
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Change the value/));
    await userEvent.type(field, 'a5.0.0x5');
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveAccessibleDescription(/There must be max two decimals after comma/);
    await userEvent.type(field, '500000');
    await userEvent.click(send);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      'Are you sure you want to change the amount to 500 000.00?',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveValue('500\u202F000.00');
    await userEvent.click(send);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onAmountChange.mock.calls).toEqual([[50_000_000n], [50_000_000n]]);
  },
};

/** A question that was refused stays, to be tried again; that the merchant was told DECLINED is said. */
export const Retrying: Story = {
  args: { invoice: declined },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockResolvedValueOnce(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Invoice retry' });
    await expect(dialog).toHaveTextContent('Are you sure you want to retry?');
    await expect(dialog).toHaveTextContent('The merchant was told DECLINED.');
    const go = within(dialog).getByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(go).not.toHaveAttribute('data-pending'));
    await userEvent.click(go);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const SendingCallback: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Callback' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send manual callback' });
    await expect(dialog).toHaveTextContent(
      'Are you sure you want to send manual callback to merchant?',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onSendCallback).toHaveBeenCalledOnce();
  },
};

/** What is reserved has its amount for good, and what is on its way is not sent again. */
export const Reserved: Story = {
  args: {
    invoice: { ...declined, invoiceStatus: makeStatus('IN_PROGRESS') },
  },
  play: async () => {
    await expect(buttons()).toEqual(['Callback', 'Change status']);
  },
};
