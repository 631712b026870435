import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { LineChart } from './index.ts';
import type { ChartSeries } from './index.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12, 30);

const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);
const percent = (value: number): string => `${value.toFixed(1)} %`;
const wholePercent = (value: number): string => `${value} %`;

const everyFive = (id: string, name: string, values: readonly (number | null)[]): ChartSeries => ({
  id,
  name,
  points: values.map((value, index) => ({ at: start + index * 5 * minute, value })),
});

const humo = everyFive(
  '1',
  'Humo deposits',
  [97.2, 96.8, 97.5, 98.1, 97.9, 96.4, 95.8, 96.9, 97.7, 98.3, 98.0, 97.4, 97.6],
);
const uzcard = everyFive(
  '2',
  'Uzcard deposits',
  [91.0, 90.2, 88.7, 86.1, 82.4, 79.8, 81.5, 85.0, 88.2, 90.6, 91.4, 92.0, 91.7],
);
const sbp = everyFive('3', 'Sbp withdrawals', [
  74.0,
  72.5,
  null,
  null,
  68.0,
  null,
  63.2,
  66.8,
  71.3,
  70.1,
  73.9,
  76.4,
  78.0,
]);

const meta = {
  title: 'Components/Data/LineChart',
  component: LineChart,
  args: {
    label: 'Success rate per terminal, last hour',
    series: [humo, uzcard, sbp],
    thresholds: [
      { label: 'Low 80 %', value: 80, tone: 'error' },
      { label: 'High 95 %', value: 95, tone: 'success' },
    ],
    range: [50, 100],
    formatValue: percent,
    formatTime: (at) => `20/11/2026 ${clock(at)}`,
    formatTick: clock,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a card. Without a pointer or a key the legend shows the last point. */
export const Playground: Story = {
  render: (args) => (
    <Card padding="md">
      <LineChart {...args} />
    </Card>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Humo deposits 97.6 %' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Arrow keys go point by point, Home and End to the ends, Page Up and Page Down by ten; each point is announced. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Success rate per terminal, last hour' });
    await expect(plot).toHaveAccessibleDescription(/Left and Right go from point to point/);
    const said = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Sbp withdrawals 78.0 %' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sbp withdrawals' }));
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said).toHaveTextContent(
      '20/11/2026 13:30, Humo deposits 97.6 %, Uzcard deposits 91.7 %, Sbp withdrawals 78.0 %',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said).toHaveTextContent('20/11/2026 13:25, Humo deposits 97.4 %');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(said).toHaveTextContent('20/11/2026 13:30');
    await userEvent.keyboard('{Home}');
    await expect(said).toHaveTextContent('20/11/2026 12:30');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(said).toHaveTextContent(
      '12:40, Humo deposits 97.5 %, Uzcard deposits 88.7 %, Sbp withdrawals no data',
    );
    await userEvent.keyboard('{End}{PageUp}');
    await expect(said).toHaveTextContent('20/11/2026 12:40');
    await userEvent.keyboard('{PageDown}');
    await expect(said).toHaveTextContent('20/11/2026 13:30');
    await userEvent.keyboard('{Escape}');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.keyboard('{Home}');
    await userEvent.tab({ shift: true });
    await expect(said).toBeEmptyDOMElement();
  },
};

/**
 * The pointer shows the nearest point in the legend without an announcement: the reader sees it.
 */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = canvasElement.querySelector('[role="application"] svg') ?? canvasElement;
    const box = plot.getBoundingClientRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: box.right - 8, clientY: box.top + 40 },
    });
    await expect(canvas.getByText('20/11/2026 13:30', { selector: 'span' })).toBeVisible();
    await userEvent.pointer({ target: plot, coords: { clientX: box.left, clientY: box.top + 40 } });
    await expect(canvas.getByText('20/11/2026 12:30', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Humo deposits 97.2 %' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.unhover(plot);
    await expect(canvas.getByText('20/11/2026 13:30', { selector: 'span' })).toBeVisible();
  },
};

