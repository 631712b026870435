import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Inline } from '@tiyin/ui/inline';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { makeInvoice, makePreview, makeStatus } from '../../../fixtures/invoices.ts';
import type { RequestPreview } from '../change/usePreview.ts';
import { InvoiceActions, type InvoiceCommands } from './InvoiceActions.tsx';
import type { StatusChangeProps } from './StatusChange.tsx';

const onAccept = fn<NonNullable<InvoiceCommands['onAccept']>>();
const onAmountChange = fn<(amount: bigint, reason: string) => Promise<boolean>>();
const onStatusChange = fn<StatusChangeProps['onChange']>();
const onPreview = fn<RequestPreview>();
const onRetry = fn<() => Promise<boolean>>();
const onSendCallback = fn<() => Promise<boolean>>();
const deposit = makeInvoice({ invoiceStatus: makeStatus('PENDING') });
const declined = makeInvoice({
  flowType: { code: 'WITHDRAWAL' },
  invoiceStatus: makeStatus('DECLINED'),
  isRetryable: true,
});

const meta = {
  title: 'Screens/Back office/Invoice actions',
  component: InvoiceActions,
  args: {
    invoice: deposit,
    onAmountChange,
    onRetry,
    onSendCallback,
    onPreview,
    onStatusChange,
  },
  decorators: [
    (Story) => (
      <Inline gap={8}>
        <Story />
      </Inline>
    ),
  ],
  beforeEach: () => {
    for (const command of [onAccept, onAmountChange, onRetry, onSendCallback, onStatusChange]) {
      command.mockReset();
      command.mockResolvedValue(true);
    }
    onPreview.mockReset();
    onPreview.mockResolvedValue(makePreview());
  },
} satisfies Meta<typeof InvoiceActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enters a reason and continues, once the effect is shown. */
const answer = async (userEvent: UserEventObject, reason: string) => {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await question.findByRole('textbox', { name: /Reason/ }));
  await userEvent.paste(reason);
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
};

/** Opens the question for another status. */
const choose = async (userEvent: UserEventObject, status: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Change status' }));
  const item = { name: status };
  // The menu is loaded with the first press.
  await userEvent.click(await screen.findByRole('menuitem', item, { timeout: 5000 }));
  return screen.findByRole('alertdialog', { name: 'Change status' });
};

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

// LEDGER-6
/** A new amount is confirmed, with its decimals; the text stays if the change failed. */
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
    await answer(userEvent, 'Agreed by phone');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveValue('500\u202F000.00');
    await userEvent.click(send);
    await answer(userEvent, 'Agreed by phone');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const call = [50_000_000n, 'Agreed by phone'];
    await expect(onAmountChange.mock.calls).toEqual([call, call]);
  },
};

// OFFICE-925
/** A reason that was not sent is discarded only after a question. */
export const ReasonThenClosed: Story = {
  play: async ({ userEvent }) => {
    const question = within(await choose(userEvent, 'DONE'));
    const reason = await question.findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'Agreed by phone{Escape}');
    await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveValue('Agreed by phone');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onStatusChange).not.toHaveBeenCalled();
  },
};

