import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { makeFormInit, makeMethod } from '../../fixtures/form-init.ts';
import { makeInitState } from '../../fixtures/form-state.ts';
import { inForm, makeTimeLeft } from '../../fixtures/in-form.tsx';
import { formInitFromWire } from '../../form/wire.ts';
import { InitStep } from './InitStep.tsx';
import type { InitStepProps } from './InitStep.tsx';

const meta = {
  title: 'Screens/Payment form/Init',
  component: InitStep,
  decorators: [inForm],
  args: {
    state: makeInitState(),
    timeLeft: makeTimeLeft(),
    takesFocus: false,
    onAmount: fn(),
    onConfirm: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof InitStep>;

export default meta;
type Story = StoryObj<typeof meta>;

// FORM-20, FORM-21
/** The amount by steps of 1 000 and by chips; a press on the method returns to the choice. */
export const AmountToChoose: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase the amount' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(48_100_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease the amount' }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(47_900_000);
    await userEvent.click(canvas.getByRole('button', { name: /^50.000$/ }));
    await expect(args.onAmount).toHaveBeenLastCalledWith(5_000_000);
    await userEvent.click(canvas.getByRole('button', { name: /Humo/ }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Deposit/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

function Typing(props: InitStepProps) {
  const [amount, setAmount] = useState(props.state.amount);
  const change = (next: number) => {
    setAmount(next);
    props.onAmount(next);
  };
  return <InitStep {...props} state={{ ...props.state, amount }} onAmount={change} />;
}

// FORM-249
/** The amount is typed: it applies at once, and is grouped on blur. */
export const TypedAmount: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount, UZS' });
    await userEvent.click(input);
    await userEvent.keyboard('2000000,5');
    await expect(args.onAmount).toHaveBeenLastCalledWith(200_000_050);
    await userEvent.tab();
    await expect(input).toHaveValue('2\u202F000\u202F000.50');
    await userEvent.click(canvas.getByRole('button', { name: /^50.000$/ }));
    await expect(input).toHaveValue('50\u202F000');
    await userEvent.click(canvas.getByRole('button', { name: /Deposit 50/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

// FORM-249
/** An invalid amount, or one beyond the limits, shows an error on blur and cannot be confirmed. */
export const WrongAmount: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount, UZS' });
    await userEvent.click(input);
    await userEvent.keyboard('20');
    await expect(canvas.getByRole('button', { name: /Deposit/ })).toBeDisabled();
    await expect(input).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAccessibleDescription(/must be within the limits: 1.000 –/);
    await expect(input).toHaveValue('20');
    await expect(args.onAmount).not.toHaveBeenCalled();
    await userEvent.keyboard('00');
    await expect(input).toHaveAccessibleDescription('');
    await expect(canvas.getByRole('button', { name: /Deposit 2.000/ })).toBeEnabled();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Change the value');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase the amount' }));
    await expect(input).toHaveValue('3\u202F000');
    await expect(input).toHaveAccessibleDescription('');
  },
};

/** There is no other method to return to. */
export const OneMethod: Story = {
  args: {
    state: makeInitState({ init: formInitFromWire(makeFormInit({ methods: [makeMethod()] })) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Humo/ })).toBeNull();
  },
};

/** The shop fixed the amount: nothing to change, only to confirm. */
export const FixedAmount: Story = {
  args: {
    state: makeInitState({ init: formInitFromWire(makeFormInit({ canChangeAmount: false })) }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase the amount' }));
    await expect(args.onAmount).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^50.000$/ })).toBeDisabled();
  },
};

/** More than the method takes: chips beyond its limits are disabled, and so is the way on. */
export const OverTheLimit: Story = {
  args: { state: makeInitState({ method: makeMethod({ maxAmount: 6_000_000 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Deposit/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^50.000$/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^100.000$/ })).toBeDisabled();
  },
};

/** Neither hours nor minutes remain. */
export const LastMinute: Story = { args: { timeLeft: makeTimeLeft(42) } };

/** A withdrawal: the button's label, and the next step. */
export const Withdrawal: Story = {
  args: {
    state: makeInitState({ init: formInitFromWire(makeFormInit({ type: 'Withdrawal' })) }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw 480/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** On the narrowest phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