/** A series can be hidden and shown, by pointer, Enter or Space; the axis does not change. */
export const LegendToggles: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lines = () =>
      canvasElement.querySelectorAll('[role="application"] g > path:first-child').length;
    const before = lines();
    await userEvent.tab();
    const entry = canvas.getByRole('button', { name: 'Humo deposits 97.6 %' });
    await expect(entry).toHaveFocus();
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
    await expect(entry).toHaveAccessibleName('Humo deposits');
    await expect(lines()).toBe(before - 1);
    await expect(canvas.queryByRole('columnheader', { name: 'Humo deposits' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    await expect(lines()).toBe(before);
  },
};

/**
 * The same figures as a table: always read, shown on request, reached by keyboard when it scrolls.
 */
export const Table: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: /^Success rate per terminal, last hour/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(
      within(table).getByRole('columnheader', { name: 'Uzcard deposits' }),
    ).toBeInTheDocument();
    await expect(
      within(table).getByRole('row', { name: '20/11/2026 12:40 97.5 % 88.7 % no data' }),
    ).toBeInTheDocument();
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide table' })).toHaveFocus();
    const region = canvas.getByRole('region', { name: 'Success rate per terminal, last hour' });
    await expect(region).toBeVisible();
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

const changes = [
  { id: '1', at: start + 12 * minute, label: '12:42 Account 17: limit changed, Aziza Karimova' },
  { id: '2', at: start + 33 * minute, label: '13:03 Provider 3: paused, Bobur Aliyev' },
  { id: '3', at: start + 34 * minute, label: '13:04 Server: released, System' },
  { id: '4', at: start + 62 * minute, label: '13:32 Account 17: changed, Aziza Karimova' },
];

/** Events stand on the time axis; those of a point are named at it, said, and a column of the table. */
export const Events: Story = {
  args: { events: changes },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Triangles on the time axis are events.')).toBeVisible();
    const table = canvas.getByRole('table', { name: /^Success rate per terminal, last hour/ });
    await expect(within(table).getByRole('columnheader', { name: 'Events' })).toBeInTheDocument();
    await expect(
      within(table).getByRole('row', { name: /^20\/11\/2026 13:30 .* 13:32 Account 17/ }),
    ).toBeInTheDocument();
    for (let press = 0; press < 4; press += 1) await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /12:40, .*no data, 12:42 Account 17: limit changed, Aziza Karimova$/,
    );
    await userEvent.keyboard(
      '{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}',
    );
    await expect(
      canvas.getByText('13:03 Provider 3: paused, Bobur Aliyev · 13:04 Server: released, System', {
        selector: 'p:not([role])',
      }),
    ).toBeVisible();
  },
};

/** Without values the place is kept, with a message. */
export const Empty: Story = {
  args: { series: [everyFive('1', 'Humo deposits', [null, null])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

const many: readonly ChartSeries[] = Array.from({ length: 6 }, (_, index) =>
  everyFive(
    String(index),
    `Terminal ${index + 1}`,
    humo.points.map(({ value }) => (value ?? 0) - index * 6),
  ),
);

export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={24}>
      <Card title="Three terminals, a gap and thresholds" padding="md">
        <LineChart {...args} />
      </Card>
      <Card title="Told apart without colour" padding="md">
        <LineChart {...args} label="Six terminals" series={many} thresholds={[]} />
      </Card>
      <Card title="Around the values, some below zero" padding="md">
        <LineChart
          label="Balance by day"
          series={[everyFive('1', 'Balance', [4200, 1800, -900, -2600, 300, 2500])]}
          formatValue={(value) => String(value).replace('-', '−')}
          formatTime={clock}
        />
      </Card>
      <Card title="One constant series, one lone point" padding="md">
        <LineChart
          {...args}
          label="Constant"
          series={[everyFive('1', 'Constant', [100, 100, 100]), everyFive('2', 'Lone', [null, 64])]}
          thresholds={[]}
        />
      </Card>
      <Card title="Nothing" padding="md">
        <LineChart {...args} label="Nothing" series={[]} />
      </Card>
    </Stack>
  ),
};

/** As it is read: the crosshair at a point, a series taken away, the table open. */
export const Read: Story = {
  parameters: { docs: { story: { inline: false, height: '820px' } } },
  render: Playground.render as NonNullable<Story['render']>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Uzcard deposits/ }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('12:50');
  },
};

export const Texts: Story = {
  args: {
    label: 'Доля успешных платежей по терминалам за последний час',
    series: [
      { ...humo, name: 'Терминал для приёма депозитов с карт Humo и Uzcard, Самарканд, запасной' },
      { ...uzcard, name: 'Toʻlovlar, Gʻijduvon' },
      { ...sbp, name: '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E' },
    ],
    formatValue: wholePercent,
    words: {
      showTable: 'Показать таблицей',
      hideTable: 'Скрыть таблицу',
      timeHeader: 'Время, UTC',
      noData: 'нет данных',
      empty: 'За это время данных нет',
      hint: 'Стрелки влево и вправо ведут от точки к точке.',
    },
  },
  render: (args) => (
    <Box maxWidth="form">
      <Card padding="md">
        <LineChart {...args} />
      </Card>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать таблицей' }));
    await expect(canvas.getByRole('button', { name: 'Скрыть таблицу' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
