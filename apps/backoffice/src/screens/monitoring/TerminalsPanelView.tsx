import type { ApiProblem } from '@tiyin/api/errors';
import type { AuditEntry, MonitoredTerminal, TerminalStatistics } from '@tiyin/api/types';
import { formatClockUtc } from '@tiyin/domain/dates';
import { Card } from '@tiyin/ui/card';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LineChart } from '@tiyin/ui/line-chart';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, type ReactNode } from 'react';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { formatAmount, formatShortUtc, formatSuccessRate } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { monitoringColumns } from './columns.tsx';
import { chartEvents } from './events/event-words.ts';
import { commonThresholds, successSeries, volumeSeries } from './success-series.ts';

export interface TerminalsPanelViewProps {
  readonly terminals: readonly MonitoredTerminal[];
  /** Missing until the first response; terminals without invoices have none. */
  readonly statistics: readonly TerminalStatistics[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The chart's text for the period: "From day start". */
  readonly periodLabel: string;
  /** More than a day: the axis of the chart has days. */
  readonly isLong?: boolean;
  /** The drops of the rates with their explanation, below them. */
  readonly drops?: ReactNode;
  /** The charts come after them, so that they move nothing. */
  readonly areDropsKnown?: boolean;
  /** The audited changes, as marks on the chart of the rates (OFFICE-781). */
  readonly events?: readonly AuditEntry[] | undefined;
  /** The same in words, below that chart. */
  readonly eventList?: ReactNode;
  /** The steps of the payment form, below the charts. */
  readonly funnel?: ReactNode;
}

const none: readonly never[] = [];

/* An axis of fewer would have steps between whole payments, whose rounded labels repeat. */
const countRange = [0, 5] as const;

/** The day and the month of a time: `20/11`. */
function dayOf(at: number): string {
  return formatShortUtc(new Date(at).toISOString()).slice(0, 5);
}

/** How well the terminals of a merchant do: each in a row, and all of them over time (OFFICE-56). */
export function TerminalsPanelView(props: TerminalsPanelViewProps) {
  const {
    areDropsKnown = true,
    drops,
    eventList,
    events = none,
    funnel,
    isLong = false,
    isRetrying = false,
    onRetry,
    periodLabel,
    problem,
    statistics,
    terminals,
  } = props;
  const rows = useMemo(() => {
    const byTerminal = new Map(statistics?.map((row) => [row.terminalId, row]));
    return terminals.map((terminal) => ({ terminal, stats: byTerminal.get(terminal.terminalId) }));
  }, [statistics, terminals]);
  const series = useMemo(() => successSeries(rows), [rows]);
  const thresholds = useMemo(() => commonThresholds(rows), [rows]);
  const marks = useMemo(() => chartEvents(events, terminals), [events, terminals]);
  const volumes = useMemo(() => volumeSeries(rows), [rows]);
  const axis = {
    formatTime: (at: number) => formatShortUtc(new Date(at).toISOString()),
    formatTick: (at: number) => (isLong ? dayOf(at) : formatClockUtc(at).slice(0, 5)),
  };
  const hasCharts = statistics !== undefined && areDropsKnown;
  const isMissing = problem !== undefined && statistics === undefined;
  return (
    <Stack gap={24}>
      <LoadProblem
        subject={i18n.t('statistics')}
        problem={problem}
        hasOlder={statistics !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {!isMissing && (
        <DataTable
          label={i18n.t('Terminals')}
          columns={monitoringColumns}
          rows={rows}
          rowKey={({ terminal }) => String(terminal.terminalId)}
          isLoading={statistics === undefined}
          expectedRows={terminals.length}
          loadingLabel={i18n.t('Loading statistics')}
          empty={<EmptyState title={i18n.t('Nothing found')} />}
        />
      )}
      {/* Loads at once, and is shown below the whole table: its rows have the height of what they say (OFFICE-939). */}
      {!isMissing && drops !== undefined && <div hidden={statistics === undefined}>{drops}</div>}
      {hasCharts && (
        <Card title={i18n.t('Success rate')} padding="md">
          <LineChart
            label={i18n.t('Success rate per terminal, {periodLabel}', { periodLabel })}
            series={series}
            thresholds={thresholds}
            events={marks}
            range={[0, 100]}
            formatValue={formatSuccessRate}
            {...axis}
          />
        </Card>
      )}
      {hasCharts && eventList}
      {hasCharts && (
        <Card title={i18n.t('Ended payments')} padding="md">
          <LineChart
            label={i18n.t('Ended payments per terminal, {periodLabel}', { periodLabel })}
            series={volumes}
            range={countRange}
            formatValue={(count) => formatAmount(Math.round(count), 0)}
            {...axis}
          />
        </Card>
      )}
      {hasCharts && funnel}
    </Stack>
  );
}
