import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { noNarrowing } from '../transfer-parameters.ts';
import { TransferFilterDialog } from './TransferFilterDialog.tsx';

const meta = {
  title: 'Screens/Back office/Transfer filter',
  component: TransferFilterDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    narrowing: noNarrowing,
    accounts: [
      { id: '3', label: 'Kapitalbank •••• 1234' },
      { id: '7', label: 'Xalq Banki •••• 0077' },
    ],
    accountText: '',
    providers: [{ id: '2', label: 'Payme' }],
    isOpen: true,
    onApply: fn(),
    onOpenChange: fn(),
    onSearchAccounts: fn(),
    today: '2026-11-20',
  },
} satisfies Meta<typeof TransferFilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Filter' }));

// OFFICE-323
/** An account is searched on the server; nothing is applied before the button. */
export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await userEvent.click(filter.getByRole('combobox', { name: /Account/ }));
    await userEvent.keyboard('kapital');
    await expect(args.onSearchAccounts).toHaveBeenLastCalledWith('kapital');
    await userEvent.click(screen.getByRole('option', { name: 'Kapitalbank •••• 1234' }));
    await userEvent.click(filter.getByRole('combobox', { name: /Reported by/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Bank statement' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(filter.getByRole('button', { name: 'Apply Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith({
      ...noNarrowing,
      accountId: 3,
      source: 'statement',
    });
  },
};

/** The applied account has its name although no search found it; Reset takes everything off. */
export const Full: Story = {
  args: {
    narrowing: {
      accountId: 90,
      providerId: 2,
      currency: 'RUB',
      from: '2026-11-01',
      to: '2026-11-20',
    },
    accountText: 'Asaka Bank •••• 0117',
  },
  play: async ({ args, userEvent }) => {
    const filter = await dialog();
    await expect(filter.getByRole('combobox', { name: /Account/ })).toHaveTextContent('Asaka Bank');
    await expect(filter.getByRole('combobox', { name: /Provider/ })).toHaveTextContent('Payme');
    await userEvent.click(filter.getByRole('button', { name: 'Reset Filter' }));
    await expect(args.onApply).toHaveBeenCalledWith(noNarrowing);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
