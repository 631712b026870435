import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back when the field's form is reset: React Aria resets only the value of its own fields.
 */
export function useFormReset(field: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const hear = useEffectEvent(onReset);
  useEffect(() => {
    const form = field.current?.form;
    const listen = () => hear();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, [field]);
}
