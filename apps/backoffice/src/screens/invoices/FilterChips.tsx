import { useListInvoiceAssignees } from '@tiyin/api/hooks/invoices';
import type { NamedRef } from '@tiyin/api/types';
import { TagGroup } from '@tiyin/ui/tag-group';
import { useEffect, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { filterChips } from './filter-chips.ts';
import { noFilter, type InvoiceFilter } from '../../addresses/invoice-filter.ts';

export interface FilterChipsProps {
  readonly filter: InvoiceFilter;
  readonly onFilterChange: (filter: InvoiceFilter) => void;
}

/** The conditions of the list, each removable, or all at once. */
export function FilterChips({ filter, onFilterChange }: FilterChipsProps) {
  const isOfPerson = /^\d/.test(filter.assignee ?? '');
  const [people, setPeople] = useState<readonly NamedRef[]>();
  const chips = filterChips(filter, people);
  const remove = (removed: string) => {
    const chip = chips.find(({ id }) => id === removed);
    if (chip !== undefined) onFilterChange(chip.without);
  };
  return (
    <>
      {isOfPerson && <Assignees onKnown={setPeople} />}
      <TagGroup
        label={i18n.t('Filters')}
        tags={chips}
        onRemove={remove}
        onClear={() => onFilterChange(noFilter)}
      />
    </>
  );
}

/** Requests the names of people, which only the chip of a person needs. */
function Assignees({ onKnown }: { readonly onKnown: (people: readonly NamedRef[]) => void }) {
  const people = useListInvoiceAssignees({}).data?.data;
  useEffect(() => {
    if (people !== undefined) onKnown(people);
  }, [onKnown, people]);
  return null;
}
