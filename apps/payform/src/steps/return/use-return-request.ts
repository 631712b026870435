import { statusPollMs } from '@tiyin/domain/payment-form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Completion } from '../../form/form-calls.ts';
import { keep } from '../../form/tab-storage.ts';
import { pause } from '../../form/pause.ts';
import type { PayeeField } from '../../form/use-completion.ts';
import type { FetchStatus } from '../../form/use-status.ts';
import type { SupportCalls } from '../../ticket/support-calls.ts';
import { useTicketDesk } from '../../ticket/TicketProvider.tsx';

type Listeners = {
  /** The server refused a field of the payee. */
  readonly onRefusedField: () => void;
  readonly onSent: () => void;
  readonly fetchStatus?: FetchStatus | undefined;
};

/** A request that reached the server. */
type Finished = Exclude<
  Awaited<ReturnType<SupportCalls['requestReturn']>>,
  { readonly kind: 'unreachable' }
>;

const payeeFields = ['/credential', '/bankCodeInteger'] as const;

/**
 * Sends the request until the server has it, also after network failures: the same payee again changes nothing
 * (FORM-270). Leaving the form stops it.
 */
export function useReturnRequest({ onRefusedField, onSent, fetchStatus }: Listeners) {
  const { calls, follow, draftKey } = useTicketDesk();
  const [payee, setPayee] = useState<Completion>();
  const [isLost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<PayeeField | 'whole'>();
  const finish = useEffectEvent((outcome: Finished) => {
    // Another tab, staff or the rest of the money may have come first: the status says so.
    void fetchStatus?.(new AbortController().signal);
    if (outcome.kind === 'answered') {
      keep(`${draftKey}-return`, '');
      follow(outcome.answer);
      return onSent();
    }
    const field = payeeFields.find((each) => outcome.fields.includes(each));
    setRefusal(field ?? 'whole');
    setPayee(undefined);
    if (field) onRefusedField();
  });
  useEffect(() => {
    if (payee === undefined) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const sendOnceReached = async () => {
      while (!signal.aborted) {
        const outcome = await calls.requestReturn(payee, signal);
        if (signal.aborted) return;
        setLost(outcome.kind === 'unreachable');
        if (outcome.kind !== 'unreachable') return finish(outcome);
        await pause(statusPollMs, signal);
      }
    };
    void sendOnceReached();
    return () => left.abort();
  }, [payee, calls]);
  const begin = (next: Completion) => {
    setRefusal(undefined);
    setPayee(next);
  };
  const isRefused = refusal === 'whole';
  return {
    isSending: payee !== undefined,
    isLost,
    isRefused,
    refused: refusal === 'whole' ? undefined : refusal,
    begin,
  };
}
