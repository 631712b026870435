import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useOptionSearch } from '../../parts/list-box/index.ts';
import type { OptionSearch } from '../../parts/list-box/index.ts';
import type { SelectOption } from './select-props.ts';
import { useTypeAhead } from './use-type-ahead.ts';

type Choice = {
  readonly options: readonly SelectOption<string>[];
  readonly value: string | null;
  /** Called with another option's id than the value. */
  readonly onChange: (id: string) => void;
  readonly isSearchable: boolean;
  readonly onSearch: ((typed: string) => void) | undefined;
  readonly valueText: string | undefined;
};

/** The state of a select, and its actions. */
export type SelectState = Pick<
  OptionSearch<string>,
  'matches' | 'active' | 'isMarked' | 'isOpen' | 'isTyped' | 'choose' | 'type'
> & {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly chosen: SelectOption<string> | undefined;
  /** The button was pressed. */
  readonly toggle: () => void;
  /** The focus leaves button and list. */
  readonly leave: () => void;
  readonly pressButton: (event: KeyboardEvent) => void;
  readonly pressSearch: (event: KeyboardEvent) => void;
};

/** The chosen option, the open state and the active option. */
export function useSelect(choice: Choice): SelectState {
  const { options, value, onChange, isSearchable, onSearch, valueText } = choice;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const typeAhead = useTypeAhead(options);
  const change = (id: string | null) => {
    if (id !== null && id !== value) onChange(id);
  };
  const search = useOptionSearch({
    options,
    value,
    onChange: change,
    typing: 'search',
    arrowEnters: true,
    onSearch,
  });
  const { isOpen, matches, active } = search;
  const chosenAt = options.findIndex(({ id }) => id === value);

  /* Without a search box to begin in, the keyboard begins at an option. */
  const open = (isMoved: boolean) =>
    search.stand(isSearchable ? chosenAt : Math.max(chosenAt, 0), isMoved);
  /* The search box is removed; without this the focus would be lost. */
  const close = () => {
    buttonRef.current?.focus();
    search.cancel();
  };
  const choose = (option: SelectOption<string>) => {
    buttonRef.current?.focus();
    search.choose(option);
  };
  const step = (by: number) => {
    const place = Math.max(0, Math.min(chosenAt + by, options.length - 1));
    const option = options[place];
    if (option) change(option.id);
  };
  const chooseActive = () => {
    const option = matches[active];
    if (option) choose(option);
  };

  const pressOpen = (event: KeyboardEvent, isOnButton: boolean) => {
    if (event.key === 'Enter' || (isOnButton && event.key === ' ')) {
      // It chooses, and never sends the form around it.
      event.preventDefault();
      if (!event.repeat) chooseActive();
    } else if (event.key === 'Escape') {
      // It closes the list alone, and nothing around it.
      event.stopPropagation();
      close();
    } else if (event.key !== 'Tab') {
      search.press(event);
    }
  };
  const pressClosed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) open(true);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      step(event.key === 'ArrowLeft' ? -1 : 1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      search.press(event);
    }
  };
  const isTypeAhead = (event: KeyboardEvent): boolean => {
    const place = typeAhead(event, isOpen ? active : chosenAt);
    if (place === undefined) return false;
    event.preventDefault();
    const option = options[place];
    if (option && isOpen) search.stand(place, true);
    else if (option) change(option.id);
    return true;
  };

  return {
    ...search,
    buttonRef,
    chosen: options[chosenAt] ?? named(value, valueText),
    choose,
    toggle: () => {
      if (isOpen) return close();
      // Safari gives no focus to a button that is pressed.
      buttonRef.current?.focus();
      return open(false);
    },
    leave: search.cancel,
    pressButton: (event) => {
      if (isTypeAhead(event)) return;
      if (isOpen) pressOpen(event, true);
      else pressClosed(event);
    },
    pressSearch: (event) => pressOpen(event, false),
  };
}

function named(id: string | null, label: string | undefined): SelectOption<string> | undefined {
  return id === null || label === undefined ? undefined : { id, label };
}
