import type { MonitoredTerminal, TerminalStatistics } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import type { DataColumn } from '@tiyin/ui/data-table';
import { SuccessRateCell } from '@tiyin/ui/payments/success-rate-cell';
import { formatAmount, formatSuccessRate } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';

/** A terminal and the outcomes of its invoices; empty without statistics. */
export interface MonitoringRow {
  readonly terminal: MonitoredTerminal;
  readonly stats: TerminalStatistics | undefined;
}

const noData = <SuccessRateCell stats={null} />;

const counted = (count: number) => formatAmount(count, 0);

function Share({ count, percent }: { readonly count: number; readonly percent: number | null }) {
  return (
    <span>
      {percent === null ? counted(count) : `${counted(count)} · ${formatSuccessRate(percent)}`}
    </span>
  );
}

function Success({ stats }: MonitoringRow) {
  if (stats === undefined) return noData;
  const percent = stats.successPercent;
  // Nothing has ended yet: there is a count, and no share of anything.
  if (percent === null) return <>{counted(stats.successCount)}</>;
  return <SuccessRateCell stats={{ ...stats, successPercent: percent }} />;
}

/** In the order of the page (OFFICE-56). */
export const monitoringColumns: readonly DataColumn<MonitoringRow>[] = [
  {
    id: 'name',
    header: () => i18n.t('Terminal'),
    cell: ({ terminal }) => terminal.name,
    size: 'fill',
    fold: 'title',
    sortBy: ({ terminal }) => terminal.name,
  },
  {
    id: 'enabled',
    header: () => i18n.t('Enabled'),
    cell: ({ terminal: { enable } }) => (
      <Badge tone={enable ? 'success' : 'neutral'} mark="dot">
        {enable ? i18n.t('On') : i18n.t('Off')}
      </Badge>
    ),
    fold: 'aside',
  },
  {
    id: 'new',
    header: 'NEW',
    cell: ({ stats }) => (stats === undefined ? noData : counted(stats.newCount)),
    align: 'end',
    sortBy: ({ stats }) => stats?.newCount ?? -1,
  },
  {
    id: 'success',
    header: () => i18n.t('Success'),
    cell: (row) => <Success {...row} />,
    align: 'end',
    sortBy: ({ stats }) => stats?.successPercent ?? -1,
  },
  {
    id: 'canceled',
    header: () => i18n.t('Canceled'),
    cell: ({ stats }) =>
      stats === undefined ? (
        noData
      ) : (
        <Share count={stats.cancelCount} percent={stats.cancelPercent} />
      ),
    align: 'end',
    sortBy: ({ stats }) => stats?.cancelCount ?? -1,
  },
  {
    id: 'declined',
    header: () => i18n.t('Declined'),
    cell: ({ stats }) =>
      stats === undefined ? (
        noData
      ) : (
        <Share count={stats.declinedCount} percent={stats.declinedPercent} />
      ),
    align: 'end',
    sortBy: ({ stats }) => stats?.declinedCount ?? -1,
  },
];
