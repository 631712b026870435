import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeMonitoredMerchants, makeStatisticsList } from '../../fixtures/monitoring.ts';
import { makeMonitoringEvents } from '../../fixtures/monitoring-events.ts';
import { EventsView } from './events/EventsView.tsx';
import { MonitoringView, type MonitoringViewProps } from './MonitoringView.tsx';
import { TerminalsPanelView, type TerminalsPanelViewProps } from './TerminalsPanelView.tsx';

const offline = new ApiProblem({
  code: 'network',
  kind: 'network',
  status: 0,
  title: 'The server cannot be reached',
});

type Args = Omit<MonitoringViewProps, 'children'> & {
  readonly panel: Omit<TerminalsPanelViewProps, 'terminals'>;
};

function Monitoring({ panel, ...props }: Args) {
  return (
    <MonitoringView {...props}>
      {({ terminals }) => <TerminalsPanelView {...panel} terminals={terminals} />}
    </MonitoringView>
  );
}

const retryPanel = fn();
const panel = { statistics: makeStatisticsList(), onRetry: retryPanel, periodLabel: '1 h' };

const meta = {
  title: 'Screens/Back office/Monitoring',
  component: Monitoring,
  args: {
    merchants: makeMonitoredMerchants(),
    choice: { merchantId: 1, period: 60 },
    onPeriodChange: fn(),
    onRetry: fn(),
    refreshSeconds: 60,
    panel,
  },
} satisfies Meta<typeof Monitoring>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-603
/** Each terminal's level is coloured and in words; a terminal without statistics says so. */
export const Full: Story = {
  decorators: [inFrame('Monitoring')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Samarqand Market' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row('Humo deposits')).toHaveTextContent(/On.*482.*412.*94\.6.% good/);
    await expect(row('Uzcard deposits')).toHaveTextContent(/78\.2.% fair/);
    await expect(row('Payouts')).toHaveTextContent(/41\.8.% low/);
    await expect(row('Sbp deposits')).toHaveTextContent(/Off.*no data/);
    const chart = canvas.getByRole('figure', { name: 'Success rate per terminal, 1 h' });
    const table = within(chart).getByRole('table');
    await expect(within(table).getAllByRole('row').length).toBeGreaterThan(12);
    const volume = canvas.getByRole('figure', { name: 'Ended payments per terminal, 1 h' });
    await expect(
      within(within(volume).getByRole('table')).getAllByText('35')[0],
    ).toBeInTheDocument();
  },
};

// OFFICE-781
/** The audited changes are marks on the axis, named at the point that is read. */
export const Events: Story = {
  args: {
    panel: {
      ...panel,
      events: makeMonitoringEvents(),
      eventList: (
        <EventsView
          terminals={makeMonitoredMerchants()[0]?.terminals ?? []}
          events={{ data: makeMonitoringEvents(), hasMore: false }}
          onRetry={retryPanel}
        />
      ),
    },
  },
  decorators: [inFrame('Monitoring')],
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Success rate per terminal, 1 h' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const said = '20/11/2026 12:41:00 Account 17: limit changed, Malika Karimova';
    await expect(canvas.getByText(said, { selector: 'p:not([role])' })).toBeVisible();
    const chart = canvas.getByRole('figure', { name: 'Success rate per terminal, 1 h' });
    await expect(within(chart).getByRole('status')).toHaveTextContent(said);
    await expect(within(chart).getByRole('cell', { name: said })).toBeInTheDocument();
  },
};

const few = panel.statistics.map((row) => ({
  ...row,
  trend: row.trend.map((point, step) => ({ ...point, endedCount: step % 5 === 0 ? 1 : 0 })),
}));

// OFFICE-603
/** Of a few payments the axis counts whole ones. */
export const FewPayments: Story = {
  args: { panel: { ...panel, statistics: few } },
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('figure', { name: 'Ended payments per terminal, 1 h' });
    const labels = [...volume.querySelectorAll('text')].map(({ textContent }) => textContent);
    const counts = labels.filter((label) => /^\d+$/.test(label ?? ''));
    await expect(counts.toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
  },
};

// OFFICE-56
/** Another merchant changes the address; another period is reported. */
export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Silk Road Games' })).toHaveAttribute(
      'href',
      '/monitoring?merchant=2',
    );
    const period = canvas.getByRole('combobox', { name: /Period/ });
    await expect(period).toHaveTextContent('1 h');
    await userEvent.click(period);
    await expect(
      (await screen.findAllByRole('option')).map((option) => option.textContent),
    ).toEqual(['From day start', '1 h', '3 h', '24 h', '7 days', '30 days']);
    await userEvent.click(screen.getByRole('option', { name: 'From day start' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith(0);
  },
};

export const Loading: Story = {
  args: { merchants: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The terminals are known, their statistics are loading. */
export const StatisticsLoading: Story = {
  args: { panel: { ...panel, statistics: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

const begun = makeStatisticsList().map((statistics) => ({
  ...statistics,
  successCount: 0,
  successPercent: null,
  cancelCount: 0,
  cancelPercent: null,
  declinedCount: 0,
  declinedPercent: null,
}));

/** Invoices have begun and none has ended: they are counted, without shares. */
export const NoneEnded: Story = {
  args: { panel: { ...panel, statistics: begun } },
  play: async ({ canvas }) => {
    const cells = within(canvas.getByRole('row', { name: /^Humo deposits/ })).getAllByRole(
      'gridcell',
    );
    const counts = cells.slice(-4).map((cell) => /\d+$/.exec(cell.textContent)?.[0]);
    await expect(counts).toEqual(['482', '0', '0', '0']);
  },
};

// OFFICE-58
/** Nothing happened yet: the terminals are listed, and say so. */
export const NoData: Story = {
  args: { panel: { ...panel, statistics: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('no data').length).toBeGreaterThan(3);
    const [chart, volume] = canvas.getAllByText('No data for this period');
    await expect(chart).toBeVisible();
    await expect(volume).toBeVisible();
  },
};

export const Empty: Story = {
  args: { merchants: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no terminal to watch')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { merchants: undefined, problem: offline },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The terminals did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Data that cannot be refreshed stays, with a message that it may be old. */
export const OutOfDate: Story = {
  args: { panel: { ...panel, problem: offline } },
  play: async ({ canvas, userEvent }) => {
    retryPanel.mockClear();
    await expect(canvas.getByText('These statistics may be out of date')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Humo deposits/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retryPanel).toHaveBeenCalledOnce();
  },
};

export const StatisticsFailed: Story = {
  args: { panel: { ...panel, statistics: undefined, problem: offline } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The statistics did not load')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

// OFFICE-4
export const NoAccessToMonitoring: Story = {
  args: {
    merchants: undefined,
    problem: new ApiProblem({ code: 'forbidden', kind: 'http', status: 403, title: 'No' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to this page')).toBeVisible();
  },
};
