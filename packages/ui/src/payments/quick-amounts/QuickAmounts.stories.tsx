import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPaymentForm } from '../story-face.tsx';
import { QuickAmounts } from './index.ts';

const meta = {
  title: 'Payments/QuickAmounts',
  component: QuickAmounts,
  decorators: [onPaymentForm],
  args: {
    label: 'Quick amounts',
    amounts: [
      { amount: 100_000, label: '1\u202F000', isAllowed: true },
      { amount: 1_000_000, label: '10\u202F000', isAllowed: true },
      { amount: 5_000_000, label: '50\u202F000', isAllowed: true },
      { amount: 10_000_000, label: '100\u202F000', isAllowed: true },
    ],
    value: 1_000_000,
    onChoose: fn(),
  },
} satisfies Meta<typeof QuickAmounts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chip of the present amount is pressed. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('10 000');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(100_000);
  },
};

/** Amounts outside the limits are seen, so that the limit is, but cannot be chosen. */
export const OutsideTheLimits: Story = {
  args: {
    amounts: [
      { amount: 100_000, label: '1\u202F000', isAllowed: false },
      { amount: 1_000_000, label: '10\u202F000', isAllowed: true },
      { amount: 5_000_000, label: '50\u202F000', isAllowed: true },
      { amount: 10_000_000, label: '100\u202F000', isAllowed: false },
    ],
    value: 5_000_000,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')[0]).toBeDisabled();
    await expect(canvas.getAllByRole('button')[3]).toBeDisabled();
  },
};
