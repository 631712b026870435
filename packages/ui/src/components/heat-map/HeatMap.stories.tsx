import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { HeatMap } from './index.ts';
import type { HeatLevel, HeatMapCell, HeatMapHeading } from './index.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const rows: HeatMapHeading[] = days.map((name) => ({ id: name, label: name.slice(0, 3), name }));
const columns: HeatMapHeading[] = Array.from({ length: 24 }, (_, hour) => {
  const label = String(hour).padStart(2, '0');
  return { id: label, label, name: `${label}:00` };
});

const levelOf = (below: number): HeatLevel => {
  if (below < 5) return 0;
  if (below < 10) return 1;
  if (below < 20) return 2;
  return below < 30 ? 3 : 4;
};

/** Every night at 3 the rate falls, and most of all on Sunday. */
const cellOf = (day: number, hour: number): HeatMapCell => {
  if (day === 5 && hour < 2) return { text: '', description: 'no payments', level: 0 };
  const dip = Math.max(0, 18 - Math.abs(hour - 3) * 8) * (day === 6 ? 2 : 1);
  const rate = 92 - dip + ((day * 5 + hour * 7) % 6);
  return {
    text: String(rate),
    description: `${rate} % of ${40 + hour} payments`,
    level: levelOf(94 - rate),
  };
};

const cells = rows.map((_, day) => columns.map((__, hour) => cellOf(day, hour)));

const levels = [
  { level: 0, label: 'up to 5 points below the whole' },
  { level: 1, label: 'from 5' },
  { level: 2, label: 'from 10' },
  { level: 3, label: 'from 20' },
  { level: 4, label: 'from 30' },
] as const;

const meta = {
  title: 'Components/Data/HeatMap',
  component: HeatMap,
  args: {
    label: 'Success rate by weekday and hour, 30 days',
    rows,
    columns,
    cells,
    levels,
    corner: 'UTC',
    tone: 'error',
  },
  argTypes: { cells: { control: false }, columns: { control: false }, rows: { control: false } },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const hint = /^Point at a cell/;

/** Each cell says its figure, and a screen reader its headings and the figure in full. */
export const Playground: Story = {
  render: (args) => (
    <Card padding="md">
      <HeatMap {...args} />
    </Card>
  ),
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: args.label });
    await expect(grid).toHaveAccessibleDescription(hint);
    await expect(within(grid).getAllByRole('gridcell')).toHaveLength(168);
    await expect(
      within(grid).getByRole('gridcell', { name: '59 % of 43 payments' }),
    ).toHaveTextContent('59');
    await expect(within(grid).getByRole('rowheader', { name: 'Sunday' })).toBeVisible();
  },
};

/** One stop; the arrow keys move from cell to cell, and the line above says what is read. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const first = '92 % of 40 payments';
    await userEvent.tab();
    await expect(canvas.getAllByRole('gridcell', { name: first })[0]).toHaveFocus();
    await expect(canvas.getByText(`Monday, 00:00: ${first}`)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{PageDown}');
    await expect(canvas.getByText('Sunday, 03:00: 59 % of 43 payments')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(canvas.getByText('Saturday, 00:00: no payments')).toBeVisible();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}');
    await expect(canvas.getByText(/^Sunday, 23:00/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText(hint)).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText(/^Sunday, 23:00/)).toBeVisible();
  },
};

/** The pointer reads without moving the focus; a finger reads what it presses. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('gridcell', { name: '59 % of 43 payments' });
    await userEvent.hover(cell);
    await expect(canvas.getByText('Sunday, 03:00: 59 % of 43 payments')).toBeVisible();
    await expect(cell).not.toHaveFocus();
    await userEvent.unhover(cell);
    await expect(canvas.getByText(hint)).toBeVisible();
    await userEvent.click(cell);
    await expect(cell).toHaveFocus();
  },
};

/** Where a week of hours has no room, the hours are the rows. The keys move as it is seen. */
export const Narrow: Story = {
  render: (args) => (
    <Box maxWidth="menu">
      <HeatMap {...args} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: '03:00' })).toBeVisible());
    await expect(canvas.getByRole('columnheader', { name: 'Sunday' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{End}');
    await expect(canvas.getByText('Sunday, 03:00: 59 % of 43 payments')).toBeVisible();
  },
};

const steps = columns.slice(0, 5);
const strengths = ([0, 1, 2, 3, 4] as const).map((level) => ({
  text: String(level * 25),
  description: `${level * 25} payments`,
  level,
}));

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <Card title="A fall every night" padding="md">
        <HeatMap {...args} />
      </Card>
      <Card title="What is much" padding="md">
        <HeatMap
          label="Payments"
          corner="UTC"
          rows={rows.slice(0, 1)}
          columns={steps}
          cells={[strengths]}
          levels={[
            { level: 1, label: 'from 25' },
            { level: 2, label: 'from 50' },
            { level: 3, label: 'from 75' },
            { level: 4, label: 'from 100' },
          ]}
        />
      </Card>
      <Box maxWidth="menu">
        <Card title="Little room" padding="md">
          <HeatMap {...args} />
        </Card>
      </Box>
    </Stack>
  ),
};

/** Long headings wrap, and the line that is read, too. */
export const Texts: Story = {
  args: {
    label: 'Доля успешных платежей по дням недели и часам',
    corner: 'Время UTC',
    rows: [
      { id: '1', label: 'Понедельник, рабочий день' },
      { id: '2', label: 'Dushanba, gʻayrioddiy kun' },
      { id: '3', label: '019AA1F1E0B37A028C110D93' },
    ],
    columns: steps,
    cells: [strengths, strengths, []],
    levels: [
      { level: 0, label: 'не больше чем на пять пунктов ниже доли всего периода' },
      { level: 4, label: '' },
    ],
  },
  render: (args) => (
    <Box maxWidth="menu">
      <HeatMap {...args} />
    </Box>
  ),
};
