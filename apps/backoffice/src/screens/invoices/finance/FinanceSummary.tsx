import {
  useGetMerchantBalance,
  useGetMerchantDeposit,
  useGetMerchantTrend,
  useGetMerchantWithdrawal,
} from '@tiyin/api/hooks/merchants';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { FinanceSummaryView } from './FinanceSummaryView.tsx';
import { SettlementToggle } from './SettlementToggle.tsx';

/** The refresh interval of the sums, in milliseconds, so that staff see money arrive. */
const SUMS = { refreshInterval: 5000 };
/** A day's sum moves slowly on a line of fourteen. */
const TREND = { refreshInterval: 60_000 };

/** The finance summary of a terminal, kept up to date; for people with merchant.read.finance. */
export function FinanceSummary({ terminalId }: { readonly terminalId: number }) {
  const balance = useGetMerchantBalance({ terminalId }, SUMS);
  const deposit = useGetMerchantDeposit({ terminalId }, SUMS);
  const withdrawal = useGetMerchantWithdrawal({ terminalId }, SUMS);
  const trend = useGetMerchantTrend({ terminalId }, TREND);
  const sums = [balance, deposit, withdrawal];
  const settled = balance.data?.data[0];
  return (
    <FinanceSummaryView
      balance={balance.data?.data}
      deposit={deposit.data?.data}
      withdrawal={withdrawal.data?.data}
      trend={trend.data?.data}
      problem={sums.find(({ error }) => error !== undefined)?.error}
      onRetry={() => {
        for (const sum of sums) void sum.mutate();
      }}
      settlement={
        (balance.data === undefined || settled !== undefined) && (
          <PermissionGate permission="settlement.create">
            {/* Another terminal's balance is another settlement. */}
            <SettlementToggle
              key={terminalId}
              terminalId={terminalId}
              balance={settled}
              onSettled={() => void balance.mutate()}
            />
          </PermissionGate>
        )
      }
    />
  );
}
