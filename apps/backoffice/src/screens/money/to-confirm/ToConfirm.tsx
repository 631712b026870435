import { useGetInvoice } from '@tiyin/api/hooks/invoices';
import { useConfirmTransaction } from '@tiyin/api/hooks/transactions';
import { useListWaitingMoney, useReportTransfer } from '@tiyin/api/hooks/transfers';
import type { WaitingMoney } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { toastRequested } from '../../../session/toast-requested.ts';
import { afterDone, chosenOf } from '../queue-item.ts';
import { useOpenItem } from '../useOpenItem.ts';
import { WorkArea } from '../WorkArea.tsx';
import { ToConfirmView } from './ToConfirmView.tsx';
import {
  type ConfirmedDeposit,
  type ConfirmedPayout,
  idOfWaiting,
  openItemOf,
  type Payee,
  payeeOfInvoice,
  payeeOfReturn,
} from './waiting-money.ts';
import { useConfirmReturn, useGetReturn } from '@tiyin/api/hooks/returns';

export interface ToConfirmProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** An item is done: the queues have other lengths. */
  readonly onWorked: () => void;
}

/** Another person may have dealt with it, so the list is read often, in milliseconds. */
const REFRESH_MS = 15_000;

/** The money of manual accounts, which a person confirms (OFFICE-272). */
export function ToConfirm({ onQueryChange, onWorked, query }: ToConfirmProps) {
  const { page, size } = query;
  const list = useListWaitingMoney(
    { page, size },
    { keepPreviousData: true, refreshInterval: REFRESH_MS },
  );
  const items = list.data?.data ?? [];
  const chosen = chosenOf(items, idOfWaiting, query.item);
  const payee = usePayee(chosen);
  const ids = items.map(idOfWaiting);
  const choose = (item: string) => onQueryChange({ ...query, item });
  const others = useOpenItem(chosen && openItemOf(chosen));
  const goOn = () => {
    const next = chosen && afterDone(ids, idOfWaiting(chosen));
    onQueryChange({ ...query, item: next });
    void list.mutate();
    onWorked();
  };
  const work = useConfirming(goOn);
  return (
    <WorkArea ids={ids} chosen={chosen && idOfWaiting(chosen)} onChoose={choose}>
      <ToConfirmView
        query={query}
        onQueryChange={onQueryChange}
        page={list.data}
        problem={list.error}
        onRetry={() => void list.mutate()}
        isRetrying={list.isValidating}
        chosen={chosen}
        onChoose={choose}
        {...payee}
        others={others}
        renderNotice={(money) => (
          <ApprovalNotice kind="STATUS_CHANGE" {...money} {...subjectOf(chosen)} />
        )}
        {...work}
      />
    </WorkArea>
  );
}

/** The whole of a deposit counts with its last part (PEOPLE-504), so the server judges by the deposit. */
function subjectOf(chosen: WaitingMoney | undefined) {
  const invoiceId = chosen?.invoiceId ?? undefined;
  return { accountId: chosen?.account.id, invoiceId };
}

/** Where the chosen payout or return goes. */
function usePayee(chosen: WaitingMoney | undefined) {
  const invoiceId = chosen?.kind === 'payout' ? chosen.invoiceId : null;
  const returnId = chosen?.kind === 'return' ? chosen.transactionId : null;
  const invoice = useGetInvoice(invoiceId === null ? null : { id: invoiceId });
  const money = useGetReturn(returnId === null ? null : { id: returnId });
  const source = invoiceId === null ? money : invoice;
  const payee: Payee | undefined =
    invoiceId === null
      ? money.data && payeeOfReturn(money.data.data)
      : invoice.data && payeeOfInvoice(invoice.data.data);
  return { payee, payeeProblem: source.error, onPayeeRetry: () => void source.mutate() };
}

const outcomes = {
  payout: (isPaid: boolean) => (isPaid ? i18n.t('Payout confirmed') : i18n.t('Payout refused')),
  return: (isPaid: boolean) => (isPaid ? i18n.t('Return confirmed') : i18n.t('Return refused')),
} as const;

function useConfirming(onDone: () => void) {
  const confirmation = useConfirmTransaction();
  const returnConfirmation = useConfirmReturn();
  const report = useReportTransfer();
  const [problem, setProblem] = useState<FormProblem>();
  const send = async (act: () => Promise<unknown>, said: string) => {
    setProblem(undefined);
    try {
      // The money is not recorded while it waits for a second person (PEOPLE-504).
      if (isRequested(await act())) toastRequested();
      else toasts.success(said);
      onDone();
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  return {
    isPending: confirmation.isMutating || returnConfirmation.isMutating || report.isMutating,
    formProblem: problem,
    onPayout: ({ kind, transactionId: id }: WaitingMoney, body: ConfirmedPayout) => {
      if (id === null) return;
      const said = outcomes[kind === 'return' ? 'return' : 'payout'](body.status === 'paid');
      const confirm = async (): Promise<unknown> =>
        kind === 'return'
          ? returnConfirmation.trigger({ id, body })
          : confirmation.trigger({ id, body });
      void send(confirm, said);
    },
    onDeposit: ({ account, invoiceId }: WaitingMoney, deposit: ConfirmedDeposit) => {
      if (invoiceId === null) return;
      const body = { ...deposit, accountId: account.id, invoiceId };
      void send(() => report.trigger({ body }), i18n.t('Money recorded'));
    },
  };
}

function isRequested(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'approval' in answer;
}
