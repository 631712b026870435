import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Money } from '../money/index.ts';
import { onPaymentForm } from '../story-face.tsx';
import { ProcessingView } from './index.ts';
import type { ProcessingViewProps } from './index.ts';

const currency = { code: 'UZS', dimension: 2 };

const meta = {
  title: 'Payments/ProcessingView',
  component: ProcessingView,
  decorators: [onPaymentForm],
  args: {
    amount: (
      <Money amount={48_000_000} currency={currency} size="xl" sign="always" fraction="trimmed" />
    ),
    title: 'Wait. Payment in progress...',
    note: 'Usually less than a minute. You may close this page: the payment will not be lost.',
    takesFocus: false,
  },
} satisfies Meta<typeof ProcessingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Come to from another step, it is read aloud from its heading on. */
export const Arrived: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

function CaseChanges(props: ProcessingViewProps) {
  const [needsPerson, setNeedsPerson] = useState(false);
  return (
    <>
      <ProcessingView
        {...props}
        {...(needsPerson && { title: 'A person is looking into your payment' })}
      />
      <button type="button" onClick={() => setNeedsPerson(true)}>
        Report an error
      </button>
    </>
  );
}

/** New words are announced without taking the focus (decision 32). */
export const NeedsAPerson: Story = {
  render: (args) => <CaseChanges {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'A person is looking into your payment',
    );
    await expect(button).toHaveFocus();
  },
};

export const Russian: Story = {
  args: {
    title: 'Подождите. Платёж выполняется…',
    note: 'Обычно меньше минуты. Страницу можно закрыть: платёж не потеряется.',
  },
};

export const LongText: Story = {
  args: {
    amount: (
      <Money
        amount={10_000_000_000}
        currency={currency}
        size="xl"
        sign="always"
        language="uz"
        unit="soʻm"
      />
    ),
    title: 'Kutib turing. Toʻlov amalga oshirilmoqda 019AA1F1E0B37A028C110D93B7A4442E',
  },
  globals: { viewport: { value: 'mobile1' } },
};
