import { Button } from '@tiyin/ui/button';
import { DownloadIcon, FilterIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { SearchField } from '@tiyin/ui/search-field';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { TagGroup } from '@tiyin/ui/tag-group';
import { Tooltip } from '@tiyin/ui/tooltip';
import type { MoneyQuery, ShownTransfers } from '../../../addresses/money-address.ts';
import { useTypedSearch } from '../../../lists/useTypedSearch.ts';
import { type NarrowingNames, transferChips } from './transfer-chips.ts';
import { noNarrowing } from './transfer-parameters.ts';

export interface TransferToolbarProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  readonly names: NarrowingNames;
  readonly onOpenFilter: () => void;
  /** Begins the download of what the filter shows. */
  readonly onDownload: () => void;
}

const states = [
  { id: 'all', label: 'All' },
  { id: 'unmatched', label: 'Without an invoice' },
  { id: 'assigned', label: 'With an invoice' },
] as const satisfies readonly { readonly id: ShownTransfers; readonly label: string }[];

/** The search, the filter and the file above the list, and the applied conditions (OFFICE-323). */
export function TransferToolbar(props: TransferToolbarProps) {
  const { names, onDownload, onOpenFilter, onQueryChange, query } = props;
  const change = (part: Partial<MoneyQuery>) => onQueryChange({ ...query, page: 0, ...part });
  const search = useTypedSearch(query.search, (text) => change({ search: text }));
  const chips = transferChips(query, names);
  return (
    <Stack gap={chips.length === 0 ? 0 : 16}>
      <Inline justify="between" gap={16}>
        <SearchField
          label="Search transfers"
          isLabelHidden
          placeholder="Sum, reference or comment"
          value={search.text}
          onChange={search.type}
          onSubmit={search.send}
          onClear={() => search.send('')}
        />
        <Inline>
          <Select
            label="Transfers"
            layout="inline"
            options={states}
            value={query.state}
            onChange={(state) => change({ state })}
          />
          <Button icon={FilterIcon} onPress={onOpenFilter}>
            {chips.length === 0 ? 'Filter' : `Filter (${chips.length})`}
          </Button>
          <Tooltip text="Download CSV">
            <IconButton
              icon={DownloadIcon}
              label="Download CSV"
              variant="secondary"
              onPress={onDownload}
            />
          </Tooltip>
        </Inline>
      </Inline>
      <TagGroup
        label="Filters"
        tags={chips}
        onRemove={(id) => change(chips.find((chip) => chip.id === id)?.without ?? {})}
        onClear={() => change(noNarrowing)}
      />
    </Stack>
  );
}
