import type { ApiProblem } from '@tiyin/api/errors';
import type { MonitoredTerminal, TerminalStatistics } from '@tiyin/api/types';
import { formatClockUtc, formatShortUtc } from '@tiyin/domain/dates';
import { formatSuccessRate } from '@tiyin/domain/monitoring';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { LineChart } from '@tiyin/ui/line-chart';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { monitoringColumns } from './columns.tsx';
import { commonThresholds, successSeries } from './success-series.ts';

/** What it takes. */
export interface TerminalsPanelViewProps {
  readonly terminals: readonly MonitoredTerminal[];
  /** Missing until the first answer; terminals at which nothing happened have none. */
  readonly statistics: readonly TerminalStatistics[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** What the chart says of its time: "From day start". */
  readonly periodLabel: string;
}

function Problem({ isRetrying = false, onRetry, problem, statistics }: TerminalsPanelViewProps) {
  if (problem === undefined) return null;
  if (statistics === undefined) {
    return (
      <ErrorState title="The statistics did not load" onRetry={onRetry} isRetrying={isRetrying}>
        {problem.title}
      </ErrorState>
    );
  }
  const retry = (
    <Button size="sm" onPress={onRetry} isPending={isRetrying}>
      Try again
    </Button>
  );
  return (
    <Banner tone="warning" isNews actions={retry} title="These statistics may be out of date">
      {problem.title}
    </Banner>
  );
}

/** How well the terminals of a merchant do: each in a row, and all of them over time (section 2, Monitoring). */
export function TerminalsPanelView(props: TerminalsPanelViewProps) {
  const { periodLabel, problem, statistics, terminals } = props;
  const rows = useMemo(() => {
    const byTerminal = new Map(statistics?.map((its) => [its.terminalId, its]));
    return terminals.map((terminal) => ({ terminal, stats: byTerminal.get(terminal.terminalId) }));
  }, [statistics, terminals]);
  const series = useMemo(() => successSeries(rows), [rows]);
  const thresholds = useMemo(() => commonThresholds(rows), [rows]);
  const isMissing = problem !== undefined && statistics === undefined;
  return (
    <Stack gap={24}>
      <Problem {...props} />
      {!isMissing && (
        <DataTable
          label="Terminals"
          columns={monitoringColumns}
          rows={rows}
          rowKey={({ terminal }) => String(terminal.terminalId)}
          isLoading={statistics === undefined}
          expectedRows={terminals.length}
          loadingLabel="Loading statistics"
          empty={<EmptyState title="Nothing found" />}
        />
      )}
      {statistics !== undefined && (
        <Card title="Success rate" padding="md">
          <LineChart
            label={`Success rate per terminal, ${periodLabel}`}
            series={series}
            thresholds={thresholds}
            range={[0, 100]}
            formatValue={formatSuccessRate}
            formatTime={(at) => formatShortUtc(new Date(at).toISOString())}
            formatTick={(at) => formatClockUtc(at).slice(0, 5)}
          />
        </Card>
      )}
    </Stack>
  );
}
