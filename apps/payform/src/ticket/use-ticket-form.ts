import { statusPollMs } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { pause } from '../form/pause.ts';
import type { TicketForm } from './TicketForm.tsx';

type Loaded = {
  /** Its type alone: its code is a script of its own. */
  readonly Form?: typeof TicketForm;
  readonly isLost: boolean;
};

/** The form of a ticket, fetched where one may be written, before its button is pressed. While the network refuses, it tries on. */
export function useTicketForm(isWanted: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ isLost: false });
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const load = async () => {
      while (!left.signal.aborted) {
        try {
          const { TicketForm: Form } = await import('./TicketForm.tsx');
          return setLoaded({ Form, isLost: false });
        } catch {
          setLoaded({ isLost: true });
          await pause(statusPollMs, left.signal);
        }
      }
    };
    void load();
    return () => left.abort();
  }, [isWanted]);
  return loaded;
}
