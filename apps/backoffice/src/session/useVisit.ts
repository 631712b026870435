import { useEffect } from 'react';
import { useCurrentUser } from './CurrentUser.tsx';
import { storeVisit } from './recent-visits.ts';

/** Remembers for the palette that the person opened a thing (OFFICE-483); an undefined label is not known yet. */
export function useVisit(address: string, label: string | undefined): void {
  const { id } = useCurrentUser();
  useEffect(() => {
    if (label !== undefined) storeVisit(window.localStorage, id, { address, label });
  }, [address, id, label]);
}
