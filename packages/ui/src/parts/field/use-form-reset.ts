import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Hears when the form that a field is in is reset: React Aria brings back the value of its own fields, and knows of nothing else. */
export function useFormReset(field: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const hear = useEffectEvent(onReset);
  useEffect(() => {
    const form = field.current?.form;
    const listen = () => hear();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [field]);
}
