import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { control } from '../../parts/field/Field.css.ts';
import { OptionList, optionId } from '../../parts/list-box/index.ts';
import { empty } from '../../parts/list-box/ListBox.css.ts';
import { AnchoredSheet } from '../../parts/popover/AnchoredSheet.tsx';
import { Icon, SearchIcon } from '../icon/index.ts';
import { dialog, search, searchIcon, searchInput } from './Select.css.ts';
import type { SelectProps } from './select-props.ts';
import type { SelectState } from './use-select.ts';

type SelectListProps = Required<
  Pick<SelectProps<string>, 'label' | 'isSearchable' | 'searchLabel' | 'emptyText'>
> & {
  readonly select: SelectState;
  readonly listId: string;
  readonly dialogId: string;
};

/** The options, over the page; mounted only while it is open. */
export function SelectList(props: SelectListProps) {
  const { label, isSearchable, searchLabel, emptyText, select, listId, dialogId } = props;
  const { matches, active, isMarked, chosen, choose, buttonRef } = select;
  const options =
    matches.length === 0 ? (
      <p className={empty}>{emptyText}</p>
    ) : (
      <OptionList
        id={listId}
        options={matches}
        chosen={chosen?.id ?? null}
        onChoose={choose}
        {...{ label, active, isMarked }}
      />
    );
  return (
    <AnchoredSheet anchorRef={buttonRef}>
      {isSearchable ? (
        <div role="dialog" id={dialogId} aria-label={label} className={dialog}>
          <SearchBox {...{ searchLabel, select, listId }} />
          {options}
        </div>
      ) : (
        options
      )}
    </AnchoredSheet>
  );
}

/* It has the focus; the list reports the active option through it. */
function SearchBox(props: Pick<SelectListProps, 'searchLabel' | 'select' | 'listId'>) {
  const { searchLabel, select, listId } = props;
  const { matches, active, type, pressSearch, leave, buttonRef } = select;
  const ref = useRef<HTMLInputElement>(null);
  useFocusOnceThere(ref);
  const option = matches[active];
  return (
    <div className={search}>
      <span className={searchIcon}>
        <Icon glyph={SearchIcon} size={16} />
      </span>
      <input
        ref={ref}
        type="search"
        // As wide as its sheet, and no wider.
        size={1}
        aria-label={searchLabel}
        aria-autocomplete="list"
        aria-controls={matches.length > 0 ? listId : undefined}
        aria-activedescendant={option && optionId(listId, option.id)}
        autoComplete="off"
        spellCheck="false"
        className={`${control()} ${searchInput}`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={pressSearch}
        // Back with Tab, which closes it as Tab does.
        onBlur={({ relatedTarget }) => relatedTarget === buttonRef.current && leave()}
      />
    </div>
  );
}

/* After the sheet is positioned, so that the page does not scroll to its earlier place. */
function useFocusOnceThere(ref: RefObject<HTMLInputElement | null>): void {
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
}
