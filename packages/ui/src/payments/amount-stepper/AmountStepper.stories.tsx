import { decreaseAmount, increaseAmount } from '@tiyin/domain/payment-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onPaymentForm } from '../story-face.tsx';
import { AmountStepper } from './index.ts';

const meta = {
  title: 'Payments/AmountStepper',
  component: AmountStepper,
  decorators: [onPaymentForm],
  args: {
    label: 'Amount',
    amount: '480\u202F000',
    unit: 'soʻm',
    decreaseLabel: 'Less by 1 000',
    increaseLabel: 'More by 1 000',
    onDecrease: fn(),
    onIncrease: fn(),
  },
} satisfies Meta<typeof AmountStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const limits = { minValue: 100_000, maxValue: 300_000 };

function Steps() {
  const [amount, setAmount] = useState(100_000);
  const to = (next: number | null) => (next === null ? null : () => setAmount(next));
  return (
    <AmountStepper
      label="Amount"
      amount={String(amount / 100)}
      unit="UZS"
      decreaseLabel="Less by 1 000"
      increaseLabel="More by 1 000"
      onDecrease={to(decreaseAmount(amount, limits))}
      onIncrease={to(increaseAmount(amount, limits))}
    />
  );
}

/** Each step is announced; at a limit the button does nothing and keeps the focus. */
export const UpToTheLimit: Story = {
  render: () => <Steps />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More by 1 000' });
    await expect(canvas.getByRole('button', { name: 'Less by 1 000' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2000 UZS');
    await userEvent.keyboard(' {Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3000 UZS');
    await expect(more).toHaveFocus();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The largest amount there is still fits a phone. */
export const LargeAmountOnAPhone: Story = {
  args: { amount: '100\u202F000\u202F000' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('100\u202F000\u202F000', { normalizer: (text) => text });
    const more = canvas.getByRole('button', { name: 'More by 1 000' });
    await expect(figure.getBoundingClientRect().right).toBeLessThan(
      more.getBoundingClientRect().left,
    );
  },
};
