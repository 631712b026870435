import { useListCurrencies, useListReferenceItems } from '@tiyin/api/hooks/reference';
import { useCreateTerminal } from '@tiyin/api/hooks/terminals';
import { isCurrencyCode } from '@tiyin/domain/money';
import { referenceHeaders } from '@tiyin/domain/references';
import { methodsOfCurrency } from '@tiyin/domain/terminals';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { i18n } from '../../../texts/i18n.ts';
import {
  NewTerminalDialog,
  type NewTerminalLists,
  type NewTerminalRequest,
} from './NewTerminalDialog.tsx';

/** The lists are kept for the session (OFFICE-12). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };
/** Of the flow types' list, taken off for people (OFFICE-64). */
const PREFIX = /^flow\.type\./;

export interface NewTerminalProps {
  readonly merchantId: number;
  readonly onClose: () => void;
  /** Takes the id of the new terminal. */
  readonly onMade: (terminalId: number) => void;
}

/** Creates a terminal of a merchant, and reports the result (OFFICE-87). */
export function NewTerminal({ merchantId, onClose, onMade }: NewTerminalProps) {
  const { lists, retry } = useLists();
  const { isMutating, trigger } = useCreateTerminal();
  const [problem, setProblem] = useState<FormProblem>();
  const make = async (request: NewTerminalRequest) => {
    setProblem(undefined);
    try {
      const { data } = await trigger({ body: { merchantId, ...request } });
      toasts.success(i18n.t('Terminal created'));
      onMade(data.id);
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  return (
    <NewTerminalDialog
      lists={lists}
      onRetryLists={retry}
      onClose={onClose}
      onMake={(request) => void make(request)}
      isPending={isMutating}
      problem={problem}
    />
  );
}

function useLists() {
  const flows = useListReferenceItems({ refHeaderId: referenceHeaders.flowType }, KEPT);
  const currencies = useListCurrencies({}, KEPT);
  const retry = () => {
    void flows.mutate();
    void currencies.mutate();
  };
  const hasFailed = flows.error !== undefined || currencies.error !== undefined;
  if (!flows.data || !currencies.data) {
    return { lists: hasFailed ? ('failed' as const) : ('loading' as const), retry };
  }
  const lists: NewTerminalLists = {
    flows: flows.data.data.map(({ id, value }) => ({
      id: String(id),
      label: value.replace(PREFIX, ''),
    })),
    // Those that there is a way to pay in: the server refuses the others.
    currencies: currencies.data.data
      .filter(({ code }) => isCurrencyCode(code) && methodsOfCurrency(code).length > 0)
      .map(({ code, id, name }) => ({ id: String(id), label: `${code} · ${name}` })),
  };
  return { lists, retry };
}
