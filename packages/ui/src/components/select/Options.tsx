import {
  Autocomplete,
  CollectionRendererContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
} from 'react-aria-components';
import { CheckIcon, Icon, SearchIcon } from '../icon/index.ts';
import { control } from '../../parts/field/Field.css.ts';
import { matchesSearch } from '../../parts/list-box/index.ts';
import type { ListOption } from '../../parts/list-box/index.ts';
import { check, empty, list, option, optionText } from '../../parts/list-box/ListBox.css.ts';
import { popover } from '../../parts/popover/Popover.css.ts';
import { search, searchIcon, searchInput } from './Select.css.ts';
import { TypeAhead } from './TypeAhead.tsx';
import { virtualOptions } from './VirtualOptions.tsx';

/** One option. An empty id is allowed: an entry such as "ALL TERMINALS". */
export type SelectOption<Id extends string> = ListOption<Id>;

type OptionsProps = {
  readonly options: readonly SelectOption<string>[];
  readonly isSearchable: boolean;
  readonly searchLabel: string;
  readonly emptyText: string;
};

/** The options of a select, over the page; only those in view are in the document. */
export function Options({ options, isSearchable, searchLabel, emptyText }: OptionsProps) {
  const choices = <Choices options={options} emptyText={emptyText} />;
  return (
    <Popover offset={4} className={popover}>
      {isSearchable ? (
        <Autocomplete filter={matchesSearch}>
          <SearchField aria-label={searchLabel} autoFocus className={search}>
            <span className={searchIcon}>
              <Icon glyph={SearchIcon} size={16} />
            </span>
            <Input className={`${control()} ${searchInput}`} />
          </SearchField>
          {choices}
        </Autocomplete>
      ) : (
        <TypeAhead>{choices}</TypeAhead>
      )}
    </Popover>
  );
}

function Choices({ options, emptyText }: Pick<OptionsProps, 'options' | 'emptyText'>) {
  return (
    <CollectionRendererContext value={virtualOptions}>
      <ListBox
        items={options}
        className={list()}
        renderEmptyState={() => <p className={empty}>{emptyText}</p>}
      >
        {({ id, label }) => (
          <ListBoxItem id={id} textValue={label} className={option}>
            {({ isSelected }) => (
              <>
                <span className={optionText}>{label}</span>
                {isSelected && (
                  <span className={check}>
                    <Icon glyph={CheckIcon} size={16} />
                  </span>
                )}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </CollectionRendererContext>
  );
}
