import { decreaseAmount, increaseAmount } from '@tiyin/domain/payment-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
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

/** A named group: Tab moves from minus to plus, Enter and Space take a step. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Amount' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Less by 1 000' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More by 1 000' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDecrease).toHaveBeenCalledOnce();
    await expect(args.onIncrease).toHaveBeenCalledOnce();
  },
};

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

// FORM-21
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

const typing = { typed: undefined, onType: fn(), onDone: fn() };

// FORM-249
/** The figure can be typed: focused, it is selected whole; Enter and leaving it end the typing. */
export const Typed: Story = {
  args: { entry: typing },
  render: function Render(args) {
    const [typed, setTyped] = useState<string>();
    const entry = {
      typed,
      onType: (text: string) => {
        setTyped(text);
        typing.onType(text);
      },
      onDone: typing.onDone,
    };
    return <AmountStepper {...args} entry={entry} />;
  },
  play: async ({ canvas, userEvent }) => {
    typing.onDone.mockClear();
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount, soʻm' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input.selectionEnd).toBe(input.value.length);
    await userEvent.keyboard('2000000');
    await expect(typing.onType).toHaveBeenLastCalledWith('2000000');
    await userEvent.keyboard('{Enter}');
    await expect(typing.onDone).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(typing.onDone).toHaveBeenCalledTimes(2);
  },
};

// FORM-249
/** An error is announced and shown below the figure, which keeps the typed text. */
export const Wrong: Story = {
  args: { entry: { ...typing, typed: '12,345', errorMessage: 'Enter at most 2 decimals' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('Enter at most 2 decimals');
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('12,345');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter at most 2 decimals');
  },
};

/** The largest amount there is still fits a phone. */
export const LargeAmountOnAPhone: Story = {
  args: { amount: '100\u202F000\u202F000' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('100\u202F000\u202F000', { normalizer: (text) => text });
    const more = canvas.getByRole('button', { name: 'More by 1 000' });
    await expect(figure.getBoundingClientRect().right).toBeLessThan(
      more.getBoundingClientRect().left,
    );
  },
};

/** Between the limits, at each of them, and with no possible step. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <AmountStepper {...args} />
      <AmountStepper {...args} label="At the least" amount={'1\u202F000'} onDecrease={null} />
      <AmountStepper
        {...args}
        label="At the most"
        amount={'10\u202F000\u202F000'}
        onIncrease={null}
      />
      <AmountStepper {...args} label="The only one" onDecrease={null} onIncrease={null} />
      <AmountStepper {...args} label="The largest" amount={'100\u202F000\u202F000'} />
      <AmountStepper {...args} label="Typed" entry={typing} />
      <AmountStepper
        {...args}
        label="Wrong"
        entry={{ ...typing, typed: '12,345', errorMessage: 'Enter at most 2 decimals' }}
      />
    </Stack>
  ),
};

/** Long, empty and unbroken words, in Cyrillic and in Uzbek: the figure gives way, the buttons stay. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={24}>
      <AmountStepper
        {...args}
        label="Сумма пополнения"
        amount={'100\u202F000\u202F000'}
        unit="узбекских сумов, без комиссии банка-отправителя"
      />
      <AmountStepper {...args} label="Toʻlov summasi" unit="oʻzbek soʻmi" />
      <AmountStepper {...args} label="Empty" amount="" unit="" />
      <AmountStepper {...args} label="Unbroken" unit="019AA1F1E0B37A028C110D93B7A4442E" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
