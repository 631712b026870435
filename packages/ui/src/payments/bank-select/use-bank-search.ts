import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { matchesSearch } from '../../components/select/index.ts';
import type { Bank } from './bank.ts';

type Search = {
  readonly banks: readonly Bank[];
  readonly value: number | null;
  readonly onChange: (code: number | null) => void;
};

/* Less than the list shows, so that one line stays as a bearing. */
const pageLength = 5;

/** The place that a key moves to among so many, from a place (-1 for none); undefined for a key that moves nowhere. */
function moved(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowUp':
      return from < 0 ? count - 1 : Math.max(from - 1, 0);
    case 'PageDown':
      return Math.min(from + pageLength, count - 1);
    case 'PageUp':
      return Math.max(from - pageLength, 0);
    default:
      return undefined;
  }
}

/**
 * What stands in a bank's field, which banks match it and which one Enter chooses. Typing takes the choice back, so
 * that no bank is chosen that is not shown; a name typed in full chooses its bank when the field is left.
 */
export function useBankSearch({ banks, value, onChange }: Search) {
  const chosen = banks.findIndex(({ code }) => code === value);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const text = typed ?? banks[chosen]?.name ?? '';
  const matches =
    typed === undefined ? banks : banks.filter(({ name }) => matchesSearch(name, typed));

  const open = () => {
    setOpen(true);
    setActive(typed === undefined ? chosen : 0);
  };
  const close = () => setOpen(false);
  const choose = ({ code }: Bank) => {
    setTyped(undefined);
    close();
    onChange(code);
  };
  const type = (entered: string) => {
    setTyped(entered);
    setOpen(true);
    setActive(entered.trim() === '' ? -1 : 0);
    if (value !== null) onChange(null);
  };
  const leave = () => {
    close();
    const named = banks.filter(({ name }) => typed !== undefined && isSame(name, typed));
    if (named[0] && named.length === 1) choose(named[0]);
  };
  const press = (event: KeyboardEvent) => {
    const to = moved(event.key, active, matches.length);
    const bank = matches[active];
    if (to !== undefined) {
      event.preventDefault();
      if (isOpen) setActive(to);
      else open();
    } else if (event.key === 'Enter' && isOpen && bank) {
      event.preventDefault();
      choose(bank);
    } else if (event.key === 'Escape' && isOpen) {
      // It closes the list alone, and nothing around it.
      event.stopPropagation();
      close();
    }
  };
  return {
    text,
    matches,
    isOpen,
    active,
    isTyped: typed !== undefined,
    open,
    close,
    choose,
    type,
    leave,
    press,
  };
}

const isSame = (name: string, typed: string): boolean =>
  matchesSearch(name, typed) && matchesSearch(typed, name);
