import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { SuccessRateCell } from './index.ts';
import type { SuccessRateStats } from './index.ts';

const stats = (successPercent: number, successCount = 412): SuccessRateStats => ({
  successCount,
  successPercent,
  successPercentLowThreshold: 70,
  successPercentHighThreshold: 90,
});

const meta = {
  title: 'Payments/SuccessRateCell',
  component: SuccessRateCell,
  args: { stats: stats(96.4) },
} satisfies Meta<typeof SuccessRateCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Count, per cent and the word for it; not a tab stop. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('412')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/412 96.4.% good/);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

const levels = [
  [0, 'low'],
  [69.99, 'low'],
  [70, 'fair'],
  [89.99, 'fair'],
  [90, 'good'],
  [100, 'good'],
] as const;

/** Exactly at the thresholds; a rate just below one is never rounded up to it. */
export const Thresholds: Story = {
  render: () => (
    <Stack gap={8}>
      {levels.map(([percent]) => (
        <SuccessRateCell key={percent} stats={stats(percent)} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const cells = canvas.getAllByText('412').map((count) => count.parentElement);
    for (const [place, [, word]] of levels.entries()) {
      await expect(cells[place]).toHaveTextContent(word);
    }
    await expect(cells[1]).toHaveTextContent('69.9');
  },
};

/** A terminal without payments. */
export const NoData: Story = {
  args: { stats: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no data')).toBeVisible();
  },
};

/** Low, middle, high, and without statistics. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={12}>
      <SuccessRateCell stats={stats(41.8, 7)} />
      <SuccessRateCell stats={stats(78.2, 1240)} />
      <SuccessRateCell stats={stats(96.4)} />
      <SuccessRateCell stats={stats(100, 18_430)} />
      <SuccessRateCell stats={undefined} />
    </Stack>
  ),
};

/** Other languages, long, empty and unbroken words. */
export const Texts: Story = {
  render: () => (
    <Box maxWidth="menu">
      <Stack gap={12}>
        <SuccessRateCell
          stats={stats(41.8, 7)}
          words={{ low: 'ниже допустимого', middle: 'терпимо', high: 'хорошо' }}
        />
        <SuccessRateCell
          stats={stats(96.4, 1_234_567)}
          words={{ low: 'past', middle: 'oʻrtacha', high: 'yaxshi, meʼyordan yuqori koʻrsatkich' }}
        />
        <SuccessRateCell
          stats={stats(80)}
          words={{ low: '', middle: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A', high: '' }}
        />
        <SuccessRateCell stats={stats(95)} words={{ low: '', middle: '', high: '' }} />
        <SuccessRateCell stats={null} noDataLabel="maʼlumot yoʻq" />
      </Stack>
    </Box>
  ),
};
