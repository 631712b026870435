import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeFormInit, makeMethod } from '../../fixtures/form-init.ts';
import { inForm, makeTimeLeft } from '../../fixtures/in-form.tsx';
import { formInitFromWire } from '../../form/wire.ts';
import { MethodStep } from './MethodStep.tsx';

const meta = {
  title: 'Screens/Payment form/Method',
  component: MethodStep,
  decorators: [inForm],
  args: {
    init: formInitFromWire(makeFormInit()),
    timeLeft: makeTimeLeft(),
    takesFocus: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof MethodStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press chooses. */
export const TwoMethods: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Uzcard/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

/** The amount is fixed, and one of the methods does not take it: it is not on offer. */
export const FixedAmount: Story = {
  args: {
    init: formInitFromWire(
      makeFormInit({
        canChangeAmount: false,
        methods: [makeMethod(), makeMethod({ id: 2, name: 'Uzs', maxAmount: 1_000_000 })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Uzcard/ })).toBeNull();
  },
};

/** Days alone remain. */
export const DaysLeft: Story = { args: { timeLeft: makeTimeLeft(3 * 86_400) } };
