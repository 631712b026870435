import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { makeInvoice, makePreview, makeStatus } from '../../../fixtures/invoices.ts';
import type { RequestPreview } from '../change/usePreview.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import type { RefundDialogProps } from './RefundDialog.tsx';

const onRefund = fn<RefundDialogProps['onRefund']>();
const onPreview = fn<RequestPreview>();
const formUrl = 'https://pay.example/payment/019aa1f3-2c40-7e11-9b52-4f6d20c1e000';
const reason = 'The order was canceled';

const meta = {
  title: 'Screens/Back office/Refund',
  component: InvoiceActions,
  args: { invoice: makeInvoice({ refundedAmount: 25_000_000 }), onPreview, onRefund },
  beforeEach: () => {
    onRefund.mockReset();
    onRefund.mockResolvedValue({ outcome: 'applied' });
    onPreview.mockReset();
    onPreview.mockResolvedValue(makePreview({ fee: 0, vouchedAmount: 0 }));
  },
} satisfies Meta<typeof InvoiceActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (userEvent: UserEventObject) => {
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  // The dialog is loaded with the first press.
  return within(await screen.findByRole('dialog', { name: 'Refund' }, { timeout: 5000 }));
};

/** Enters the reason and continues, once the effect is shown. */
const confirm = async (userEvent: UserEventObject) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Refund' }));
  await userEvent.click(await question.findByRole('textbox', { name: /Reason/ }));
  await userEvent.paste(reason);
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
  return question;
};

// OFFICE-280
/** The rest is offered; without a payee the link of the customer's form is shown. */
export const ToACustomer: Story = {
  play: async ({ args, userEvent }) => {
    onRefund.mockResolvedValueOnce({ outcome: 'applied', formUrl });
    const dialog = await open(userEvent);
    await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue(
      '1\u202F000\u202F000.00',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    const question = await screen.findByRole('alertdialog', { name: 'Refund' });
    await expect(question).toHaveTextContent('The customer names the payee.');
    await expect(onPreview).toHaveBeenCalledWith(args.invoice, { refund: { amount: 100_000_000 } });
    await within(question).findByRole('textbox', { name: /Reason/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
    await expect(onRefund).not.toHaveBeenCalled();
    await confirm(userEvent);
    await expect(onRefund).toHaveBeenCalledWith({ amount: 100_000_000 }, reason);
    await expect(await screen.findByText(formUrl)).toBeVisible();
    await expect(
      screen.getByRole('button', { name: 'Copy: Link of the refund form' }),
    ).toBeVisible();
  },
};

/** A payee is validated by the deposit's method; after the refund nothing stays open. */
export const ToAPayee: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    const payee = dialog.getByRole('textbox', { name: 'Payee’s card number (optional)' });
    await userEvent.type(payee, '9860');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(payee).toHaveAccessibleDescription(/too few/));
    await expect(onPreview).not.toHaveBeenCalled();
    await userEvent.clear(payee);
    await userEvent.type(payee, '8600000000000007');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await confirm(userEvent);
    const terms = { amount: 100_000_000, payee: { credential: '8600000000000007' } };
    await expect(onRefund).toHaveBeenCalledWith(terms, reason);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A method with a bank needs the bank too, once a phone is given. */
export const ToABank: Story = {
  args: {
    invoice: makeInvoice({
      currency: currencies.RUB,
      paymentMethod: { paymentMethod: { name: 'Sbp' } },
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(dialog.queryByRole('combobox', { name: 'Payee’s bank' })).toBeNull();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Payee’s phone number (optional)' }),
      '9001234567',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    const bank = dialog.getByRole('combobox', { name: 'Payee’s bank' });
    await waitFor(() => expect(bank).toHaveAccessibleDescription(/Choose the bank/));
    await expect(onPreview).not.toHaveBeenCalled();
  },
};

/** A refused refund keeps the question and its reason. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    onRefund.mockResolvedValueOnce({ outcome: 'refused' });
    const dialog = await open(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    const question = await confirm(userEvent);
    const go = question.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(go).not.toHaveAttribute('data-pending'));
    await expect(question.getByRole('textbox', { name: /Reason/ })).toHaveValue(reason);
  },
};

/** A refund that waits for a second person closes the dialog. */
export const SentForApproval: Story = {
  play: async ({ userEvent }) => {
    onPreview.mockResolvedValueOnce(makePreview({ isApprovalRequired: true, vouchedAmount: 0 }));
    onRefund.mockResolvedValueOnce({ outcome: 'requested' });
    const dialog = await open(userEvent);
    const payee = dialog.getByRole('textbox', { name: 'Payee’s card number (optional)' });
    await userEvent.type(payee, '8600000000000007');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await expect(await screen.findByText(/This needs approval by a second person/)).toBeVisible();
    await confirm(userEvent);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// PEOPLE-520
/** Without a payee the form is made at once, and a second person approves the payee that its customer names. */
export const PayeeNeedsApproval: Story = {
  play: async ({ userEvent }) => {
    onPreview.mockResolvedValueOnce(makePreview({ isApprovalRequired: true, vouchedAmount: 0 }));
    onRefund.mockResolvedValueOnce({ outcome: 'applied', formUrl });
    const dialog = await open(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    const note = 'A second person approves the payee, once the customer has named them.';
    await expect(await screen.findByText(note)).toBeVisible();
    await expect(screen.queryByText(/This needs approval/)).toBeNull();
    await confirm(userEvent);
    await expect(await screen.findByText(formUrl)).toBeVisible();
  },
};

/** A balance that is too small is said before the confirmation, which is then not possible. */
export const BalanceTooSmall: Story = {
  play: async ({ userEvent }) => {
    onPreview.mockRejectedValueOnce(
      new ApiProblem({ code: 'x', kind: 'http', status: 422, title: 'The balance is too small' }),
    );
    const dialog = await open(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    const refusal = await screen.findByText('The balance is too small');
    // The question moves in.
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** Nothing is left to refund. */
export const WhollyRefunded: Story = {
  args: { invoice: makeInvoice({ refundedAmount: 125_000_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotDone: Story = {
  args: { invoice: makeInvoice({ invoiceStatus: makeStatus('PENDING') }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
