import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onPaymentForm } from '../story-face.tsx';
import { MethodList } from './index.ts';

const meta = {
  title: 'Payments/MethodList',
  component: MethodList,
  decorators: [onPaymentForm],
  args: {
    label: 'Payment methods',
    methods: [
      { id: 1, method: 'Humo', name: 'Humo', limits: '1 000 – 10 000 000 UZS' },
      { id: 2, method: 'Uzs', name: 'Uzcard', limits: '1 000 – 10 000 000 UZS' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof MethodList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press chooses. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Uzcard/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};

/** A second press while the first is on its way does nothing, and the focus stays. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Humo/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** In a form that works without scripts, each button submits its method. */
export const InAForm: Story = {
  args: { name: 'paymentMethodId' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Humo/ });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toHaveAttribute('name', 'paymentMethodId');
    await expect(button).toHaveValue('1');
  },
};

export const LongText: Story = {
  args: {
    methods: [
      {
        id: 1,
        method: 'TinkoffXCountry',
        name: 'Перевод на карту другого банка через границу019AA1F1E0B37A028C110D93B7A4442E',
        limits: '1 000 – 10 000 000 000 soʻm',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
