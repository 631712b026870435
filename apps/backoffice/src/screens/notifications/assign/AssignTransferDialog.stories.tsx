import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeTransfer } from '../../../fixtures/notifications.ts';
import { AssignTransferDialog } from './AssignTransferDialog.tsx';

const onAssign = fn<(invoiceId: string) => void>();

const meta = {
  title: 'Screens/Back office/Assign transfer',
  component: AssignTransferDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isPending: false,
    onClose: fn(),
    onRetry: fn(),
    problem: undefined,
    transfer: makeTransfer(),
  },
} satisfies Meta<typeof AssignTransferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Find the invoice of a transfer' }));

// OFFICE-86, ROUTING-33
/** The likeliest is chosen; another takes an id, which has to be one. */
export const Choosing: Story = {
  args: { onAssign },
  play: async ({ userEvent }) => {
    onAssign.mockClear();
    const shown = await dialog();
    const [likeliest] = makeTransfer().candidates;
    await waitFor(() => expect(shown.getByText(/misses exactly this amount/)).toBeVisible());
    const assign = shown.getByRole('button', { name: 'Assign transfer' });
    await userEvent.click(assign);
    await expect(onAssign).toHaveBeenLastCalledWith(likeliest?.invoiceId);
    await userEvent.click(shown.getByText('Another invoice'));
    const field = shown.getByRole('textbox', { name: 'Invoice ID' });
    await userEvent.type(field, 'order-5512');
    await userEvent.click(assign);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(onAssign).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.type(field, '019AA1E0-77B3-7A02-8C11-0D93B7A40002');
    await userEvent.click(assign);
    await expect(onAssign).toHaveBeenLastCalledWith('019aa1e0-77b3-7a02-8c11-0d93b7a40002');
  },
};

/** Without the permission to change statuses it is read-only. */
export const Looking: Story = {
  play: async () => {
    const shown = await dialog();
    await expect(shown.queryByRole('button', { name: 'Assign transfer' })).toBeNull();
    await expect(shown.queryByText('Another invoice')).toBeNull();
  },
};

export const NoCandidates: Story = {
  args: {
    onAssign,
    problem: {
      errors: [{ path: '/invoiceId', message: 'There is no such invoice' }],
      title: undefined,
    },
    transfer: makeTransfer({ candidates: [], comment: 'Oʻtkazma: буюртма 5512' }),
  },
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('No deposit of this account fits.')).toBeVisible());
    await waitFor(() => expect(shown.getByText('There is no such invoice')).toBeVisible());
  },
};

export const Loading: Story = { args: { transfer: undefined } };

export const Failed: Story = {
  args: { loadProblem: 'Service unavailable', transfer: undefined },
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('The transfer did not load')).toBeVisible());
  },
};

export const OnAPhone: Story = { args: { onAssign }, globals: { viewport: { value: 'w360' } } };
