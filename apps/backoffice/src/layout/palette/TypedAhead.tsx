import { useEffect, useEffectEvent } from 'react';
import { typeAhead } from './typed-ahead.ts';

/** What it takes. */
export interface TypedAheadProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onEscape: () => void;
}

/** In place of the palette while it is loaded: nothing to see, but what is typed for it is kept. */
export function TypedAhead({ onEscape, onType, text }: TypedAheadProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The page behind is asked for nothing, neither by its shortcuts nor by the field that has the focus.
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
