import type { Meta, StoryObj } from '@storybook/react-vite';
import { currencies } from '@tiyin/domain/money';
import { ToggleButton } from '@tiyin/ui/toggle-button';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn } from 'storybook/test';
import { FinanceSummaryView } from './FinanceSummaryView.tsx';

const currency = currencies.UZS;
const sums = [120, 180, 90, 240, 310, 280, 0, 150, 330, 410, 380, 290, 460, 500];

const meta = {
  title: 'Screens/Back office/Finance summary',
  component: FinanceSummaryView,
  args: {
    onRetry: fn(),
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

// OFFICE-444
/** The trend is shown only with the terminal's own flow, and each card names its period. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Deposits of the last 14 days' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByText('Now')).toBeVisible();
    await expect(canvas.getByText('All time')).toBeVisible();
    await expect(
      canvas.getByText(/^All time\. 7 days: 2.520.000\.00, \+107 % on the 7 before$/),
    ).toBeVisible();
  },
};

/** A person who may settle has the dialog's toggle on the balance. */
export const WithSettlement: Story = {
  args: { settlement: <ToggleButton size="sm">Settlement</ToggleButton> },
};

// OFFICE-36
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

const problem = new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' });

/** A failed sum shows no placeholder. */
export const Failed: Story = {
  args: {
    balance: undefined,
    deposit: undefined,
    problem,
    trend: undefined,
    withdrawal: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The sums did not load');
    await expect(canvas.queryByText('Loading')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Old sums stay, with a message that they may be out of date. */
export const OutOfDate: Story = {
  args: { problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('These sums may be out of date');
    await expect(canvas.getByText('Balance')).toBeVisible();
  },
};

/** Each card is as high as its skeleton: the trend of one flow has its place in both. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[viewBox="0 0 80 24"]')).toHaveLength(2);
  },
};
