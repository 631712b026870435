import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { makeAccountMoney } from '../../../fixtures/accounts.ts';
import { MoneyCard } from './MoneyCard.tsx';

const rows = makeAccountMoney();

const meta = {
  title: 'Screens/Back office/Account transfers and payouts',
  component: MoneyCard,
  args: { onPageChange: fn(), onRetry: fn(), page: { data: rows, total: 24 }, pageIndex: 0 },
} satisfies Meta<typeof MoneyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-311
/** Each row leads to its transfer and its invoice; what is paid out has a minus. */
export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const unmatched = within(canvas.getByRole('row', { name: /Unmatched/ }));
    await expect(unmatched.getByRole('link', { name: 'bank-0' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/money/),
    );
    const payout = within(canvas.getByRole('row', { name: /Payout/ }));
    await expect(payout.getByText(/^−120/)).toBeVisible();
    await expect(payout.getByRole('link')).toHaveAttribute(
      'href',
      '/invoices/019a9f00-0000-7000-8000-000000000001',
    );
    await userEvent.click(canvas.getByRole('button', { name: /next/i }));
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
  },
};

export const Loading: Story = { args: { page: undefined } };

export const Empty: Story = {
  args: { page: { data: [], total: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('No transfers or payouts')).toBeVisible(),
};
