import type { ReactNode } from 'react';
import { Card } from '../../components/card/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Stat } from '../../components/stat/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { say } from '../../locale/language/index.ts';
import { line, trend as trendClass } from './FinanceCard.css.ts';
import { Money } from '../money/index.ts';
import type { MoneyCurrency } from '../money/index.ts';

/** One sum of a balance list (LEDGER-28): minor units and their currency. */
export type BalanceEntry = {
  readonly sum: number;
  readonly currency: MoneyCurrency;
};

export type FinanceCardProps = {
  /** Which sum it is: Balance, Deposit, Withdrawal. */
  readonly title: string;
  /** The API's list; missing while it loads. */
  readonly balances: readonly BalanceEntry[] | undefined;
  /** The comparison or the starting point of the sum. */
  readonly note?: string;
  /** The trend of the sum, below it: a Sparkline. Its place is kept while the sum is missing. */
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
        <VisuallyHidden>{say('Loading')}</VisuallyHidden>
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
