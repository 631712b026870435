import { useListMonitoredTerminals } from '@tiyin/api/hooks/monitoring';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import {
  monitoringAddress,
  monitoringConditions,
  readMonitoringChoice,
} from './monitoring-choice.ts';
import { MonitoringView } from './MonitoringView.tsx';
import { REFRESH_MS, refreshMsOf } from './refresh.ts';
import { TerminalsPanel } from './TerminalsPanel.tsx';

/** The merchants in the person's scope, and how the terminals of the chosen one do. */
export function MonitoringScreen() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const choice = useMemo(() => readMonitoringChoice(search), [search]);
  const { data, error, isValidating, mutate } = useListMonitoredTerminals(
    {},
    { refreshInterval: REFRESH_MS },
  );
  useDocumentTitle(i18n.t('Monitoring'));
  const known = data?.data.map(({ merchantId }) => merchantId);
  return (
    <>
      <ValidAddress conditions={monitoringConditions(known)} />
      <MonitoringView
        merchants={data?.data}
        choice={choice}
        onPeriodChange={(period) => navigate(monitoringAddress({ ...choice, period }))}
        problem={error}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
        refreshSeconds={refreshMsOf(choice.period) / 1000}
      >
        {(merchant) => (
          <TerminalsPanel
            key={`${merchant.merchantId} ${choice.period}`}
            merchant={merchant}
            period={choice.period}
          />
        )}
      </MonitoringView>
    </>
  );
}
