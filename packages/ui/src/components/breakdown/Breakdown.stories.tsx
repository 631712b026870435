import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Breakdown, BreakdownSkeleton } from './index.ts';

const meta = {
  title: 'Components/Data/Breakdown',
  component: Breakdown,
  argTypes: { parts: { control: false } },
  args: {
    label: 'UZS by status',
    total: '1 341 invoices · 97 854 000.00 UZS',
    parts: [
      {
        id: 'IN_PROGRESS',
        name: <Badge tone="primary">IN_PROGRESS</Badge>,
        value: '22 · 1 250 000.00 UZS',
      },
      { id: 'DONE', name: <Badge tone="success">DONE</Badge>, value: '1 318 · 96 540 000.00 UZS' },
      { id: 'DECLINED', name: <Badge tone="error">DECLINED</Badge>, value: '1 · 64 000.00 UZS' },
    ],
  },
} satisfies Meta<typeof Breakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In little room the parts open below the total, by a press or by key, and close again. */
export const Playground: Story = {
  render: (args) => (
    <Box maxWidth="form">
      <Breakdown {...args} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'UZS by status' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('DONE')).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('DONE')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('DONE')).not.toBeVisible();
  },
};

/** Where there is room the parts stand beside the total, and there is nothing to press. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DONE')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);

const manyParts = ['NEW', 'IN_PROGRESS', 'PENDING', 'DONE', 'DECLINED', 'CANCELED', 'ERROR'].map(
  (id) => ({ id, name: <Badge tone="primary">{id}</Badge>, value: '1 318 · 96 540 000.00 UZS' }),
);

/** Parts that have no room beside the total do not make the line higher: they open by its button. */
export const Cut: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { parts: manyParts },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'UZS by status' });
    const list = canvasElement.querySelector('dl');
    if (!list) throw new Error('The parts are no list');
    const closed = heightOf(list);
    await expect(closed).toBeLessThanOrEqual(24);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(heightOf(list)).toBeGreaterThan(closed);
    await userEvent.click(button);
    await expect(heightOf(list)).toBe(closed);
  },
};

/** While the figures load their line is as high as with them, in much room and in little. */
export const Loading: Story = {
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <Stack gap={24}>
      {([undefined, 'form'] as const).map((maxWidth) => (
        <Box key={maxWidth ?? 'all'} maxWidth={maxWidth}>
          <div role="group" aria-label="Waiting">
            <BreakdownSkeleton />
          </div>
          <div role="group" aria-label="There">
            <Breakdown {...args} />
          </div>
          <div role="group" aria-label="There, and cut">
            <Breakdown {...args} parts={manyParts} />
          </div>
        </Box>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = (name: RegExp) => canvas.getAllByRole('group', { name }).map(heightOf);
    const [wide = 0, narrow = 0] = heights(/^Waiting/);
    await expect(heights(/^There/)).toEqual([wide, wide, narrow, narrow]);
  },
};

/** The figures of the conditions before step back, like the rows of a table. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 341/).closest('[aria-busy="true"]')).toHaveStyle({
      opacity: '0.85',
    });
  },
};

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <Breakdown {...args} />
      <Breakdown {...args} parts={[]} total="No part of it: 4 invoices · 12.500000 USDT" />
      <Box maxWidth="form">
        <Breakdown {...args} />
      </Box>
    </Stack>
  ),
};

/** A long total wraps beside its button, and a long name beside its value. */
export const Texts: Story = {
  render: () => (
    <Stack gap={24}>
      <Breakdown
        label="По статусам"
        total="Все счета терминала для приёма депозитов с карт Humo и Uzcard за прошлый месяц"
        parts={[
          { id: 'uz', name: 'Toʻlov oʻtmadi, gʻazna javob bermadi', value: '1 · 250 000.00 UZS' },
          { id: 'empty', name: '', value: '' },
        ]}
      />
      <Box maxWidth="menu">
        <Breakdown
          label="Unbroken"
          total="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
          parts={[{ id: 'one', name: 'One', value: '1' }]}
        />
      </Box>
    </Stack>
  ),
};
