import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { Select } from '@tiyin/ui/select';
import { TagGroup } from '@tiyin/ui/tag-group';
import { i18n } from '../../../texts/i18n.ts';
import type { MoneyQuery, ShownTransfers } from '../../../addresses/money-address.ts';
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

const states = () =>
  [
    {
      id: 'all',
      label: i18n.t('All'),
    },
    {
      id: 'unmatched',
      label: i18n.t('Without an invoice'),
    },
    {
      id: 'assigned',
      label: i18n.t('With an invoice'),
    },
  ] as const satisfies readonly { readonly id: ShownTransfers; readonly label: string }[];

/** The search, the filter and the file above the list, and the applied conditions (OFFICE-323). */
export function TransferToolbar(props: TransferToolbarProps) {
  const { names, onDownload, onOpenFilter, onQueryChange, query } = props;
  const change = (part: Partial<MoneyQuery>) => onQueryChange({ ...query, page: 0, ...part });
  const chips = transferChips(query, names);
  return (
    <ListToolbar
      search={{
        label: i18n.t('Search transfers'),
        placeholder: i18n.t('Sum, reference or comment'),
        value: query.search,
        onSearch: (search) => change({ search }),
      }}
      conditions={
        <Select
          label={i18n.t('Transfers')}
          layout="inline"
          options={states()}
          value={query.state}
          onChange={(state) => change({ state })}
        />
      }
      filter={{ count: chips.length, onOpen: onOpenFilter }}
      onDownload={onDownload}
      chips={
        <TagGroup
          label={i18n.t('Filters')}
          tags={chips}
          onRemove={(id) => change(chips.find((chip) => chip.id === id)?.without ?? {})}
          onClear={() => change(noNarrowing)}
        />
      }
    />
  );
}
