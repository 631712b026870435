import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { DownloadIcon, FilterIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Stack } from '../stack/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { bar, chipLine, end, parts, start } from './ListToolbar.css.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** The search of a list. */
export type ListSearch = {
  /** "Search invoices". */
  readonly label: string;
  /** The things that it finds: "ID, customer or last 4 digits". */
  readonly placeholder: string;
  /** The applied search. */
  readonly value: string;
  /** Called with the trimmed text after a pause in typing, or at once by Enter and by the cross. */
  readonly onSearch: (text: string) => void;
};

export type ListToolbarProps = {
  readonly search?: ListSearch;
  /** Further conditions that are always in view: Selects. */
  readonly conditions?: ReactNode;
  /** The dialog of the filter, and the number of conditions that it has. */
  readonly filter?: { readonly count: number; readonly onOpen: () => void };
  /** How the rows are shown: ColumnChoice, named views. */
  readonly view?: ReactNode;
  /** Downloads the rows that the conditions let through. */
  readonly onDownload?: (() => void) | undefined;
  readonly downloadLabel?: string;
  /** At the end: a button that makes a new object. */
  readonly actions?: ReactNode;
  /** Below: the applied conditions, a TagGroup. */
  readonly chips?: ReactNode;
};

function Search({ label, onSearch, placeholder, value }: ListSearch) {
  const { send, text, type } = useTypedSearch(value, onSearch);
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      value={text}
      onChange={type}
      onSubmit={send}
      onClear={() => send('')}
    />
  );
}

type DownloadProps = {
  readonly label: string;
  /** Without other buttons beside it, its icon alone would be lost on a phone. */
  readonly isAlone: boolean;
  readonly onPress: () => void;
};

function Download({ isAlone, label, onPress }: DownloadProps) {
  if (isAlone) {
    return (
      <Button icon={DownloadIcon} onPress={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip text={label}>
      <IconButton icon={DownloadIcon} label={label} variant="secondary" onPress={onPress} />
    </Tooltip>
  );
}

/** Above a list: the search, the conditions, the file and the actions, in one order everywhere. */
export function ListToolbar(props: ListToolbarProps) {
  const {
    actions,
    chips,
    conditions,
    downloadLabel = say('Download CSV'),
    filter,
    onDownload,
  } = props;
  const { search, view } = props;
  const hasButtons = filter !== undefined || view !== undefined || Boolean(actions);
  return (
    <Stack gap={0}>
      <div className={bar}>
        <div className={start}>
          {search && <Search {...search} />}
          {conditions !== undefined && <div className={parts}>{conditions}</div>}
        </div>
        <div className={end}>
          {onDownload && (
            <Download label={downloadLabel} isAlone={!hasButtons} onPress={onDownload} />
          )}
          {hasButtons && (
            <div className={parts}>
              {filter && (
                <Button icon={FilterIcon} onPress={filter.onOpen}>
                  {filter.count === 0
                    ? say('Filter')
                    : sayWith('Filter ({count})', { count: filter.count })}
                </Button>
              )}
              {view}
              {actions}
            </div>
          )}
        </div>
      </div>
      {chips && <div className={chipLine}>{chips}</div>}
    </Stack>
  );
}
