import { useGetFormFunnel } from '@tiyin/api/hooks/monitoring';
import { refreshMsOf } from '../refresh.ts';
import { FunnelView } from './FunnelView.tsx';

export interface FunnelProps {
  readonly merchantId: number;
  /** The length of the period. */
  readonly minutes: number;
}

/** The funnel of a merchant's payment forms, kept fresh. */
export function Funnel({ merchantId, minutes }: FunnelProps) {
  const { data, error, isValidating, mutate } = useGetFormFunnel(
    { merchantId, minutes },
    { keepPreviousData: true, refreshInterval: refreshMsOf(minutes) },
  );
  return (
    <FunnelView
      funnel={data}
      problem={error}
      onRetry={() => void mutate()}
      isRetrying={isValidating}
    />
  );
}
