import { useEffect, useEffectEvent } from 'react';
import { typeAhead } from './typed-ahead.ts';

export interface TypedAheadProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/** Replaces the palette while it loads: invisible, but it keeps typed text. */
export function TypedAhead({ onEscape, onType, text }: TypedAheadProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The page behind gets no keys, neither its shortcuts nor its focused field.
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
    const next = typeAhead(text, event);
    if (next === null) return;
    event.preventDefault();
    onType(next);
  });
  useEffect(() => {
    const options = { capture: true };
    window.addEventListener('keydown', press, options);
    return () => window.removeEventListener('keydown', press, options);
  }, []);
  return null;
}
