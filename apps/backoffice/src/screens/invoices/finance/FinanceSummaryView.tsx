import type { ApiProblem } from '@tiyin/api/errors';
import type { BalanceEntry, Trend } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import { Grid } from '@tiyin/ui/grid';
import { FinanceCard } from '@tiyin/ui/payments/finance-card';
import { Sparkline } from '@tiyin/ui/sparkline';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { RetryBanner } from '@tiyin/ui/retry-banner';

type Entries = readonly BalanceEntry[] | undefined;

/** Each list is missing while it loads. */
export interface FinanceSummaryViewProps {
  readonly balance: Entries;
  readonly deposit: Entries;
  readonly withdrawal: Entries;
  /** How much became DONE day by day; it belongs to the card of the terminal's flow. */
  readonly trend: Trend | undefined;
  /** Why a sum is missing, or may be out of date. */
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  /** The toggle of the settlement dialog, for people who may settle. */
  readonly settlement?: ReactNode;
}

const NAMES = { DEPOSIT: 'Deposits', WITHDRAWAL: 'Withdrawals' } as const;

function TrendLine({ days, flowType }: Trend) {
  const name = NAMES[flowType.code];
  return (
    <Sparkline
      values={days.map(({ sum }) => sum)}
      label={`${name} of the last ${days.length} days`}
    />
  );
}

/*
 * Nothing moves when it appears: until the terminal's flow is known, each possible card keeps the
 * place.
 */
const place = <Sparkline values={[]} />;

const DAYS = 7;

/** The sum of the last seven days beside that of the seven before; missing while it is not known. */
function noteOf({ currency, days }: Trend): string {
  const sumOf = (part: Trend['days']) => part.reduce((total, { sum }) => total + sum, 0);
  const [before, last] = [sumOf(days.slice(-2 * DAYS, -DAYS)), sumOf(days.slice(-DAYS))];
  const words = `All time. ${DAYS} days: ${formatAmount(last, currency.dimension)}`;
  if (before <= 0) return words;
  const change = Math.round((last / before - 1) * 100);
  const sign = change < 0 ? '\u2212' : '+';
  return `${words}, ${sign}${Math.abs(change)} % on the ${DAYS} before`;
}

function Cards({ balance, deposit, settlement, trend, withdrawal }: FinanceSummaryViewProps) {
  const line = (code: Trend['flowType']['code']) => {
    if (trend === undefined) return { note: 'All time', trend: place };
    if (trend.flowType.code !== code) return { note: 'All time' };
    return { note: noteOf(trend), trend: <TrendLine {...trend} /> };
  };
  return (
    <Grid columns={3}>
      <FinanceCard
        title="Balance"
        balances={balance}
        note="Now"
        {...(settlement !== undefined && { action: settlement })}
      />
      <FinanceCard title="Deposit" balances={deposit} {...line('DEPOSIT')} />
      <FinanceCard title="Withdrawal" balances={withdrawal} {...line('WITHDRAWAL')} />
    </Grid>
  );
}

/** The finance summary of a terminal (OFFICE-36): balance, deposit and withdrawal. */
export function FinanceSummaryView(props: FinanceSummaryViewProps) {
  const { balance, deposit, onRetry, problem, withdrawal } = props;
  if (problem === undefined) return <Cards {...props} />;
  const known = [balance, deposit, withdrawal].filter((sum) => sum !== undefined).length;
  const title = known === 3 ? 'These sums may be out of date' : 'The sums did not load';
  return (
    <Stack gap={16}>
      <RetryBanner {...{ onRetry, problem, title }} />
      {known > 0 && <Cards {...props} />}
    </Stack>
  );
}
