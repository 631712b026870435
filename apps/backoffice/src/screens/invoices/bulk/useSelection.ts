import type { InvoiceListItem } from '@tiyin/api/types';
import type { RowSelection } from '@tiyin/ui/data-table';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';

const rowLabel = ({ invoiceId }: InvoiceListItem) =>
  i18n.t('Select invoice {invoiceId}', { invoiceId: invoiceId.toUpperCase() });
const nothing: ReadonlySet<string> = new Set();

/**
 * The invoices that a person selected in a list; another list, by its address, begins without any.
 */
export function useSelection(address: string, rows: readonly InvoiceListItem[]) {
  const [known, setKnown] = useState({ address, keys: nothing });
  const keys = known.address === address ? known.keys : nothing;
  const selection: RowSelection<InvoiceListItem> = useMemo(
    () => ({
      selected: keys,
      onChange: (next) => setKnown({ address, keys: next }),
      rowLabel,
      allLabel: i18n.t('Select all invoices of this page'),
    }),
    [address, keys],
  );
  return {
    selection,
    selected: rows.filter(({ invoiceId }) => keys.has(invoiceId)),
    onClear: () => setKnown({ address, keys: nothing }),
  };
}
