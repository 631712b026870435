import type { InvoiceTotal } from '@tiyin/api/types';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { Skeleton, SkeletonStatus } from '@tiyin/ui/skeleton';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { Estimated } from '../totals/Estimated.tsx';
import { sumOf } from '../totals/sum-of.ts';
import { line } from './Today.css.ts';

export interface TodayViewProps {
  /** By currency and status; missing while they load. */
  readonly totals:
    | { readonly entries: readonly InvoiceTotal[]; readonly isEstimate: boolean }
    | undefined;
  /** The same list of today alone. */
  readonly href: string;
}

function sumsOf(entries: readonly InvoiceTotal[]) {
  const ofCurrencies = Map.groupBy(entries, ({ currency }) => currency.code);
  return [...ofCurrencies].flatMap(([code, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            code,
            currency: first.currency,
            sum: sumOf([first, ...others], (entry) => entry.sum),
          },
        ],
  );
}

/** The number and the sums of today's invoices, and the way to them (OFFICE-880). */
export function TodayView({ href, totals }: TodayViewProps) {
  if (totals === undefined) {
    return (
      <div className={line}>
        <SkeletonStatus label={i18n.t('Loading today’s invoices')} />
        <Skeleton width="long" />
      </div>
    );
  }
  const { entries, isEstimate } = totals;
  const count = sumOf(entries, (entry) => entry.count);
  return (
    <div className={line}>
      <Link href={href}>
        {isEstimate && <Estimated />}
        {i18n.t('Today: {count, plural, one {{number} invoice} other {{number} invoices}}', {
          count,
          number: formatAmount(count, 0),
        })}
      </Link>
      {sumsOf(entries).map(({ code, currency, sum }) => (
        <span key={code}>
          {'· '}
          {isEstimate && <Estimated />}
          <Money amount={sum} currency={currency} />
        </span>
      ))}
    </div>
  );
}
