import type { InvoiceTotal } from '@tiyin/api/types';
import { Breakdown, BreakdownSkeleton } from '@tiyin/ui/breakdown';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { Estimated } from './Estimated.tsx';
import { sumOf } from './sum-of.ts';

export interface TotalsViewProps {
  /** Missing while they load. */
  readonly totals:
    | { readonly entries: readonly InvoiceTotal[]; readonly isEstimate: boolean }
    | undefined;
  /** They are of the filter before, while those of the new one load. */
  readonly isStale?: boolean;
  /** How many currencies to make room for while they load. */
  readonly expectedCurrencies?: number;
}

const counted = (count: number): string =>
  i18n.t('{count, plural, one {{number} invoice} other {{number} invoices}}', {
    count,
    number: formatAmount(count, 0),
  });

/** The entries of one currency: all of them together, then each status. */
function OfCurrency({
  entries,
  isEstimate,
  isStale,
}: {
  readonly entries: readonly [InvoiceTotal, ...InvoiceTotal[]];
  readonly isEstimate: boolean;
  readonly isStale: boolean;
}) {
  const [{ currency }] = entries;
  return (
    <Breakdown
      isStale={isStale}
      label={i18n.t('{currency} by status', { currency: currency.code })}
      total={
        <>
          {isEstimate && <Estimated />}
          {counted(sumOf(entries, ({ count }) => count))}
          {' · '}
          <Money amount={sumOf(entries, ({ sum }) => sum)} currency={currency} />
        </>
      }
      parts={entries.map(({ count, invoiceStatus, sum }) => ({
        id: invoiceStatus.code,
        name: <InvoiceStatusBadge status={invoiceStatus.code} />,
        value: (
          <>
            {isEstimate && <Estimated />}
            {formatAmount(count, 0)}
            {' · '}
            <Money amount={sum} currency={currency} />
          </>
        ),
      }))}
    />
  );
}

/** Their room: where they come, nothing below moves (OFFICE-442). */
function Waiting({ currencies }: { readonly currencies: number }) {
  return (
    <Stack gap={8}>
      {Array.from({ length: currencies }, (_, index) => (
        <BreakdownSkeleton key={index} />
      ))}
    </Stack>
  );
}

/** The number and the sum of the filtered invoices, by currency and status (OFFICE-442, OFFICE-451). */
export function TotalsView({ expectedCurrencies = 1, isStale = false, totals }: TotalsViewProps) {
  if (totals === undefined) return <Waiting currencies={expectedCurrencies} />;
  const { isEstimate } = totals;
  const ofCurrencies = Map.groupBy(totals.entries, ({ currency }) => currency.code);
  return (
    <section aria-label={i18n.t('Totals')} aria-busy={isStale}>
      <Stack gap={8}>
        {[...ofCurrencies].map(
          ([code, [first, ...others]]) =>
            first && (
              <OfCurrency key={code} {...{ isEstimate, isStale }} entries={[first, ...others]} />
            ),
        )}
      </Stack>
    </section>
  );
}
