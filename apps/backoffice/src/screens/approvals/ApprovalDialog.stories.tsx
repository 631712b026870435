import type { Meta, StoryObj } from '@storybook/react-vite';
import { approvalKind } from '@tiyin/domain/approvals';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeApproval, makeApprovals } from '../../fixtures/approvals.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';

const meta = {
  title: 'Screens/Back office/Approval dialog',
  component: ApprovalDialog,
  args: {
    approval: makeApproval(),
    onClose: fn(),
    onDecide: fn(async () => true),
  },
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-261, PEOPLE-263, OFFICE-906
/** It shows the effect, and is decided only with a reason. */
export const ToDecide: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Status change' });
    await expect(dialog).toHaveTextContent('before PENDING → after DONE');
    await expect(dialog).toHaveTextContent('Suspense → Merchant balance');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('A reason has 3 to 500 characters')).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'I saw the statement');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await expect(args.onDecide).toHaveBeenCalledWith('reject', 'I saw the statement');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

// OFFICE-925
/** A reason that was not sent is discarded only after a question, and the request stays until then. */
export const ReasonThenClosed: Story = {
  play: async ({ args, userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'I saw the statement{Escape}');
    await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveValue('I saw the statement');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

// PEOPLE-282
/** The object in words, the amount, the deadline, and a card number in groups of four, to be compared. */
export const Payee: Story = {
  args: {
    approval: makeApproval({
      kind: { code: 'REFUND', name: 'Refund' },
      subject: { type: 'invoice', id: '019aa1f1-e0b3-7a02-8c11-0d93b7a4442e', name: 'order-17' },
      preview: {
        changes: [{ name: 'Payee', before: null, after: '8600123412344242', isSecret: true }],
      },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Refund' });
    await expect(dialog).toHaveTextContent('Invoice order-17');
    await expect(dialog).toHaveTextContent('8600 1234 1234 4242');
    await expect(dialog).toHaveTextContent(/90\s000\.00/);
    await expect(dialog).toHaveTextContent(/Decide by.*UTC/);
  },
};

// PEOPLE-507
/** An API key: the approver reads its limits and its end, and nothing of its secret but four characters. */
export const ApiKey: Story = {
  args: {
    approval: makeApproval({
      kind: approvalKind('API_KEY'),
      subject: { type: 'api_key', id: '7', name: null },
      size: null,
      reason: null,
      preview: {
        changes: [
          { name: 'Name', before: null, after: 'Shop’s server' },
          { name: 'Ends with', before: null, after: 'x7Qd' },
          { name: 'For', before: null, after: 'Production only' },
          { name: 'It may', before: null, after: 'Read, Refund' },
          { name: 'Only from', before: null, after: '203.0.113.0/24' },
          { name: 'Ends', before: null, after: 'When it is revoked' },
        ],
      },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Production API key that can move money',
    });
    await expect(dialog).toHaveTextContent('New API key');
    await expect(dialog).toHaveTextContent('Read, Refund');
    await expect(dialog).toHaveTextContent('203.0.113.0/24');
  },
};

// PEOPLE-509
/** A provider: the approver reads where payouts would go. */
export const Provider: Story = {
  args: {
    approval: makeApproval({
      kind: approvalKind('PROVIDER'),
      subject: { type: 'provider', id: '3', name: 'Bank bridge' },
      size: null,
      reason: null,
      preview: {
        changes: [
          {
            name: 'Address',
            before: 'https://bridge.example/tiyin',
            after: 'https://other.example/tiyin',
          },
        ],
      },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Provider of production' });
    await expect(dialog).toHaveTextContent('Bank bridge');
    await expect(dialog).toHaveTextContent(
      'before https://bridge.example/tiyin → after https://other.example/tiyin',
    );
  },
};

/** The requester sees it, and cannot decide it. */
export const Own: Story = {
  args: { approval: makeApproval({ canDecide: false, isOwn: true }) },
  play: async () => {
    await expect(await screen.findByText(/another person has to decide/)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const Decided: Story = {
  args: { approval: makeApprovals()[2] ?? makeApproval() },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('Rejected by Botir Yusupov');
    await expect(dialog).toHaveTextContent('Compared with the statement');
  },
};
