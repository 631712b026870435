import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { Banner } from '@tiyin/ui/banner';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { readMoneyQuery } from '../../../addresses/money-address.ts';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { makeWaitingList, makeWaitingReturn } from '../../../fixtures/transfers.ts';
import { ToConfirmView, type ToConfirmViewProps } from './ToConfirmView.tsx';

const [payout, deposit, late] = makeWaitingList();
const waitingReturn = makeWaitingReturn();
const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Service unavailable' });

const meta = {
  title: 'Screens/Back office/Money to confirm',
  component: ToConfirmView,
  decorators: [inFrame('Money')],
  args: {
    query: readMoneyQuery(''),
    onQueryChange: fn(),
    page: { data: makeWaitingList(), total: 3 },
    onRetry: fn(),
    chosen: payout,
    onChoose: fn(),
    payee: { number: '9860120115551234', bankName: 'Ipak Yoʻli Bank', methodName: 'Humo' },
    onPayeeRetry: fn(),
    onPayout: fn(),
    onDeposit: fn(),
    isPending: false,
  },
} satisfies Meta<typeof ToConfirmView>;

/** Its outcome is never known. */
function Sending(props: ToConfirmViewProps) {
  const [isPending, setIsPending] = useState(false);
  return <ToConfirmView {...props} isPending={isPending} onPayout={() => setIsPending(true)} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-272
/** By keyboard alone: Enter leads to the bank's reference, Enter says that it was paid. */
export const Payout: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Payout' }));
    await expect(pane.getByText('9860 1201 1555 1234, Ipak Yoʻli Bank')).toBeVisible();
    canvas.getAllByRole('option')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const reference = pane.getByRole('textbox', { name: /^Bank’s reference/ });
    await expect(reference).toHaveFocus();
    await userEvent.keyboard('bank-7{Enter}');
    await expect(args.onPayout).toHaveBeenLastCalledWith(payout, {
      status: 'paid',
      transferId: 'bank-7',
    });
  },
};

// OFFICE-272
/** A payee that loads, or did not, is not taken for one that the person may not see. */
export const PayeeDidNotLoad: Story = {
  args: { payee: undefined, payeeProblem: problem(503) },
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Payout' }));
    await expect(pane.getByText('Did not load')).toBeVisible();
    await expect(pane.queryByText('Not shown')).toBeNull();
    await userEvent.click(pane.getByRole('button', { name: 'Try again' }));
    await expect(args.onPayeeRetry).toHaveBeenCalledOnce();
  },
};

/** Until it is there, its place says that it loads. */
export const PayeeLoads: Story = {
  args: { payee: undefined },
  play: async ({ canvas }) => {
    const pane = within(canvas.getByRole('region', { name: 'Payout' }));
    await expect(pane.getByText('Loading')).toBeInTheDocument();
    await expect(pane.queryByText('Not shown')).toBeNull();
  },
};

/** Without the permission to see card and phone numbers it says so. */
export const PayeeNotShown: Story = {
  args: { payee: { number: undefined, bankName: undefined, methodName: 'Humo' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not shown')).toBeVisible();
  },
};

// OFFICE-906
/** A refusal needs a reason. */
export const Refusing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Payout' }));
    await userEvent.click(pane.getByRole('button', { name: 'Refuse' }));
    await expect(pane.getByText('Give a reason to refuse')).toBeVisible();
    await expect(pane.getByRole('textbox', { name: 'Reason (to refuse)' })).toHaveFocus();
    await expect(args.onPayout).not.toHaveBeenCalledWith(
      payout,
      expect.objectContaining({ status: 'refused' }),
    );
    await userEvent.type(pane.getByRole('textbox', { name: /^Reason/ }), 'The card is closed');
    await userEvent.click(pane.getByRole('button', { name: 'Refuse' }));
    await expect(args.onPayout).toHaveBeenLastCalledWith(payout, {
      status: 'refused',
      reason: 'The card is closed',
    });
  },
};

