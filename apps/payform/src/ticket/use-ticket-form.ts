import { useState } from 'react';
import { useLoadedView } from '../form/use-loaded-view.ts';
import type { TicketForm } from './TicketForm.tsx';

type Loaded = {
  /** Its type alone: its code is a script of its own. */
  readonly Form: typeof TicketForm | undefined;
  readonly isLost: boolean;
};

const load = async (): Promise<typeof TicketForm> => (await import('./TicketForm.tsx')).TicketForm;

/** The form of a ticket, fetched where one may be written, before its button is pressed. */
export function useTicketForm(isWanted: boolean): Loaded {
  const [isReached, setReached] = useState(true);
  const Form = useLoadedView(isWanted, load, setReached);
  return { Form, isLost: !isReached };
}
