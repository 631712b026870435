import { useEffect, useState } from 'react';
import { keep, readKept } from '../../form/tab-storage.ts';

/** What was typed of a payee: a number as its field shows it, and the code of a bank or null. */
export type TypedPayee = { readonly text: string; readonly bank: number | null };

const nothing: TypedPayee = { text: '', bank: null };

/**
 * What is typed of a payee, kept in this tab as long as it is typed: a phone drops the page when its owner looks up
 * the number in their bank's app (FORM-47). The form forgets it with the step, a question in its place does not
 * (FORM-256), and another method does not see it.
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
