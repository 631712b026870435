import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { TagGroupRoom } from '@tiyin/ui/tag-group';
import { useState, type ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { countFilters, isNarrowing, type InvoiceFilter } from '../../addresses/invoice-filter.ts';
import { PeriodSelect } from './PeriodSelect.tsx';

/** The initial list has none of them. */
const FilterChips = lazyScreen(
  'filter-chips',
  async () => (await import('./FilterChips.tsx')).FilterChips,
);

export interface InvoicesToolbarProps {
  readonly filter: InvoiceFilter;
  readonly onFilterChange: (filter: InvoiceFilter) => void;
  readonly onOpenFilter: () => void;
  /** Downloads the filtered list. */
  readonly onReport: () => void;
  /** How the table is shown: its columns, and views that were named. */
  readonly viewControls?: ReactNode;
}

/** The search box, the filter and the report above the list, and the active conditions. */
export function InvoicesToolbar(props: InvoicesToolbarProps) {
  const { filter, onFilterChange, onOpenFilter, onReport, viewControls } = props;
  // Once they were there they stay mounted, without a chip too: the focus stays at their place.
  const [hadChips, setHadChips] = useState(false);
  const isNarrow = isNarrowing(filter);
  const count = countFilters(filter);
  if (isNarrow && !hadChips) setHadChips(true);
  return (
    <ListToolbar
      search={{
        label: i18n.t('Search invoices'),
        placeholder: i18n.t('ID, name, amount, card'),
        value: filter.search,
        onSearch: (search) => onFilterChange({ ...filter, search }),
      }}
      conditions={
        <PeriodSelect days={filter} onChange={(days) => onFilterChange({ ...filter, ...days })} />
      }
      filter={{ count, onOpen: onOpenFilter }}
      view={viewControls}
      onDownload={onReport}
      downloadLabel={i18n.t('Get report')}
      chips={
        (isNarrow || hadChips) && (
          <Late fallback={isNarrow && <TagGroupRoom />}>
            <FilterChips filter={filter} onFilterChange={onFilterChange} />
          </Late>
        )
      }
    />
  );
}