// OFFICE-421
/** Less came than the amount: it is accepted without typing it. */
export const ReceivedAmount: Story = {
  args: {
    invoice: makeInvoice({ invoiceStatus: makeStatus('ERROR'), receivedAmount: 120_000_050 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change amount' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(
      dialog.getByRole('button', { name: /^Use the received 1.200.000\.50$/u }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Change amount' }));
    await answer(userEvent, 'The customer agrees');
    await expect(onAmountChange).toHaveBeenCalledWith(120_000_050n, 'The customer agrees');
  },
};

// INVOICE-226
/** Less came than the amount: what came becomes the amount and is booked in one step, the next one of the invoice. */
export const AcceptingWhatCame: Story = {
  args: {
    invoice: makeInvoice({
      invoiceStatus: makeStatus('ERROR'),
      receivedAmount: 120_000_050,
      suspenseAmount: 120_000_050,
    }),
    onAccept,
    onReturn: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept what came' }));
    const question = await screen.findByRole('alertdialog', { name: 'Accept what came' });
    await expect(question).toHaveTextContent(
      /accept 1.200.000\.50 instead of 1.250.000\.00, and change the payment status from ERROR to DONE\?/u,
    );
    await expect(onPreview).toHaveBeenCalledWith(args.invoice, {
      statusId: 5,
      amount: 120_000_050,
    });
    await answer(userEvent, 'The customer agrees');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onAccept).toHaveBeenCalledWith(120_000_050, 'The customer agrees');
  },
};

/** Less came, and the rest may still come; more came, and a person decides. */
const acceptable = [
  makeInvoice({ invoiceStatus: makeStatus('PENDING'), receivedAmount: 120_000_050 }),
  makeInvoice({ invoiceStatus: makeStatus('ERROR'), receivedAmount: 130_000_000 }),
];

// INVOICE-226
/** Accepting is possible while the rest is awaited, and of too much; it is the next step of neither. */
export const AcceptingLessUrgent: Story = {
  args: { onAccept },
  render: (args) => (
    <>
      {acceptable.map((invoice) => (
        <InvoiceActions key={invoice.receivedAmount} {...args} invoice={invoice} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const offers = canvas.getAllByRole('button', { name: 'Accept what came' });
    await expect(offers).toHaveLength(2);
    const [, ofTooMuch] = offers;
    if (ofTooMuch === undefined) throw new Error('too much is not acceptable');
    await userEvent.click(ofTooMuch);
    const question = await screen.findByRole('alertdialog', { name: 'Accept what came' });
    await expect(question).toHaveTextContent(/accept 1.300.000\.00 instead of 1.250.000\.00/u);
    await answer(userEvent, 'The merchant agrees');
    await waitFor(() => expect(onAccept).toHaveBeenCalledWith(130_000_000, 'The merchant agrees'));
  },
};

// INVOICE-226
/** Nothing came, all came, it was booked or ended, or the customer wants it back: there is nothing to accept. */
export const NothingToAccept: Story = {
  args: { onAccept },
  render: (args) => (
    <>
      {[
        makeInvoice({ invoiceStatus: makeStatus('ERROR'), receivedAmount: 0 }),
        makeInvoice({ invoiceStatus: makeStatus('ERROR'), receivedAmount: 125_000_000 }),
        makeInvoice({ invoiceStatus: makeStatus('DONE'), receivedAmount: 130_000_000 }),
        makeInvoice({
          invoiceStatus: makeStatus('ERROR'),
          receivedAmount: 120_000_050,
          isReturnRequested: true,
        }),
      ].map((invoice, at) => (
        <InvoiceActions key={at} {...args} invoice={invoice} />
      ))}
    </>
  ),
  play: async () => {
    await expect(buttons()).not.toContain('Accept what came');
  },
};

// INVOICE-214
/** The effect is shown first; without the required reason nothing is sent. */
export const ChangingStatus: Story = {
  play: async ({ args, userEvent }) => {
    onStatusChange.mockResolvedValueOnce(false);
    const dialog = within(await choose(userEvent, 'DONE'));
    await expect(
      dialog.getByText('Are you sure you want to change the payment status from PENDING to DONE?'),
    ).toBeInTheDocument();
    await expect(onPreview).toHaveBeenCalledWith(args.invoice, { statusId: 5 });
    await expect(await dialog.findByText('Payment account 41 → Suspense')).toBeInTheDocument();
    await expect(dialog.getByText(/You vouch for it with your name/)).toBeInTheDocument();
    const go = dialog.getByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await expect(reason).toHaveAccessibleDescription(/Give a reason/);
    await expect(reason).toHaveFocus();
    await expect(onStatusChange).not.toHaveBeenCalled();
    await userEvent.type(reason, 'The bank shows both transfers');
    await userEvent.click(go);
    await waitFor(() => expect(go).not.toHaveAttribute('data-pending'));
    await expect(reason).toHaveValue('The bank shows both transfers');
    await userEvent.click(go);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const call = [expect.objectContaining({ code: 'DONE' }), 'The bank shows both transfers'];
    await expect(onStatusChange.mock.calls).toEqual([call, call]);
  },
};

// LEDGER-300
/** Of two transfers that may be the money a person chooses; the choice is sent. */
export const MoneyCameAlready: Story = {
  beforeEach: () => {
    const money = (id: number, isAssigned: boolean) => ({
      id,
      transferId: `bank-${id}`,
      amount: 100_000,
      day: '2026-11-12',
      isStatement: true,
      isAssigned,
    });
    onPreview.mockImplementation(async (_invoice, { transferId }) =>
      makePreview({
        vouchedAmount: transferId === undefined ? 100_000 : 0,
        shownMoney: [money(7, transferId === 7), money(8, transferId === 8)],
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = within(await choose(userEvent, 'DONE'));
    await expect(await dialog.findByText(/2 transfers that no invoice has/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'On the statement');
    const go = dialog.getByRole('button', { name: 'Continue' });
    await userEvent.click(go);
    await expect(await dialog.findByText('Choose one')).toBeInTheDocument();
    await expect(onStatusChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /Transfer bank-8/ }));
    await waitFor(() => expect(go).toBeEnabled());
    await userEvent.click(go);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onStatusChange).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'DONE' }),
      'On the statement',
      8,
    );
  },
};

/** A change that needs no reason is made without one, and Cancel changes nothing. */
export const NoReasonNeeded: Story = {
  beforeEach: () => {
    const quiet = { isReasonRequired: false, postings: [], vouchedAmount: 0 };
    onPreview.mockResolvedValue(makePreview(quiet));
  },
  play: async ({ userEvent }) => {
    const first = within(await choose(userEvent, 'ERROR'));
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onStatusChange).not.toHaveBeenCalled();
    const dialog = within(await choose(userEvent, 'ERROR'));
    await expect(await dialog.findByText('Nothing is booked')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onStatusChange).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ERROR' }),
      undefined,
    );
  },
};

// INVOICE-214
/**
 * Without a known effect nothing can be confirmed; after a network failure it is requested again.
 */
export const EffectUnknown: Story = {
  beforeEach: () => {
    const away = { code: 'x', kind: 'http', status: 503, title: 'The service is away' } as const;
    onPreview.mockRejectedValueOnce(new ApiProblem(away));
  },
  play: async ({ userEvent }) => {
    const dialog = within(await choose(userEvent, 'DONE'));
    await expect(await dialog.findByText('The service is away')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await userEvent.keyboard('{Escape}');
  },
};

/** A payout that may still be paid is mentioned before its money is released. */
export const ReleasingAPayout: Story = {
  args: { invoice: { ...declined, invoiceStatus: makeStatus('IN_PROGRESS') } },
  beforeEach: () => {
    const releasing = { isPayoutUnderWay: true, isReleasing: true, vouchedAmount: 0 };
    onPreview.mockResolvedValue(makePreview(releasing));
  },
  play: async ({ userEvent }) => {
    const dialog = within(await choose(userEvent, 'CANCELED'));
    await expect(
      await dialog.findByText(/A payout is under way and is not called back/),
    ).toBeInTheDocument();
  },
};

// OFFICE-49, OFFICE-50
/**
 * A refused question stays open for another attempt; it mentions that the merchant received
 * DECLINED.
 */
export const Retrying: Story = {
  args: { invoice: declined },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockResolvedValueOnce(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Invoice retry' });
    await expect(dialog).toHaveTextContent('Are you sure you want to retry?');
    await expect(dialog).toHaveTextContent('The merchant was notified of DECLINED.');
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

// INVOICE-216
/** Retry is not offered while the last payout's result is unknown. */
export const PayoutUnknown: Story = {
  args: { invoice: { ...declined, invoiceStatus: makeStatus('ERROR'), isRetryable: false } },
  play: async () => {
    await expect(buttons()).toEqual(['Callback', 'Change status']);
  },
};

/** A reserved amount is final, and a callback being sent is not sent again. */
export const Reserved: Story = {
  args: {
    invoice: { ...declined, invoiceStatus: makeStatus('IN_PROGRESS'), isRetryable: false },
  },
  play: async () => {
    await expect(buttons()).toEqual(['Callback', 'Change status']);
  },
};

const onAdvance = fn<NonNullable<InvoiceCommands['onAdvance']>>();

// INVOICE-520
/** The clock of an invoice in test is moved by minutes, or to the next end. */
export const MovingClock: Story = {
  args: { onAdvance },
  beforeEach: () => {
    onAdvance.mockReset();
    onAdvance.mockResolvedValue(true);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move clock' }));
    const first = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(first.getByRole('button', { name: 'Move clock' }));
    await waitFor(() => expect(onAdvance).toHaveBeenLastCalledWith(undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Move clock' }));
    const second = within(await screen.findByRole('dialog'));
    await userEvent.type(second.getByRole('textbox', { name: 'Minutes' }), '16');
    await userEvent.click(second.getByRole('button', { name: 'Move clock' }));
    await waitFor(() => expect(onAdvance).toHaveBeenLastCalledWith(16));
  },
};
