import { useEffect, useId } from 'react';

/** An action of the open page, as the palette offers it (OFFICE-482). */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

const shown = new Map<string, readonly PageCommand[]>();

/** Offers actions in the palette while the component that has them is on the page. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const owner = useId();
  useEffect(() => {
    shown.set(owner, commands);
    return () => void shown.delete(owner);
  });
}

/** The actions of the open page: those that are there, and therefore permitted and possible. */
export function pageCommands(): readonly PageCommand[] {
  return [...shown.values()].flat();
}
