import type { InvoiceTotal } from '@tiyin/api/types';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { Skeleton } from '@tiyin/ui/skeleton';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { line } from './Today.css.ts';

export interface TodayViewProps {
  /** By currency and status; missing while they load. */
  readonly entries: readonly InvoiceTotal[] | undefined;
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
            sum: [first, ...others].reduce((total, { sum }) => total + sum, 0),
          },
        ],
  );
}

/** The number and the sums of today's invoices, and the way to them (OFFICE-880). */
export function TodayView({ entries, href }: TodayViewProps) {
  if (entries === undefined) {
    return (
      <div className={line}>
        <Skeleton width="long" />
      </div>
    );
  }
  const count = entries.reduce((total, entry) => total + entry.count, 0);
  return (
    <div className={line}>
      <Link href={href}>
        {i18n.t('Today: {count, plural, one {{number} invoice} other {{number} invoices}}', {
          count,
          number: formatAmount(count, 0),
        })}
      </Link>
      {sumsOf(entries).map(({ code, currency, sum }) => (
        <span key={code}>
          {'· '}
          <Money amount={sum} currency={currency} />
        </span>
      ))}
    </div>
  );
}