// OFFICE-926
/** While a refusal is sent its button waits and keeps the focus, and nothing looks like a payment. */
export const RefusalUnderWay: Story = {
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Payout' }));
    await userEvent.type(pane.getByRole('textbox', { name: /^Reason/ }), 'The card is closed');
    const refuse = pane.getByRole('button', { name: 'Refuse' });
    await userEvent.click(refuse);
    await waitFor(() => expect(refuse).toHaveAttribute('aria-disabled', 'true'));
    await expect(refuse).toHaveFocus();
    await expect(pane.getByRole('button', { name: 'Paid' })).not.toHaveAttribute('aria-disabled');
  },
};

// OFFICE-291
/** A return of an unmatched transfer is confirmed like a payout; it leads to its transfer. */
export const Return: Story = {
  args: { chosen: waitingReturn, page: { data: [waitingReturn], total: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Return' }));
    await expect(pane.getByText('9860 1201 1555 1234, Ipak Yoʻli Bank')).toBeVisible();
    await expect(pane.getByRole('link', { name: '77' })).toHaveAttribute(
      'href',
      '/money?tab=unmatched&item=77',
    );
    await userEvent.type(pane.getByRole('textbox', { name: /^Bank’s reference/ }), 'bank-9{Enter}');
    await expect(args.onPayout).toHaveBeenLastCalledWith(waitingReturn, {
      status: 'paid',
      transferId: 'bank-9',
    });
  },
};

/** The expected amount is there already; another may be typed. */
export const Deposit: Story = {
  args: { chosen: deposit, payee: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Deposit' }));
    await userEvent.type(pane.getByRole('textbox', { name: /^Bank’s reference/ }), 'bank-8');
    await userEvent.click(pane.getByRole('button', { name: 'Money arrived' }));
    await expect(args.onDeposit).toHaveBeenLastCalledWith(deposit, {
      amount: 12_500_000,
      comment: 'Seen on the account',
      transferId: 'bank-8',
    });
  },
};

// PEOPLE-281
/** The need of a second person stands above the button, for the amount that is typed. */
export const Recorded: Story = {
  args: {
    chosen: deposit,
    payee: undefined,
    renderNotice: ({ amount }) => (
      <Banner tone="primary">{`Approval for ${amount ?? 'nothing'}`}</Banner>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Deposit' }));
    await expect(pane.getByText('Approval for 12500000')).toBeVisible();
    const amount = pane.getByRole('textbox', { name: /^Amount that arrived/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '12{Tab}');
    await expect(pane.getByText('Approval for 1200')).toBeVisible();
  },
};

// PEOPLE-281
/** The reference is judged once it is entered: the account may have that money already. */
export const RecordedBefore: Story = {
  args: {
    chosen: deposit,
    payee: undefined,
    renderNotice: ({ transferId }) => <Banner>{`Judged by ${transferId || 'nothing'}`}</Banner>,
  },
  play: async ({ canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Deposit' }));
    const reference = pane.getByRole('textbox', { name: /^Bank’s reference/ });
    await userEvent.type(reference, ' BANK-9 ');
    await expect(pane.getByText('Judged by nothing')).toBeVisible();
    await userEvent.tab();
    await expect(pane.getByText('Judged by BANK-9')).toBeVisible();
  },
};

/** Its money was released meanwhile. */
export const NotToPay: Story = {
  args: { chosen: late },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The withdrawal is CANCELED')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    formProblem: { errors: [], title: 'The outcome of this payout is already known' },
    payee: undefined,
  },
};

export const NothingToConfirm: Story = {
  args: { chosen: undefined, page: { data: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to confirm')).toBeVisible();
  },
};

// OFFICE-901
/** A skeleton of the queue, and what loads is announced. */
export const Loading: Story = {
  args: { chosen: undefined, page: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading payouts and deposits')).toHaveRole('status');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Failed: Story = {
  args: { chosen: undefined, page: undefined, problem: problem(503) },
};

export const NoAccess: Story = {
  args: { chosen: undefined, page: undefined, problem: problem(403) },
};

// OFFICE-922
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Keys:/)).not.toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
