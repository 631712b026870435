import { createContext, useContext, useEffect } from 'react';

/** The terminal whose data alone the page shows. */
export interface ChosenTerminal {
  readonly isTest: boolean;
  /** The current page with all terminals. */
  readonly allAddress: string;
}

/** Receives the terminal that is chosen; null for all. */
const SetChosenTerminal = createContext<(chosen: ChosenTerminal | null) => void>(() => undefined);

/** Around the top bar, which says the mode of what the page shows. */
export const ChosenTerminalProvider = SetChosenTerminal.Provider;

/** Makes the top bar show the mode of the chosen terminal, whatever mode the person chose (OFFICE-881). */
export function useChosenTerminal(isTest: boolean | undefined, allAddress: string): void {
  const setChosen = useContext(SetChosenTerminal);
  useEffect(() => {
    if (isTest === undefined) return undefined;
    setChosen({ isTest, allAddress });
    return () => setChosen(null);
  }, [isTest, allAddress, setChosen]);
}
