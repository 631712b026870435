import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { payoutStatusByCode } from '@tiyin/domain/invoices';
import { expect, fn, waitFor, within } from 'storybook/test';
import { readMoneyQuery } from '../../../addresses/money-address.ts';
import { inFrame } from '../../../fixtures/in-frame.tsx';
import { makeReturn, makeReturnApproval, makeReturns } from '../../../fixtures/returns.ts';
import { makeListedTransfer, makeTransfer } from '../../../fixtures/transfers.ts';
import { UnmatchedView } from './UnmatchedView.tsx';

const rows = [makeListedTransfer(), makeListedTransfer({ id: 75, amount: 7_700_000 })];
const [likeliest] = makeTransfer().candidates;

const meta = {
  title: 'Screens/Back office/Unmatched money',
  component: UnmatchedView,
  decorators: [inFrame('Money')],
  args: {
    query: readMoneyQuery('tab=unmatched'),
    onQueryChange: fn(),
    page: { data: rows, total: 2 },
    onRetry: fn(),
    chosen: '77',
    onChoose: fn(),
    transfer: makeTransfer(),
    onTransferRetry: fn(),
    candidate: undefined,
    onCandidate: fn(),
    isPending: false,
  },
} satisfies Meta<typeof UnmatchedView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-271, ROUTING-33, PEOPLE-281
/** The likeliest deposit is chosen, with the reasons of its rank, and judged for a second person; a reason is required. */
export const Assigning: Story = {
  args: {
    onAssign: fn(),
    renderNotice: (invoiceId) => <p>{`Judged for ${String(invoiceId)}`}</p>,
  },
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Transfer' }));
    await expect(pane.getByText(/same account · exact amount/)).toBeVisible();
    await expect(pane.getByText(`Judged for ${String(likeliest?.invoiceId)}`)).toBeVisible();
    canvas.getAllByRole('option')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    const reason = pane.getByRole('textbox', { name: /^Reason/ });
    await expect(reason).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(reason).toBeInvalid());
    await expect(args.onAssign).not.toHaveBeenCalled();
    await userEvent.keyboard('Customer sent the receipt{Enter}');
    await expect(args.onAssign).toHaveBeenLastCalledWith({
      invoiceId: likeliest?.invoiceId,
      reason: 'Customer sent the receipt',
    });
  },
};

// OFFICE-324
/** Another person who has the same transfer open is named, with the time since when. */
export const OpenElsewhere: Story = {
  args: { others: [{ name: 'Malika Karimova', since: '2026-11-20T13:40:00.000Z' }] },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('region', { name: 'Transfer' })).getByRole('status');
    await expect(note).toHaveTextContent(/Malika Karimova since .*13:40/);
  },
};

/** Any other deposit takes an id, which has to be one. */
export const AnotherInvoice: Story = {
  args: { candidate: 'another', onAssign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const pane = within(canvas.getByRole('region', { name: 'Transfer' }));
    const field = pane.getByRole('textbox', { name: /^Invoice ID/ });
    await userEvent.type(field, 'order-5512');
    await userEvent.type(pane.getByRole('textbox', { name: /^Reason/ }), 'Seen{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, '019AA1E0-77B3-7A02-8C11-0D93B7A40002{Enter}');
    await expect(args.onAssign).toHaveBeenLastCalledWith({
      invoiceId: '019aa1e0-77b3-7a02-8c11-0d93b7a40002',
      reason: 'Seen',
    });
  },
};

/** Without the permission to change statuses it is read-only. */
export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Assign transfer' })).toBeNull();
    await expect(canvas.queryByText('Another invoice')).toBeNull();
  },
};

