import { useListSuccessDrops } from '@tiyin/api/hooks/monitoring';
import type { MonitoredMerchant } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { refreshMsOf } from '../refresh.ts';
import { DropsView } from './DropsView.tsx';

export interface DropsProps {
  readonly merchant: MonitoredMerchant;
  /** The length of the period. */
  readonly minutes: number;
}

/** The drops of a merchant's terminals with their explanation, kept fresh. */
export function Drops({ merchant, minutes }: DropsProps) {
  const { data, error, isValidating, mutate } = useListSuccessDrops(
    { merchantId: merchant.merchantId, minutes },
    { keepPreviousData: true, refreshInterval: refreshMsOf(minutes) },
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
