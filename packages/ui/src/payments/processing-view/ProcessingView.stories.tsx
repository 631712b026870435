import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { Money } from '../money/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
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

/**
 * The amount, the reason for the wait, and what happens if the page is closed. Nothing on it is a
 * tab stop.
 */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const wait = canvas.getByRole('status');
    await expect(wait).toHaveTextContent('Wait. Payment in progress...');
    await expect(wait).toHaveTextContent('You may close this page');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

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
      <ProcessingView {...props} {...(needsPerson && { title: 'We are checking your payment' })} />
      <button type="button" onClick={() => setNeedsPerson(true)}>
        Report an error
      </button>
    </>
  );
}

/** New words are announced without taking the focus (FORM-54). */
export const NeedsStaff: Story = {
  render: (args) => <CaseChanges {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('We are checking your payment');
    await expect(button).toHaveFocus();
  },
};

const ticket = <Button>Report a problem</Button>;

const inReview = {
  title: 'We are checking your payment',
  note: 'Your transfer needs a closer look. You need not do anything: do not send the money again.',
};

/** While a person looks into it, a ticket can be opened (FORM-62). */
export const WithATicket: Story = {
  args: { ...inReview, ticket },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Report a problem' })).toHaveFocus();
  },
};

/** The wait for money, and the wait for a person. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <ProcessingView {...args} />
      <ProcessingView {...args} {...inReview} ticket={ticket} />
    </Stack>
  ),
};

/** Long, empty and unbroken words, in Cyrillic and in Uzbek. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ProcessingView
        {...args}
        amount={
          <Money
            amount={10_000_000_000}
            currency={currency}
            size="xl"
            sign="always"
            language="uz"
            unit="soʻm"
          />
        }
        title="Kutib turing. Toʻlov amalga oshirilmoqda 019AA1F1E0B37A028C110D93B7A4442E"
        note="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
      />
      <ProcessingView
        {...args}
        title="Подождите. Платёж выполняется…"
        note="Обычно меньше минуты. Страницу можно закрыть: платёж не потеряется."
      />
      <ProcessingView {...args} amount={null} note="" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
