import { paymentMethods } from '@tiyin/domain/requisites';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
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
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Payment methods' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Humo/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Uzcard/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(2);
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

/** A second press while the first is running does nothing, and the focus stays. */
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

/** All methods, and a choice that is being saved. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <MethodList
        {...args}
        methods={paymentMethods.map(({ id, name, displayName, currency }) => ({
          id,
          method: name,
          name: displayName,
          limits: `1 000 – 10 000 000 ${currency}`,
        }))}
      />
      <MethodList {...args} label="On its way" isPending />
    </Stack>
  ),
};

/** Long, empty and unbroken words, in Cyrillic and in Uzbek. */
export const Texts: Story = {
  args: {
    methods: [
      {
        id: 1,
        method: 'TinkoffXCountry',
        name: 'Перевод на карту другого банка через границу019AA1F1E0B37A028C110D93B7A4442E',
        limits: '1 000 – 10 000 000 000 soʻm',
      },
      { id: 2, method: 'Sbp', name: 'Tez toʻlovlar tizimi', limits: '' },
      {
        id: 3,
        method: 'Other',
        name: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
        limits: 'от 1 000 до 10 000 000 000 узбекских сумов за один перевод',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
