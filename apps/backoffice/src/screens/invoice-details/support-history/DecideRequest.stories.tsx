import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeInvoice } from '../../../fixtures/invoices.ts';
import { makeTicket } from '../../../fixtures/tickets.ts';
import { Waiting } from '../Waiting.tsx';
import { DecideRequestView, type DecideRequestViewProps } from './DecideRequestView.tsx';

const rights = { decidesTickets: true, confirmsTransfers: true };

/** The sentence of the invoice with its decisions. */
function InBanner(props: DecideRequestViewProps) {
  const confirmsTransfers = props.mayReturn;
  return (
    <Waiting
      invoice={makeInvoice({ isReturnRequested: true })}
      rights={{ ...rights, confirmsTransfers }}
      request={<DecideRequestView {...props} />}
    />
  );
}

const request = makeTicket({
  description: 'The customer requests the money back',
  moneyReturn: {
    amount: 20_000_000,
    currency: { id: 860, code: 'UZS', name: 'Uzbek so‘m', dimension: 2 },
    payeeLastFour: '1234',
    payee: '9860120115551234',
    paymentMethodName: 'Humo',
  },
});

const meta = {
  title: 'Screens/Back office/Invoice request',
  component: InBanner,
  args: {
    mayReturn: true,
    onDecide: fn<NonNullable<DecideRequestViewProps['onDecide']>>(() => Promise.resolve()),
    tickets: [request],
  },
} satisfies Meta<typeof InBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-456
/** The request is approved from the sentence of the invoice; the question names the amount and the payee. */
export const Approving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the request' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Approve ticket' });
    await expect(dialog).toHaveTextContent(/200.000\.00 UZS is sent to 9860 1201 1555 1234, Humo/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: 'approve', ticket: request });
  },
};

// OFFICE-456
/** A person who may not return money can reject it, and reads who returns it. */
export const RejectingOnly: Story = {
  args: { mayReturn: false },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(/People who may confirm payouts and record money do that/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve the request' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject the request' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reject ticket' });
    // It moves in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

// OFFICE-456, INVOICE-244
/** While its return waits for a second person, and once it was decided, nothing is offered. */
export const Decided: Story = {
  args: {
    tickets: [
      makeTicket({ id: 4070, status: 'SOLVED' }),
      makeTicket({
        ...(request.moneyReturn && {
          moneyReturn: { ...request.moneyReturn, isApprovalPending: true },
        }),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The customer requested the money back/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
