import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  makeLongStatistics,
  makeMonitoredMerchants,
  makeStatisticsList,
} from '../../../fixtures/monitoring.ts';
import { WeekView } from './WeekView.tsx';

const meta = {
  title: 'Screens/Back office/Monitoring/Week',
  component: WeekView,
  args: {
    terminals: makeMonitoredMerchants()[0]?.terminals ?? [],
    statistics: makeLongStatistics(),
    periodLabel: '30 days',
  },
} satisfies Meta<typeof WeekView>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-871
/** A fall of every night stands in the sentence and in the map; the last row has all days together. */
export const Rates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Lowest from 03:00 UTC/)).toBeVisible();
    const map = canvas.getByRole('grid', { name: 'Success rate by weekday and hour, 30 days' });
    await expect(within(map).getAllByRole('gridcell')).toHaveLength(8 * 24);
    await expect(within(map).getByRole('rowheader', { name: 'All days' })).toBeVisible();
  },
};

// OFFICE-871
/** The same hours by how much ended in them, of one terminal. */
export const Counts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ended payments'));
    await expect(
      canvas.getByRole('grid', { name: 'Ended payments by weekday and hour, 30 days' }),
    ).toBeVisible();
    const sentence = canvas.getByText(/^Most end from/);
    const before = sentence.textContent;
    await userEvent.click(canvas.getByRole('combobox', { name: /Terminal/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Humo deposits' }));
    await expect(canvas.getByText(/^Most end from/)).not.toHaveTextContent(before);
  },
};

/** On a phone the hours are the rows. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'All days' })).toBeVisible();
  },
};

/** Of a day there is no week. */
export const OfADay: Story = {
  args: { statistics: makeStatisticsList() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
