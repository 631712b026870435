import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencies } from '@tiyin/domain/money';
import { ToggleButton } from '@tiyin/ui/toggle-button';
import { expect } from 'storybook/test';
import { FinanceSummaryView } from './FinanceSummaryView.tsx';

const currency = currencies.UZS;
const sums = [120, 180, 90, 240, 310, 280, 0, 150, 330, 410, 380, 290, 460, 500];

const meta = {
  title: 'Screens/Back office/Finance summary',
  component: FinanceSummaryView,
  args: {
    balance: [{ currency, sum: 18_430_211_750 }],
    deposit: [{ currency, sum: 22_951_000_000 }],
    withdrawal: [{ currency, sum: 4_120_788_250 }],
    trend: {
      currency,
      days: sums.map((sum, index) => ({
        count: sum / 10,
        day: `2026-11-${String(index + 7).padStart(2, '0')}`,
        sum: sum * 100_000,
      })),
      flowType: { code: 'DEPOSIT' },
    },
  },
} satisfies Meta<typeof FinanceSummaryView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The trend stands with the flow that the terminal has, and with no other. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Deposits of the last 14 days' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

/** Who may settle has the dialog's toggle on the balance. */
export const WithSettlement: Story = {
  args: { settlement: <ToggleButton size="sm">Settlement</ToggleButton> },
};

/** Each card waits for its own sum. */
export const Loading: Story = {
  args: { balance: undefined, deposit: undefined, trend: undefined, withdrawal: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(3);
  },
};

/** A list without an entry is a sum that there is not. */
export const Empty: Story = {
  args: { balance: [], deposit: [], trend: undefined, withdrawal: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(3);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