export const NoCandidates: Story = {
  args: {
    onAssign: fn(),
    formProblem: {
      errors: [{ path: '/invoiceId', message: 'There is no such invoice' }],
      title: undefined,
    },
    transfer: makeTransfer({ candidates: [], comment: 'Oʻtkazma: буюртма 5512' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deposit of this account fits.')).toBeVisible();
    await expect(canvas.getByText('There is no such invoice')).toBeVisible();
  },
};

// OFFICE-913
// LEDGER-260
/** A transfer with an invoice can be taken back, too; the id of the invoice takes one line. */
export const TakingBack: Story = {
  args: {
    reversal: { isPending: false, onReverse: fn(), problem: undefined },
    transfer: makeTransfer({ candidates: [], invoiceId: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const id = canvas.getByRole('link', { name: '019AA1F1…B7A4442E' });
    await expect(id.getClientRects()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Reported wrongly?' }));
    const reason = canvas.getByRole('textbox', { name: /^Why it was/ });
    await userEvent.type(reason, 'Typed twice{Enter}');
    await expect(args.reversal?.onReverse).toHaveBeenLastCalledWith({ reason: 'Typed twice' });
  },
};

// OFFICE-290
// INVOICE-468
/** Of a transfer that was returned in part, what is left is shown and can be returned. */
export const ReturnedInPart: Story = {
  args: {
    onAssign: fn(),
    page: { data: [makeListedTransfer({ returnedAmount: 2_500_000 })], total: 1 },
    returns: {
      answer: makeReturns({
        data: [
          makeReturn({ status: { ...payoutStatusByCode('PAID'), code: 'PAID' } }),
          makeReturn({
            id: '019aa1f4-0000-7a02-8c11-0d93b7a44002',
            isMadeByHand: true,
            status: { ...payoutStatusByCode('FAILED'), code: 'FAILED' },
          }),
          makeReturn({
            id: '019aa1f2-7c40-7e11-9b52-4f6d20c1b003',
            refusal: { code: 'AC04', message: 'The account is closed' },
            status: { ...payoutStatusByCode('FAILED'), code: 'FAILED' },
          }),
        ],
        requests: [makeReturnApproval({ status: 'REJECTED' })],
      }),
      isRetrying: false,
      onRetry: fn(),
      onReturn: fn(),
      problem: undefined,
    },
    transfer: makeTransfer({ returnedAmount: 2_500_000 }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('option')).toHaveTextContent(/100\s000\.00 UZS/);
    const returns = within(canvas.getByRole('grid', { name: 'Returns' }));
    for (const state of ['Not approved', 'Confirmed', 'Refused', 'Failed']) {
      await expect(returns.getByText(state)).toBeVisible();
    }
    await expect(returns.getByText(/The account is closed/)).toHaveTextContent(/^AC04 /);
    // OFFICE-893
    const giveBack = canvas.getByRole('button', { name: 'Return money' });
    const assign = canvas.getByRole('button', { name: 'Assign transfer' });
    await expect(giveBack.getBoundingClientRect().top).toBe(assign.getBoundingClientRect().top);
    await userEvent.click(giveBack);
    await expect(args.returns?.onReturn).toHaveBeenCalledOnce();
  },
};

/** While a return waits or runs, there is no other one. */
export const ReturnWaiting: Story = {
  args: {
    returns: {
      answer: makeReturns({ requests: [makeReturnApproval()] }),
      isRetrying: false,
      onRetry: fn(),
      onReturn: fn(),
      problem: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for approval')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Return money' })).toBeDisabled();
  },
};

export const NothingUnmatched: Story = {
  args: { chosen: undefined, page: { data: [], total: 0 }, transfer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every transfer has its invoice')).toBeVisible();
  },
};

// OFFICE-901
/** A skeleton of the queue, and what loads is announced. */
export const Loading: Story = {
  args: { page: undefined, transfer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading transfers')).toHaveRole('status');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

// OFFICE-901
/** The queue is there, and the chosen transfer loads. */
export const TransferLoading: Story = {
  args: { transfer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the transfer')).toHaveRole('status');
  },
};

export const TransferFailed: Story = {
  args: {
    transfer: undefined,
    transferProblem: new ApiProblem({
      code: 'x',
      kind: 'http',
      status: 503,
      title: 'Service unavailable',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The transfer did not load')).toBeVisible();
  },
};

export const NoAccess: Story = {
  args: {
    page: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 403, title: 'Forbidden' }),
  },
};

export const OnAPhone: Story = {
  args: { onAssign: fn() },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
