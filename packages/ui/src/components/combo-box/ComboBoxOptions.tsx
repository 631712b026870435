import type { RefObject } from 'react';
import { OptionList } from '../../parts/list-box/index.ts';
import type { OptionSearch } from '../../parts/list-box/index.ts';
import { empty } from '../../parts/list-box/ListBox.css.ts';
import { AnchoredSheet } from '../../parts/popover/AnchoredSheet.tsx';

type ComboBoxOptionsProps<Id extends string> = {
  readonly search: OptionSearch<Id>;
  readonly label: string;
  readonly listId: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly chosen: Id | null;
  readonly emptyText: string;
};

/* The matches, or a message that there are none; mounted only while open. */
export function ComboBoxOptions<Id extends string>({
  search,
  label,
  listId,
  anchorRef,
  chosen,
  emptyText,
}: ComboBoxOptionsProps<Id>) {
  return (
    <AnchoredSheet anchorRef={anchorRef}>
      {search.matches.length === 0 ? (
        <p className={empty}>{emptyText}</p>
      ) : (
        <OptionList
          id={listId}
          label={label}
          options={search.matches}
          active={search.active}
          isMarked={search.isMarked}
          chosen={chosen}
          onChoose={search.choose}
        />
      )}
    </AnchoredSheet>
  );
}
