import { useListSuccessDrops } from '@tiyin/api/hooks/monitoring';
import type { MonitoredMerchant } from '@tiyin/api/types';
import { longestMonitoringMinutes } from '@tiyin/domain/monitoring';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { REFRESH_MS } from '../refresh.ts';
import { DropsView } from './DropsView.tsx';

export interface DropsProps {
  readonly merchant: MonitoredMerchant;
  /** The length of the period. */
  readonly minutes: number;
}

/** More than a day is read less often: it hardly changes, and is more to read. */
function refreshMs(minutes: number): number {
  return minutes > longestMonitoringMinutes ? 10 * REFRESH_MS : REFRESH_MS;
}

/** The drops of a merchant's terminals with their explanation, kept fresh. */
export function Drops({ merchant, minutes }: DropsProps) {
  const { data, error, isValidating, mutate } = useListSuccessDrops(
    { merchantId: merchant.merchantId, minutes },
    { keepPreviousData: true, refreshInterval: refreshMs(minutes) },
  );
  return (
    <DropsView
      terminals={merchant.terminals}
      drops={data?.data}
      problem={error}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
      seesAccounts={useIsPermitted({ permission: 'people.account' })}
    />
  );
}
