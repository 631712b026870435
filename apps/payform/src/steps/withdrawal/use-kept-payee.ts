import { useEffect, useState } from 'react';
import { keep, readKept } from '../../form/tab-storage.ts';

/** The payee's text: a number as displayed, and the code of a bank or null. */
export type TypedPayee = { readonly text: string; readonly bank: number | null };

const nothing: TypedPayee = { text: '', bank: null };

/**
 * The payee's text, stored in this tab while typing: a phone's browser discards the page when its
 * owner looks up the number in a bank app (FORM-47). The form deletes it with the step, but not for
 * a question over it (FORM-256), and another method does not see it.
 */
export function useKeptPayee(
  key: string,
  methodId: number,
): readonly [TypedPayee, (parts: Partial<TypedPayee>) => void] {
  const [payee, setPayee] = useState(() => readPayee(key, methodId));
  const { text, bank } = payee;
  useEffect(() => {
    keep(key, text || bank !== null ? `${methodId}:${bank ?? ''}:${text}` : '');
  }, [key, methodId, text, bank]);
  return [payee, (parts) => setPayee((before) => ({ ...before, ...parts }))];
}

function readPayee(key: string, methodId: number): TypedPayee {
  const [, method, bank, text = ''] = /^(\d+):(\d*):(.{0,40})$/.exec(readKept(key)) ?? [];
  return method === String(methodId) ? { text, bank: bank ? Number(bank) : null } : nothing;
}
