import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { makeAccountSummary } from '../../../fixtures/accounts.ts';
import { SummaryCard, type SummaryCardProps } from './SummaryCard.tsx';

const meta = {
  title: 'Screens/Back office/Account summary',
  component: SummaryCard,
  args: { onRetry: fn(), summary: makeAccountSummary() },
} satisfies Meta<typeof SummaryCard>;

/** The figures come with a press. */
function Arriving(props: SummaryCardProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <button onClick={() => setIsThere(true)}>Load</button>
      <SummaryCard {...props} summary={isThere ? makeAccountSummary() : undefined} />
    </>
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-310
export const Full: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Use of the limit' });
    await expect(meter).toHaveAttribute('aria-valuenow', '11');
    await expect(meter).toHaveAttribute('aria-valuetext', expect.stringContaining('11 % of'));
    await expect(canvas.getByText('11 % of the limit used')).toBeVisible();
    const words = '16 of the last 20 deposits paid · 2 in a row without money now';
    await expect(canvas.getByText(words)).toBeVisible();
    const marks = within(canvas.getByRole('list', { name: 'Last deposits, newest first' }));
    await expect(marks.getAllByRole('listitem')).toHaveLength(20);
    await expect(marks.getAllByRole('link', { name: /^Paid, / })).toHaveLength(16);
    await expect(marks.getAllByRole('link', { name: /no money came/ })).toHaveLength(2);
  },
};

/** Nothing is there yet: no row of marks, and the limit is unused. */
export const Empty: Story = {
  args: {
    summary: makeAccountSummary({
      balance: 0,
      expected: 0,
      lastDeposits: [],
      liveLeases: { amount: 0, count: 0 },
      openDeposits: { amount: 0, count: 0 },
      payouts: { amount: 0, count: 0 },
      suspense: { amount: 0, count: 0 },
      unpaidInARow: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deposit has ended yet')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  },
};

/** More than the limit, and money in the books of the other mode. */
export const Full100: Story = {
  name: 'Beyond the limit',
  args: { summary: makeAccountSummary({ balance: 2_100_000_000, otherBalance: 5_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('107 % of the limit used')).toBeVisible();
    await expect(
      canvas.getByText('The production books have money on this account, too'),
    ).toBeVisible();
  },
};

// OFFICE-841
/** While it loads it is as high as it will be, to a few pixels of the larger figures: the transfers below it stay. */
export const Loading: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: { summary: undefined },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('region', { name: 'Summary' }).offsetHeight;
    const coming = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('meter')).toBeVisible();
    await expect(Math.abs(height() - coming)).toBeLessThanOrEqual(4);
  },
};

export const Failed: Story = {
  args: {
    summary: undefined,
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Try again' }),
  },
};
