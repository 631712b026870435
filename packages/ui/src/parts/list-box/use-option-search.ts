import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moved } from './moves.ts';
import { isNamed, searchIn } from './search.ts';

/** One option of a list. */
export type ListOption<Id extends string | number> = {
  readonly id: Id;
  readonly label: string;
  /** What it is found by besides its label, and not shown. */
  readonly alias?: string;
};

type SearchOptions<Id extends string | number> = {
  readonly options: readonly ListOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
  /**
   * What typing does to the choice. `search`: nothing, it looks for another one, and what was typed goes when the
   * field is left. `change`: takes it back, and what was typed stays.
   */
  readonly typing: 'search' | 'change';
  /** Whether the arrow that opens the list also moves into it, where nothing is chosen. */
  readonly arrowEnters: boolean;
  /** Somebody else finds the options: called with what was typed, and with '' once that is over. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /** The options are those of an earlier search: Enter chooses none of them, unless keys for moving led there. */
  readonly isStale?: boolean;
  /** What was typed before the field was there. */
  readonly typedAtFirst?: string;
  /** What stands in the field for a value that is not among the options. */
  readonly valueText?: string | undefined;
};

/** A combo box's field and list at this moment, and what a person can do with them. */
export type OptionSearch<Id extends string | number> = {
  /** What stands in the field. */
  readonly text: string;
  /** It was typed, and is no choice yet. */
  readonly isTyped: boolean;
  readonly matches: readonly ListOption<Id>[];
  readonly isOpen: boolean;
  /** The place among the matches of the one that Enter chooses; -1 for none. */
  readonly active: number;
  /** Keys for moving led there. */
  readonly isMarked: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Closes it; what was typed to search goes. */
  readonly cancel: () => void;
  /** Opens it with the keyboard at a place among the matches, -1 for none. */
  readonly stand: (place: number, isMoved: boolean) => void;
  readonly choose: (option: ListOption<Id>) => void;
  readonly type: (entered: string) => void;
  readonly clear: () => void;
  /** Goes back to a value, whatever was typed. */
  readonly reset: (id: Id | null) => void;
  /** The focus leaves the field. */
  readonly leave: () => void;
  readonly press: (event: KeyboardEvent) => void;
};

/** Where the keyboard is among the options: the place (-1 for none), and whether keys for moving led there. */
type Position = { readonly place: number; readonly isMoved: boolean };

const nowhere: Position = { place: -1, isMoved: false };
const first: Position = { place: 0, isMoved: false };

/**
 * What stands in the field of a combo box, which options match it and which one Enter chooses. A name typed in full
 * chooses its option when the field is left; what the keyboard moved to is chosen by Tab.
 */
export function useOptionSearch<Id extends string | number>(
  search: SearchOptions<Id>,
): OptionSearch<Id> {
  const { options, value, onChange, typing, arrowEnters, onSearch, valueText } = search;
  const { isStale = false, typedAtFirst = '' } = search;
  const wasTyped = typedAtFirst !== '';
  const [typed, setTyped] = useState<string | undefined>(wasTyped ? typedAtFirst : undefined);
  const [isOpen, setOpen] = useState(wasTyped);
  const [position, setPosition] = useState(wasTyped ? first : nowhere);
  const [lastChosen, setLastChosen] = useState<ListOption<Id>>();

  const find = useMemo(() => searchIn(options), [options]);
  const isOurs = onSearch === undefined;
  const matches = useMemo(
    () => (typed === undefined || !isOurs ? options : find(typed)),
    [options, typed, isOurs, find],
  );
  const chosenAt = useMemo(() => options.findIndex(({ id }) => id === value), [options, value]);
  const known = options[chosenAt] ?? (lastChosen?.id === value ? lastChosen : undefined);
  // What somebody else finds may be less than it was.
  const isAny = !isStale || typed === undefined || position.isMoved;
  const active = isAny ? Math.min(position.place, matches.length - 1) : -1;

  const forget = () => {
    if (typed !== undefined) onSearch?.('');
    setTyped(undefined);
  };
  /* At the chosen option; where none is, at the one that a key asks for. */
  const open = (asked: Position = nowhere) => {
    setOpen(true);
    const start = typed === undefined ? chosenAt : 0;
    setPosition(start < 0 ? asked : { ...asked, place: start });
  };
  const close = () => setOpen(false);
  const cancel = () => {
    close();
    if (typing === 'search') forget();
  };
  const choose = (option: ListOption<Id>) => {
    close();
    forget();
    setLastChosen(option);
    onChange(option.id);
  };
  const type = (entered: string) => {
    setTyped(entered);
    onSearch?.(entered);
    setOpen(true);
    setPosition({ place: entered.trim() === '' ? -1 : 0, isMoved: false });
    if (value !== null && (typing === 'change' || entered === '')) onChange(null);
  };
  const reset = (id: Id | null) => {
    close();
    forget();
    onChange(id);
  };
  const leave = () => {
    if (typed === undefined) return close();
    const named = options.filter(({ label }) => isNamed(label, typed));
    return named[0] && named.length === 1 ? choose(named[0]) : cancel();
  };

  const move = (event: KeyboardEvent): boolean => {
    const place = moved(event.key, isOpen ? active : -1, matches.length);
    if (place === undefined) return false;
    if (isOpen) setPosition({ place, isMoved: true });
    else open(arrowEnters && !event.altKey ? { place, isMoved: true } : nowhere);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const option = isOpen ? matches[active] : undefined;
    if (move(event)) {
      event.preventDefault();
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Enter' && typing === 'search' && (typed ?? '') !== '') {
      // The form would be sent with another choice than the one that is read in the field.
      event.preventDefault();
    } else if (event.key === 'Tab' && option && position.isMoved) {
      choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // It closes the list alone, and nothing around it.
      event.stopPropagation();
      cancel();
    }
  };

  return {
    text: typed ?? known?.label ?? (value === null ? '' : (valueText ?? '')),
    matches,
    isOpen,
    active,
    isMarked: position.isMoved,
    isTyped: typed !== undefined,
    open: () => {
      if (!isOpen) open();
    },
    close,
    cancel,
    stand: (place, isMoved) => {
      setOpen(true);
      setPosition({ place, isMoved });
    },
    choose,
    type,
    clear: () => reset(null),
    reset,
    leave,
    press,
  };
}
