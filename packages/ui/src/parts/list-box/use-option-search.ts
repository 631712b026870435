import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moved } from './moves.ts';
import { isNamed, searchIn } from './search.ts';

/** One option of a list. */
export type ListOption<Id extends string | number> = {
  readonly id: Id;
  readonly label: string;
  /** Search keywords besides the label, not shown. */
  readonly alias?: string;
};

type SearchOptions<Id extends string | number> = {
  readonly options: readonly ListOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
  /**
   * The effect of typing on the choice. `search`: none, and the text is discarded on blur.
   * `change`: clears it, and the text stays.
   */
  readonly typing: 'search' | 'change';
  /** Whether the arrow that opens the list also moves into it, where nothing is chosen. */
  readonly arrowEnters: boolean;
  /** A server finds the options: called with the typed text, and with '' when the search ends. */
  readonly onSearch?: ((typed: string) => void) | undefined;
  /**
   * The options belong to an earlier search: Enter chooses none of them, unless arrow keys moved to
   * it.
   */
  readonly isStale?: boolean;
  /** Text typed before the field was rendered. */
  readonly typedAtFirst?: string;
  /** The list is open before anything is typed, and Escape does not close it then. */
  readonly isOpenAtFirst?: boolean;
  /** The text of a value that is not among the options. */
  readonly valueText?: string | undefined;
};

/** The state of a combo box's field and list, and its actions. */
export type OptionSearch<Id extends string | number> = {
  /** The text in the field. */
  readonly text: string;
  /** The text was typed, and is not a choice yet. */
  readonly isTyped: boolean;
  readonly matches: readonly ListOption<Id>[];
  readonly isOpen: boolean;
  /** The index of the match that Enter chooses; -1 for none. */
  readonly active: number;
  /** Keys for moving led there. */
  readonly isMarked: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Closes it and discards the search text. */
  readonly cancel: () => void;
  /** Opens it with a match as the active option, -1 for none. */
  readonly stand: (place: number, isMoved: boolean) => void;
  readonly choose: (option: ListOption<Id>) => void;
  readonly type: (entered: string) => void;
  readonly clear: () => void;
  /** Restores a value and discards the typed text. */
  readonly reset: (id: Id | null) => void;
  /** The focus leaves the field. */
  readonly leave: () => void;
  readonly press: (event: KeyboardEvent) => void;
};

/** The active option: its index (-1 for none), and whether arrow keys moved to it. */
type Position = { readonly place: number; readonly isMoved: boolean };

const nowhere: Position = { place: -1, isMoved: false };
const first: Position = { place: 0, isMoved: false };

/**
 * The text of a combo box, the matching options, and the one that Enter chooses. A full name
 * chooses its option on blur; Tab chooses the option that the arrow keys moved to.
 */
export function useOptionSearch<Id extends string | number>(
  search: SearchOptions<Id>,
): OptionSearch<Id> {
  const { options, value, onChange, typing, arrowEnters, onSearch, valueText } = search;
  const { isStale = false, isOpenAtFirst = false, typedAtFirst = '' } = search;
  const wasTyped = typedAtFirst !== '';
  const [typed, setTyped] = useState<string | undefined>(wasTyped ? typedAtFirst : undefined);
  const [isOpen, setOpen] = useState(wasTyped || isOpenAtFirst);
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
  // A server may return fewer options than before.
  const isAny = !isStale || typed === undefined || position.isMoved;
  const active = isAny ? Math.min(position.place, matches.length - 1) : -1;

  const forget = () => {
    if (typed !== undefined) onSearch?.('');
    setTyped(undefined);
  };
  /* At the chosen option; without one, at the option of the key. */
  const open = (from: Position = nowhere) => {
    setOpen(true);
    const start = typed === undefined ? chosenAt : 0;
    setPosition(start < 0 ? from : { ...from, place: start });
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
    } else if (event.key === 'Escape' && isOpen && !(isOpenAtFirst && typed === undefined)) {
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
