import type { ApiProblem } from '@tiyin/api/errors';
import type { BalanceEntry, Trend } from '@tiyin/api/types';
import { Grid } from '@tiyin/ui/grid';
import { FinanceCard } from '@tiyin/ui/payments/finance-card';
import { Sparkline } from '@tiyin/ui/sparkline';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { RetryBanner } from '@tiyin/ui/retry-banner';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';

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

const NAMES = lateTexts({
  DEPOSIT: () => i18n.t('Deposits'),
  WITHDRAWAL: () => i18n.t('Withdrawals'),
});

function TrendLine({ days, flowType }: Trend) {
  const name = NAMES[flowType.code];
  return (
    <Sparkline
      values={days.map(({ sum }) => sum)}
      label={i18n.t('{name} of the last {count} days', { name, count: days.length })}
    />
  );
}

/*
 * Nothing moves when it appears: both cards have its place, and the one of the other flow keeps it, because a card below
 * the others would become lower.
 */
const place = <Sparkline values={[]} />;

const DAYS = 7;

/** The sum of the last seven days beside that of the seven before; missing while it is not known. */
function noteOf({ currency, days }: Trend): string {
  const sumOf = (part: Trend['days']) => part.reduce((total, { sum }) => total + sum, 0);
  const [before, last] = [sumOf(days.slice(-2 * DAYS, -DAYS)), sumOf(days.slice(-DAYS))];
  const words = i18n.t('All time. {days} days: {last}', {
    days: DAYS,
    last: formatAmount(last, currency.dimension),
  });
  if (before <= 0) return words;
  const change = Math.round((last / before - 1) * 100);
  const sign = change < 0 ? '\u2212' : '+';
  return i18n.t('{words}, {sign}{change} % on the {days} before', {
    words,
    sign,
    change: Math.abs(change),
    days: DAYS,
  });
}

function Cards({ balance, deposit, settlement, trend, withdrawal }: FinanceSummaryViewProps) {
  const line = (code: Trend['flowType']['code']) => {
    if (trend === undefined) return { note: i18n.t('All time'), trend: place };
    if (trend.flowType.code !== code) return { note: i18n.t('All time'), trend: place };
    return { note: noteOf(trend), trend: <TrendLine {...trend} /> };
  };
  return (
    <Grid columns={3}>
      <FinanceCard
        title={i18n.t('Balance')}
        balances={balance}
        note={i18n.t('Now')}
        {...(settlement !== undefined && { action: settlement })}
      />
      <FinanceCard title={i18n.t('Deposit')} balances={deposit} {...line('DEPOSIT')} />
      <FinanceCard title={i18n.t('Withdrawal')} balances={withdrawal} {...line('WITHDRAWAL')} />
    </Grid>
  );
}

/** The finance summary of a terminal (OFFICE-36): balance, deposit and withdrawal. */
export function FinanceSummaryView(props: FinanceSummaryViewProps) {
  const { balance, deposit, onRetry, problem, withdrawal } = props;
  if (problem === undefined) return <Cards {...props} />;
  const known = [balance, deposit, withdrawal].filter((sum) => sum !== undefined).length;
  const title =
    known === 3 ? i18n.t('These sums may be out of date') : i18n.t('The sums did not load');
  return (
    <Stack gap={16}>
      <RetryBanner {...{ onRetry, problem, title }} />
      {known > 0 && <Cards {...props} />}
    </Stack>
  );
}
