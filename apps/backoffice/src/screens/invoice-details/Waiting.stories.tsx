import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeInvoice, makeStatus } from '../../fixtures/invoices.ts';
import type { InvoiceRights } from './invoice-rights.ts';
import { Waiting } from './Waiting.tsx';

const rights: InvoiceRights = {
  movesStatus: true,
  confirmsTransfers: true,
  decidesTickets: true,
  seesAccounts: true,
  seesPayouts: true,
};

const meta = {
  title: 'Screens/Back office/Invoice waiting',
  component: Waiting,
  args: { invoice: makeInvoice(), rights },
} satisfies Meta<typeof Waiting>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-453
/** A payout by hand leads to its confirmation in Money. */
export const PaidByHand: Story = {
  args: {
    invoice: makeInvoice({
      flowType: { code: 'WITHDRAWAL' },
      invoiceStatus: makeStatus('IN_PROGRESS'),
      openPayout: {
        createDate: '2026-11-20T12:20:00.000Z',
        id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
        isEndable: false,
        isMadeByHand: true,
        nextAskDate: null,
        status: { code: 'NEW', id: 1, value: 'New' },
        statusDate: '2026-11-20T12:20:00.000Z',
      },
    }),
  },
  play: async ({ args, canvas }) => {
    const { invoiceId } = args.invoice;
    await expect(canvas.getByRole('link', { name: 'Confirm the payout' })).toHaveAttribute(
      'href',
      `/money?tab=confirm&item=${invoiceId}`,
    );
  },
};

/** A person who may not confirm it reads who may. */
export const PaidByOthers: Story = {
  args: { ...PaidByHand.args, rights: { seesPayouts: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/People who may confirm payouts and record money do that\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Only a part of the money came, and the rest did not come in time. */
export const Short: Story = {
  args: {
    invoice: makeInvoice({
      amount: 125_000_000,
      invoiceStatus: makeStatus('ERROR'),
      receivedAmount: 120_000_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/50.000\.00 UZS is missing\.$/)).toBeVisible();
  },
};

const pending = {
  id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e',
  kind: 'REFUND',
  amount: 45_000_000,
  isOwn: false,
  isDecidable: true,
} as const;

// INVOICE-455
/** A person who may decide about a change is led to it. */
export const ForApproval: Story = {
  args: { invoice: makeInvoice({ pendingApprovals: [pending] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The refund of 450.000\.00 UZS waits for approval/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review the approval' })).toHaveAttribute(
      'href',
      `/approvals?request=${pending.id}`,
    );
  },
};

/** The person who requested it sees the request, and that somebody else decides. */
export const OwnRequest: Story = {
  args: {
    invoice: makeInvoice({ pendingApprovals: [{ ...pending, isOwn: true, isDecidable: false }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You requested it: somebody else decides\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show the request' })).toHaveAttribute(
      'href',
      `/approvals?shown=own&request=${pending.id}`,
    );
  },
};

/** A person who sees no approvals reads who decides. */
export const ForOthers: Story = {
  args: {
    invoice: makeInvoice({
      pendingApprovals: [{ kind: 'REFUND', amount: 45_000_000, isOwn: false, isDecidable: false }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/People who may decide approvals do that\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

// INVOICE-232
/** Money that is given back is named with its state, below the rest. */
export const RefundUnderWay: Story = {
  args: {
    invoice: makeInvoice({
      suspenseAmount: 5_000_000,
      refundedAmount: 30_000_000,
      refundsUnderWay: [
        { kind: 'REFUND', state: 'PAYOUT', amount: 20_000_000 },
        { kind: 'REFUND', state: 'UNKNOWN', amount: 10_000_000 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/200.000\.00 UZS waits for its payout\./)).toBeVisible();
  },
};
