import { Button } from '@tiyin/ui/button';
import { DownloadIcon, FilterIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { SearchField } from '@tiyin/ui/search-field';
import { Stack } from '@tiyin/ui/stack';
import { Tooltip } from '@tiyin/ui/tooltip';
import { useState, type ReactNode } from 'react';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { countFilters, isNarrowing, type InvoiceFilter } from '../../addresses/invoice-filter.ts';
import { useTypedSearch } from '../../lists/useTypedSearch.ts';

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
  const search = useTypedSearch(filter.search, (text) =>
    onFilterChange({ ...filter, search: text }),
  );
  // Once they were there they stay mounted, without a chip too: the focus stays at their place.
  const [hadChips, setHadChips] = useState(false);
  const isNarrow = isNarrowing(filter);
  const count = countFilters(filter);
  if (isNarrow && !hadChips) setHadChips(true);
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16}>
        <SearchField
          label="Search invoices"
          isLabelHidden
          placeholder="ID, customer or last 4 digits"
          value={search.text}
          onChange={search.type}
          onSubmit={search.send}
          onClear={() => search.send('')}
        />
        <Inline>
          <Button icon={FilterIcon} onPress={onOpenFilter}>
            {count === 0 ? 'Filter' : `Filter (${count})`}
          </Button>
          {viewControls}
          <Tooltip text="Get report">
            <IconButton
              icon={DownloadIcon}
              label="Get report"
              variant="secondary"
              onPress={onReport}
            />
          </Tooltip>
        </Inline>
      </Inline>
      {(isNarrow || hadChips) && (
        <Late>
          <FilterChips filter={filter} onFilterChange={onFilterChange} />
        </Late>
      )}
    </Stack>
  );
}
