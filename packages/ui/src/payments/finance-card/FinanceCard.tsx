import type { ReactNode } from 'react';
import { Card } from '../../components/card/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Stat } from '../../components/stat/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { line, trend as trendClass } from './FinanceCard.css.ts';
import { Money } from '../money/index.ts';
import type { MoneyCurrency } from '../money/index.ts';

/** One sum of a balance list (LEDGER-28): minor units and their currency. */
export type BalanceEntry = {
  readonly sum: number;
  readonly currency: MoneyCurrency;
};

/** What a finance card takes. */
export type FinanceCardProps = {
  /** Which sum it is: Balance, Deposit, Withdrawal. */
  readonly title: string;
  /** The list as the API gives it; missing while it is on its way. */
  readonly balances: readonly BalanceEntry[] | undefined;
  /** What the sum is compared with, or counted from. */
  readonly note?: string;
  /** How the sum came about over time, below it: a Sparkline. Its place is kept while the sum is missing. */
  readonly trend?: ReactNode;
  /** At the card's end: the toggle of the settlement dialog. */
  readonly action?: ReactNode;
};

/** A sum of the finance summary (OFFICE-36): the first entry of its list, or a pulsing placeholder while missing. */
export function FinanceCard({ title, balances, note, trend, action }: FinanceCardProps) {
  const isWaiting = balances?.[0] === undefined;
  return (
    <Card padding="md">
      <div className={line}>
        <Stat
          label={title}
          value={<FirstSum balances={balances} />}
          {...(note !== undefined && { note })}
        />
        {action}
      </div>
      {trend !== undefined && <div className={trendClass({ isWaiting })}>{trend}</div>}
    </Card>
  );
}

function FirstSum({ balances }: Pick<FinanceCardProps, 'balances'>) {
  if (balances === undefined) {
    return (
      <>
        <Skeleton height="headline" width="medium" />
        <VisuallyHidden>Loading</VisuallyHidden>
      </>
    );
  }
  const first = balances[0];
  return first === undefined ? (
    '–'
  ) : (
    <Money amount={first.sum} currency={first.currency} size="lg" />
  );
}
