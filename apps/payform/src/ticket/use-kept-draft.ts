import { useEffect } from 'react';
import { keep, readKept } from '../form/tab-storage.ts';
import { useTicketDesk } from './TicketProvider.tsx';

/**
 * What is being written to support, kept in this tab as a payee is (FORM-63): a phone that drops the page, or a reload, loses
 * none of it, and it is written on where it was. It is forgotten once sent, and with the step, also where that is left for the shop.
 */
export function useKeptDraft(canWrite: boolean): void {
  const { draftKey, draft, change } = useTicketDesk();
  useEffect(() => {
    const kept = readKept(draftKey);
    if (canWrite && kept !== '') change({ draft: kept, isWriting: true });
    return () => keep(draftKey, '');
  }, [draftKey, canWrite, change]);
  // After the effect above, which reads what this one writes over.
  useEffect(() => keep(draftKey, draft), [draftKey, draft]);
}
