import type { ApiProblem } from '@tiyin/api/errors';
import type { MonitoredMerchant } from '@tiyin/api/types';
import { monitoringPeriods, type MonitoringPeriod } from '@tiyin/domain/monitoring';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { Select } from '@tiyin/ui/select';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { Tabs } from '@tiyin/ui/tabs';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { periodWords } from './period-words.ts';
import { monitoringColumns } from './columns.tsx';
import { monitoringAddress, type MonitoringChoice } from './monitoring-choice.ts';

export interface MonitoringViewProps {
  /** Missing until the first answer. */
  readonly merchants: readonly MonitoredMerchant[] | undefined;
  readonly choice: MonitoringChoice;
  readonly onPeriodChange: (period: MonitoringPeriod) => void;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The refresh interval of the statistics, in seconds. */
  readonly refreshSeconds: number;
  /** The panel of the chosen merchant. */
  readonly children: (merchant: MonitoredMerchant) => ReactNode;
}

const PERIODS = monitoringPeriods.map(({ minutes }) => ({
  id: String(minutes),
  get label() {
    return periodWords[minutes];
  },
}));

function Bar({ choice, onPeriodChange, refreshSeconds }: MonitoringViewProps) {
  const choose = (id: string) => {
    const period = monitoringPeriods.find(({ minutes }) => String(minutes) === id);
    if (period !== undefined) onPeriodChange(period.minutes);
  };
  return (
    <Inline justify="between" gap={16}>
      <Select
        label={i18n.t('Period')}
        layout="inline"
        options={PERIODS}
        value={String(choice.period)}
        onChange={choose}
      />
      <span>{i18n.t('Refreshed every {refreshSeconds} seconds', { refreshSeconds })}</span>
    </Inline>
  );
}

/** How well the payments of terminals go, merchant by merchant (OFFICE-56). */
export function MonitoringView(props: MonitoringViewProps) {
  const { children, choice, isRetrying = false, merchants, onRetry, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  if (merchants === undefined && problem !== undefined) {
    return (
      <ErrorState
        title={i18n.t('The terminals did not load')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {problem.title}
      </ErrorState>
    );
  }
  if (merchants === undefined) {
    // As high as the tabs and what is below them, so that the table does not move (OFFICE-936).
    return (
      <Stack gap={16}>
        <Skeleton height="control" width="long" />
        <Stack gap={24}>
          <Bar {...props} />
          <DataTable
            label={i18n.t('Terminals')}
            columns={monitoringColumns}
            rows={[]}
            rowKey={({ terminal }) => String(terminal.terminalId)}
            isLoading
            expectedRows={4}
            loadingLabel={i18n.t('Loading terminals')}
            empty={null}
          />
        </Stack>
      </Stack>
    );
  }
  const chosen =
    merchants.find(({ merchantId }) => merchantId === choice.merchantId) ?? merchants[0];
  if (chosen === undefined) {
    return (
      <EmptyState title={i18n.t('There is no terminal to watch')}>
        {i18n.t('Terminals of test are watched with test data on, those of production without.')}
      </EmptyState>
    );
  }
  const tabs = merchants.map(({ merchantId, name }) => ({
    id: String(merchantId),
    label: name,
    href: monitoringAddress({ ...choice, merchantId }),
  }));
  return (
    <Tabs label={i18n.t('Merchants')} tabs={tabs} value={String(chosen.merchantId)}>
      {() => (
        <Stack gap={24}>
          <Bar {...props} />
          {children(chosen)}
        </Stack>
      )}
    </Tabs>
  );
}
