import { ApiProblem } from '@tiyin/api/errors';
import { useCreateSettlement } from '@tiyin/api/hooks/settlements';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { i18n } from '../../../texts/i18n.ts';
import { toastRequested } from '../../../session/toast-requested.ts';
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
  /** The server refused: the data behind the settlement may be old. */
  readonly onRefused: () => void;
}

function problemOf(error: unknown): FormProblem {
  // The rate changed between the question and the answer: nothing is wrong with a field.
  if (error instanceof ApiProblem && error.code === 'rate_not_confirmed') {
    return { errors: [], title: i18n.t('The rate has changed. Check the new one and save again.') };
  }
  return formProblemOf(error);
}

/** The answer to it was lost, and it was sent again when a second person had decided (LEDGER-771). */
const endedRequest = () =>
  i18n.t(
    'This settlement was sent for approval before and was not approved. Save once more to send it again.',
  );

/** The settlement: its texts, its submission, and its errors. */
export function useSettlement({ currency, onRefused, onSettled, perUsdt, terminalId }: Deal) {
  const [typed, setTyped] = useState<SettlementTexts>(emptySettlement);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<FormProblem>();
  const { isMutating, trigger } = useCreateSettlement();
  const proposed = proposeSettlement(typed.baseAmount, currency, perUsdt);
  const texts = { ...typed, settlementAmount: typed.settlementAmount ?? proposed };
  const change = (next: SettlementTexts) => {
    const isEdited = next.settlementAmount !== texts.settlementAmount;
    setTyped(isEdited ? next : { ...next, settlementAmount: typed.settlementAmount });
    // Other amounts are another settlement: only the same one may be sent again under its key.
    setKey(crypto.randomUUID());
  };
  const save = async (confirmedRate?: number | null) => {
    const read = readSettlement(texts, currency);
    if (!read.ok) return setProblem({ errors: read.errors, title: undefined });
    const { baseAmount, settlementAmount } = read;
    setProblem(undefined);
    try {
      const amounts = { baseAmount, settlementAmount, terminalId };
      const body = confirmedRate === undefined ? amounts : { ...amounts, confirmedRate };
      const answer = await trigger({ body, idempotencyKey: key });
      const status = 'approval' in answer ? answer.approval.status : 'APPROVED';
      if (status !== 'APPROVED' && status !== 'PENDING') {
        setKey(crypto.randomUUID());
        return setProblem({ errors: [], title: endedRequest() });
      }
      if (status === 'PENDING') toastRequested();
      else toasts.success(i18n.t('Successfully created'));
    } catch (error) {
      onRefused();
      return setProblem(problemOf(error));
    }
    change(emptySettlement);
    setTyped(emptySettlement);
    return onSettled();
  };
  return { change, isPending: isMutating, problem, save, texts };
}
