import type { InvoiceListQuery } from '../../addresses/invoice-list-address.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';

const NamedViews = lazyScreen(
  'named-views',
  async () => (await import('./views/NamedViews.tsx')).NamedViews,
);

/** Its dates and fields are large, and most visits do not need them. */
const InvoiceFilterDialog = lazyScreen(
  'invoice-filter',
  async () => (await import('./filter/InvoiceFilterDialog.tsx')).InvoiceFilterDialog,
);

export interface InvoiceDialogsProps {
  readonly open: 'filter' | 'views';
  readonly onClose: () => void;
  readonly query: InvoiceListQuery;
  readonly onQueryChange: (query: InvoiceListQuery) => void;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: readonly string[]) => void;
}

/** The dialogs of the list, which its first view does not need. */
export function InvoiceDialogs(props: InvoiceDialogsProps) {
  const { onClose, onQueryChange, open, query, ...columns } = props;
  return (
    <Late key={open} onFailed={onClose}>
      {open === 'views' ? (
        <NamedViews {...columns} query={query} onOpenChange={onClose} />
      ) : (
        <InvoiceFilterDialog
          isOpen
          onOpenChange={onClose}
          filter={query.filter}
          terminalId={query.terminalId}
          onApply={(filter) => onQueryChange({ ...query, filter, page: 0 })}
        />
      )}
    </Late>
  );
}
