import type { Meta, StoryObj } from '@storybook/react-vite';
import { permissions } from '@tiyin/domain/permissions';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeInvoiceListItem, makeStatus } from '../../../fixtures/invoices.ts';
import { BulkActionsView } from './BulkActionsView.tsx';

const deposit = makeInvoiceListItem();
const declined = makeInvoiceListItem({
  flowType: { code: 'WITHDRAWAL' },
  invoiceId: '019aa1f2-7c40-7e11-9b52-4f6d20c1a002',
  invoiceStatus: makeStatus('DECLINED'),
});

const meta = {
  title: 'Screens/Back office/Selected invoices',
  component: BulkActionsView,
  args: {
    invoices: [deposit, declined],
    permissions,
    onAct: fn(),
    onClear: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof BulkActionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = async () =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim());

// OFFICE-480
/** All that an operator may do with a deposit and a declined withdrawal. */
export const Operator: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await namesOf()).toEqual([
      'Assign to a person',
      'Send the callback again',
      'Request the status from the provider',
      'Retry the payout',
      'Change the status',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Retry the payout' }));
    await expect(args.onAct).toHaveBeenCalledWith('retry');
  },
};

/** Deposits alone have no payouts. */
export const DepositsAlone: Story = {
  args: { invoices: [deposit] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await namesOf()).toEqual([
      'Assign to a person',
      'Send the callback again',
      'Change the status',
    ]);
  },
};

/** A person without permissions exports. */
export const Viewer: Story = {
  args: { permissions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};
