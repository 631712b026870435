import type { TerminalStatistics } from '@tiyin/api/types';
import type { ChartSeries, ChartThreshold } from '@tiyin/ui/line-chart';
import { formatSuccessRate } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import type { MonitoringRow } from './columns.tsx';

type Point = TerminalStatistics['trend'][number];

/** The success rate of each terminal over time; terminals without statistics have no line. */
export function successSeries(rows: readonly MonitoringRow[]): ChartSeries[] {
  return seriesOf(rows, ({ successPercent }) => successPercent);
}

/** The invoices of each terminal that ended over time: of a few, a rate says little (OFFICE-603). */
export function volumeSeries(rows: readonly MonitoringRow[]): ChartSeries[] {
  return seriesOf(rows, ({ endedCount }) => endedCount);
}

function seriesOf(
  rows: readonly MonitoringRow[],
  valueOf: (point: Point) => number | null,
): ChartSeries[] {
  return rows.flatMap(({ terminal, stats }) =>
    stats === undefined
      ? []
      : {
          id: String(terminal.terminalId),
          name: terminal.name,
          points: stats.trend.map((point) => ({
            at: Date.parse(point.time),
            value: valueOf(point),
          })),
        },
  );
}

/** The thresholds, if all shown terminals have the same: one line can show only one value. */
export function commonThresholds(rows: readonly MonitoringRow[]): ChartThreshold[] {
  const all = rows.flatMap(({ stats }) => stats ?? []);
  const [low, ...otherLows] = new Set(
    all.map((statistics) => statistics.successPercentLowThreshold),
  );
  const [high, ...otherHighs] = new Set(
    all.map((statistics) => statistics.successPercentHighThreshold),
  );
  if (low === undefined || high === undefined) return [];
  if (otherLows.length > 0 || otherHighs.length > 0) return [];
  return [
    {
      label: i18n.t('Good from {high}', { high: formatSuccessRate(high) }),
      value: high,
      tone: 'success',
    },
    {
      label: i18n.t('Low below {low}', { low: formatSuccessRate(low) }),
      value: low,
      tone: 'error',
    },
  ];
}
