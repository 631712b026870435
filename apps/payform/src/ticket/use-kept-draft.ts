import { useEffect } from 'react';
import { keep, readKept } from '../form/tab-storage.ts';
import { useTicketDesk } from './TicketProvider.tsx';

/**
 * A draft for support, stored in this tab as a payee is (FORM-63), so that a discarded page or a
 * reload loses none of it. It is deleted once sent, with the step, and on leaving for the shop.
 */
export function useKeptDraft(canWrite: boolean): void {
  const { draftKey, draft, change } = useTicketDesk();
  useEffect(() => {
    const kept = readKept(draftKey);
    if (canWrite && kept !== '') change({ draft: kept, isWriting: true });
    return () => keep(draftKey, '');
  }, [draftKey, canWrite, change]);
  // After the effect above, which reads the value that this one overwrites.
  useEffect(() => keep(draftKey, draft), [draftKey, draft]);
}
