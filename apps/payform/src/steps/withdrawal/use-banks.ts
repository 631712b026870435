import type { SbpBankList } from '@tiyin/api/types';
import { statusPollMs } from '@tiyin/domain/payment-form';
import type { Bank } from '@tiyin/ui/payments/bank-select';
import { bankLabel } from '../../locales/bank-label.ts';
import { useCallback, useEffect, useState } from 'react';
import type { FormCalls } from '../../form/form-calls.ts';
import { pause } from '../../form/pause.ts';

/** The state of the list of banks; a `refused` one may be requested again. */
export type Banks =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly banks: readonly Bank[] }
  | { readonly kind: 'refused'; readonly retry: () => void };

const loading: Banks = { kind: 'loading' };

type Loading = {
  readonly calls: Pick<FormCalls, 'banks'>;
  readonly onReach: (isReached: boolean) => void;
};

/** The banks for an Sbp withdrawal; requested until the server was reached (FORM-48). */
export function useBanks({ calls, onReach }: Loading): Banks {
  const [banks, setBanks] = useState(loading);
  const retry = useCallback(() => setBanks(loading), []);
  const isLoading = banks.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    const left = new AbortController();
    const load = async () => {
      const answer = await banksOnceReached({ calls, onReach }, left.signal);
      if (!left.signal.aborted) setBanks(answer ?? { kind: 'refused', retry });
    };
    void load();
    return () => left.abort();
  }, [isLoading, calls, onReach, retry]);
  return banks;
}

const bankOf = ({ codeInteger, value, currentName, aliases }: SbpBankList[number]): Bank => ({
  code: codeInteger,
  name: bankLabel(value, currentName),
  aliases,
});

async function banksOnceReached(
  { calls, onReach }: Loading,
  signal: AbortSignal,
): Promise<Banks | undefined> {
  while (!signal.aborted) {
    const outcome = await calls.banks(signal);
    if (signal.aborted) break;
    onReach(outcome.kind !== 'unreachable');
    if (outcome.kind === 'refused') return undefined;
    if (outcome.kind === 'answered') {
      return { kind: 'loaded', banks: outcome.answer.map(bankOf) };
    }
    await pause(statusPollMs, signal);
  }
  return undefined;
}
