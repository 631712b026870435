import { TagGroup } from '@tiyin/ui/tag-group';
import { filterChips } from './filter-chips.ts';
import { noFilter, type InvoiceFilter } from '../../addresses/invoice-filter.ts';

export interface FilterChipsProps {
  readonly filter: InvoiceFilter;
  readonly onFilterChange: (filter: InvoiceFilter) => void;
}

/** The conditions of the list, each removable, or all at once. */
export function FilterChips({ filter, onFilterChange }: FilterChipsProps) {
  const chips = filterChips(filter);
  const remove = (removed: string) => {
    const chip = chips.find(({ id }) => id === removed);
    if (chip !== undefined) onFilterChange(chip.without);
  };
  return (
    <TagGroup
      label="Filters"
      tags={chips}
      onRemove={remove}
      onClear={() => onFilterChange(noFilter)}
    />
  );
}
