import { createContext, useContext, useEffect } from 'react';

/** The one thing that a page is about: whose it is, and of which mode. */
export interface Subject {
  readonly merchantName: string;
  /** Missing where the page shows the mode that the person chose. */
  readonly isTest?: boolean;
}

/** Receives the object of the page; null while it is not known. */
const SetSubject = createContext<(subject: Subject | null) => void>(() => undefined);

/** Around the pages of a layout that shows their subject. */
export const SubjectProvider = SetSubject.Provider;

/**
 * Makes the top bar show the merchant and the mode of the displayed object, instead of the chosen
 * ones (INVOICE-219).
 */
export function useShownSubject(subject: Subject | undefined): void {
  const setSubject = useContext(SetSubject);
  const { isTest, merchantName } = subject ?? {};
  useEffect(() => {
    if (merchantName === undefined) return undefined;
    setSubject({ merchantName, ...(isTest !== undefined && { isTest }) });
    return () => setSubject(null);
  }, [isTest, merchantName, setSubject]);
}
