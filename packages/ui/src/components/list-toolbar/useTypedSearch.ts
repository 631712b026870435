import { useEffect, useEffectEvent, useState } from 'react';

/** The pause in typing before a search, in milliseconds. */
const PAUSE_MS = 400;

/** The text of a search box, its change handler, and an immediate search. */
export interface TypedSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly send: (text: string) => void;
}

/**
 * The text of a search box before it is searched: after a pause, or at once on submit.
 * @param value the current search.
 */
export function useTypedSearch(value: string, onSearch: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const send = (text: string) => {
    setTyped(null);
    if (text.trim() !== value) onSearch(text.trim());
  };
  const pause = useEffectEvent(send);
  useEffect(() => {
    if (typed === null) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A link was followed whose page is still loading: a search would lead back.
      if (window.location.pathname === pathname) pause(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: typed ?? value, type: setTyped, send };
}
