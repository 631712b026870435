import { useEffect, useRef } from 'react';
import { CheckIcon, Icon } from '../../components/icon/index.ts';
import { check, list, option as optionClass, optionText } from './ListBox.css.ts';
import { OptionRows } from './OptionRows.tsx';
import type { ListOption } from './use-option-search.ts';
import { useOptionWindow } from './use-option-window.ts';

type Id = string | number;

/** The id of an option's element in the list of that id. */
export const optionId = (listId: string, id: Id): string => `${listId}-${encodeURIComponent(id)}`;

type OptionListProps<OptionId extends Id> = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption<OptionId>[];
  /** The index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  /** The keyboard moved there: shown with the ring of the focus, which is on the field. */
  readonly isMarked: boolean;
  readonly chosen: OptionId | null;
  readonly onChoose: (option: ListOption<OptionId>) => void;
  readonly length?: 'long' | 'short';
};

/**
 * The list box of a combo box: all options, of which only the visible window is rendered, so that
 * ten thousand cost as much as twenty. The focus stays in the field, which points to the active
 * option with aria-activedescendant.
 */
export function OptionList<OptionId extends Id>(props: OptionListProps<OptionId>) {
  const { id, label, options, active, isMarked, chosen, onChoose, length = 'long' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { places, reveal } = useOptionWindow(scroller, options.length, active);
  useEffect(() => {
    if (active >= 0 && active < options.length) reveal(active);
  }, [active, options, reveal]);
  return (
    <div ref={scroller} id={id} role="listbox" aria-label={label} className={list({ length })}>
      <OptionRows
        count={options.length}
        places={places}
        keyOf={(index) => options[index]?.id ?? index}
      >
        {(index) => {
          const option = options[index];
          return option ? (
            <OptionItem
              id={optionId(id, option.id)}
              label={option.label}
              place={index + 1}
              count={options.length}
              isActive={index === active}
              isMarked={isMarked}
              isChosen={option.id === chosen}
              onChoose={() => onChoose(option)}
            />
          ) : null;
        }}
      </OptionRows>
    </div>
  );
}

type OptionItemProps = {
  readonly id: string;
  readonly label: string;
  /** Counted from one. */
  readonly place: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function OptionItem(props: OptionItemProps) {
  const { id, label, place, count, isActive, isMarked, isChosen, onChoose } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={count}
      data-focused={isActive || undefined}
      data-focus-visible={(isActive && isMarked) || undefined}
      className={optionClass}
      onClick={onChoose}
    >
      <span className={optionText}>{label}</span>
      {isChosen && (
        <span className={check}>
          <Icon glyph={CheckIcon} size={16} />
        </span>
      )}
    </div>
  );
}
