import { statusPollMs } from '@tiyin/domain/payment-form';
import { useEffect, useState } from 'react';
import { pause } from '../form/pause.ts';
import { useTicketDesk } from './TicketProvider.tsx';

/** Why the server refused a ticket: its text, or a reason that another text does not change. */
type TicketRefusal = 'text' | 'whole';

/** A ticket being sent. */
export type Sending = {
  readonly isSending: boolean;
  /** The server cannot be reached; it is tried on. */
  readonly isLost: boolean;
  readonly refusal: TicketRefusal | undefined;
  readonly begin: () => void;
};

/**
 * Sends the draft until the server has it, also after network failures: the same text is one ticket
 * (FORM-62). Leaving the form stops it.
 */
export function useSending(): Sending {
  const { draft, change, send } = useTicketDesk();
  const [text, setText] = useState<string>();
  const [isLost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<TicketRefusal>();
  useEffect(() => {
    if (text === undefined) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const sendOnceReached = async () => {
      while (!signal.aborted) {
        const outcome = await send(text, signal);
        if (signal.aborted) return;
        setLost(outcome.kind === 'unreachable');
        if (outcome.kind === 'answered') {
          return change({ ticket: outcome.answer, isWriting: false, draft: '' });
        }
        if (outcome.kind === 'refused') {
          setRefusal(outcome.fields.includes('/description') ? 'text' : 'whole');
          return setText(undefined);
        }
        await pause(statusPollMs, signal);
      }
    };
    void sendOnceReached();
    return () => left.abort();
  }, [text, change, send]);
  const begin = () => {
    setRefusal(undefined);
    setText(draft);
  };
  return { isSending: text !== undefined, isLost, refusal, begin };
}
