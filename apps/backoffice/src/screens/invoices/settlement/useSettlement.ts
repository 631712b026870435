import { ApiProblem } from '@tiyin/api/errors';
import { useCreateSettlement } from '@tiyin/api/hooks/settlements';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import type { SettlementProblem } from './SettlementDialog.tsx';
import {
  emptySettlement,
  proposeSettlement,
  readSettlement,
  type SettledCurrency,
  type SettlementTexts,
} from './settlement-amounts.ts';

interface Deal {
  readonly terminalId: number;
  readonly currency: SettledCurrency;
  /** Minor units of the currency for one USDT, where a rate is known. */
  readonly perUsdt: number | undefined;
  readonly onSettled: () => void;
}

function problemOf(error: unknown): SettlementProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { detail, errors, title } = error;
  return { errors, title: errors.length > 0 ? undefined : (detail ?? title) };
}

/** What is being settled: its texts, its sending, and what went wrong with it. */
export function useSettlement({ currency, onSettled, perUsdt, terminalId }: Deal) {
  const [typed, setTyped] = useState<SettlementTexts>(emptySettlement);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<SettlementProblem>();
  const { isMutating, trigger } = useCreateSettlement();
  const proposed = proposeSettlement(typed.baseAmount, currency, perUsdt);
  const texts = { ...typed, settlementAmount: typed.settlementAmount ?? proposed };
  const change = (next: SettlementTexts) => {
    const isTheirs = next.settlementAmount !== texts.settlementAmount;
    setTyped(isTheirs ? next : { ...next, settlementAmount: typed.settlementAmount });
    // Other amounts are another settlement: only the same one may be sent again under its key.
    setKey(crypto.randomUUID());
  };
  const save = async () => {
    const read = readSettlement(texts, currency);
    if (!read.ok) return setProblem({ errors: read.errors, title: undefined });
    const { baseAmount, settlementAmount } = read;
    setProblem(undefined);
    try {
      await trigger({ body: { baseAmount, settlementAmount, terminalId }, idempotencyKey: key });
    } catch (error) {
      return setProblem(problemOf(error));
    }
    change(emptySettlement);
    setTyped(emptySettlement);
    toasts.success('Successfully created');
    return onSettled();
  };
  return { change, isPending: isMutating, problem, save, texts };
}
