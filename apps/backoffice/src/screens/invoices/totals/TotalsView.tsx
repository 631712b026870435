import type { InvoiceTotal } from '@tiyin/api/types';
import { Breakdown } from '@tiyin/ui/breakdown';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

export interface TotalsViewProps {
  /** Missing while they load. */
  readonly totals:
    | { readonly entries: readonly InvoiceTotal[]; readonly isEstimate: boolean }
    | undefined;
}

const counted = (count: number): string =>
  i18n.t('{count, plural, one {{number} invoice} other {{number} invoices}}', {
    count,
    number: formatAmount(count, 0),
  });

function sumOf(entries: readonly InvoiceTotal[], of: (entry: InvoiceTotal) => number): number {
  return entries.reduce((total, entry) => total + of(entry), 0);
}

/** The entries of one currency: all of them together, then each status. */
function OfCurrency({ entries }: { readonly entries: readonly [InvoiceTotal, ...InvoiceTotal[]] }) {
  const [{ currency }] = entries;
  return (
    <Breakdown
      label={i18n.t('{currency} by status', { currency: currency.code })}
      total={
        <>
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
            {formatAmount(count, 0)}
            {' · '}
            <Money amount={sum} currency={currency} />
          </>
        ),
      }))}
    />
  );
}

/** The number and the sum of the filtered invoices, by currency and status (OFFICE-442, OFFICE-451). */
export function TotalsView({ totals }: TotalsViewProps) {
  if (totals === undefined) return <Skeleton height="badge" width="long" />;
  const ofCurrencies = Map.groupBy(totals.entries, ({ currency }) => currency.code);
  return (
    <section aria-label={i18n.t('Totals')}>
      <Stack gap={8}>
        {totals.isEstimate && (
          <span>{i18n.t('Estimated: there are more than a million invoices.')}</span>
        )}
        {[...ofCurrencies].map(
          ([code, [first, ...others]]) =>
            first && <OfCurrency key={code} entries={[first, ...others]} />,
        )}
      </Stack>
    </section>
  );
}
