import { useCallback, useEffect, useState } from 'react';
import type { PayeeField } from '../../form/use-completion.ts';
import type { EnteredPayee } from './entered-payee.ts';

/**
 * The payee of this method, shown to be checked until the customer changes it or the server refuses
 * it.
 */
export function usePayeeCheck(
  methodId: number,
  refused: PayeeField | undefined,
  onCheck: (close?: () => void) => void,
) {
  const [checked, setChecked] = useState<{ methodId: number; entered: EnteredPayee }>();
  const [returns, setReturns] = useState(0);
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    if (refused !== undefined) setChecked(undefined);
  }
  const change = useCallback(() => {
    setChecked(undefined);
    setReturns((before) => before + 1);
  }, []);
  const check = (entered: EnteredPayee) => setChecked({ methodId, entered });
  const entered = checked?.methodId === methodId ? checked.entered : undefined;
  const isOpen = entered !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    onCheck(change);
    return () => onCheck();
  }, [isOpen, change, onCheck]);
  return { entered, returns, check, change };
}
