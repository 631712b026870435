import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
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
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Quick amounts' })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('10 000');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(100_000);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(5_000_000);
  },
};

// FORM-22
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

/** One of them chosen, none chosen, and amounts outside the limits. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <QuickAmounts {...args} />
      <QuickAmounts {...args} label="None of them" value={48_000_000} />
      <QuickAmounts
        {...args}
        label="Outside the limits"
        amounts={args.amounts.map((each) => ({ ...each, isAllowed: each.amount < 2_000_000 }))}
      />
    </Stack>
  ),
};

const wordy = [
  { amount: 1, label: '100\u202F000\u202F000 узбекских сумов', isAllowed: true },
  { amount: 2, label: '10\u202F000 soʻm', isAllowed: true },
  { amount: 3, label: '100000000000000000000000000', isAllowed: true },
  { amount: 4, label: 'oʻn ming soʻm', isAllowed: false },
];

/** Long and unbroken words, in Cyrillic and in Uzbek; without an amount the group is empty and takes no room. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={24}>
      <QuickAmounts {...args} label="Быстрый выбор суммы" amounts={wordy} />
      <QuickAmounts {...args} label="Tezkor summalar" amounts={[]} />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
