import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
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

// FORM-18
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

/** Neither hours nor minutes remain. */
export const LastMinute: Story = { args: { timeLeft: makeTimeLeft(42) } };

/** Whether cards, phones or banks: each method with its name and its picture. */
export const EveryMethod: Story = {
  args: {
    init: formInitFromWire(
      makeFormInit({
        methods: [
          'Humo',
          'Uzs',
          'Tinkoff',
          'TinkoffXCountry',
          'Sberbank',
          'SberbankXCountry',
          'Sbp',
        ].map((name, index) => makeMethod({ id: index + 1, name })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('list', { name: 'Choose a payment method' }));
    await expect(choice.getAllByRole('button')).toHaveLength(7);
  },
};

/** On the narrowest phone nothing reaches over the edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Humo/ })).toBeVisible();
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
