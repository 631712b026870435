import type { BalanceEntry, Trend } from '@tiyin/api/types';
import { Grid } from '@tiyin/ui/grid';
import { FinanceCard } from '@tiyin/ui/payments/finance-card';
import { Sparkline } from '@tiyin/ui/sparkline';
import type { ReactNode } from 'react';

type Entries = readonly BalanceEntry[] | undefined;

/** What it takes. Each list is missing while it is on its way. */
export interface FinanceSummaryViewProps {
  readonly balance: Entries;
  readonly deposit: Entries;
  readonly withdrawal: Entries;
  /** How much became DONE day by day; it belongs to the card of the terminal's flow. */
  readonly trend: Trend | undefined;
  /** The toggle of the settlement dialog, for who may settle. */
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

/** The finance summary of a terminal (section 2, Invoices): balance, deposit and withdrawal. */
export function FinanceSummaryView(props: FinanceSummaryViewProps) {
  const { balance, deposit, settlement, trend, withdrawal } = props;
  const line = (code: Trend['flowType']['code']) =>
    trend?.flowType.code === code ? { trend: <TrendLine {...trend} /> } : {};
  return (
    <Grid columns={3}>
      <FinanceCard
        title="Balance"
        balances={balance}
        {...(settlement !== undefined && { action: settlement })}
      />
      <FinanceCard title="Deposit" balances={deposit} {...line('DEPOSIT')} />
      <FinanceCard title="Withdrawal" balances={withdrawal} {...line('WITHDRAWAL')} />
    </Grid>
  );
}
