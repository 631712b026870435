import { useEffect, useEffectEvent, useState } from 'react';

/** How long the typing pauses before it is searched for, in milliseconds. */
const PAUSE_MS = 400;

/** A search box's text, and what changes it and sends it at once. */
export interface TypedSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly send: (text: string) => void;
}

/**
 * What is typed into a search box until it is searched for: after a pause, or at once when it is sent.
 * @param value what is searched for now.
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
    const timer = setTimeout(() => pause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: typed ?? value, type: setTyped, send };
}
