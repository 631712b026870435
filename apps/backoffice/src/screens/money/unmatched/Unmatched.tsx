import { ApiProblem } from '@tiyin/api/errors';
import {
  useAssignTransfer,
  useGetTransfer,
  useListTransfers,
  useReverseTransfer,
} from '@tiyin/api/hooks/transfers';
import { useListReturns } from '@tiyin/api/hooks/returns';
import type { ReturnListAnswer, TransferDetails, TransferReversalRequest } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { toastRequested } from '../../../session/toast-requested.ts';
import { useRefreshWith } from '../../invoice-details/sections/useRefreshWith.ts';
import { EndReturn } from '../../returns/end/EndReturn.tsx';
import { LateReturn, useReturnDialog } from '../../returns/LateReturn.tsx';
import { isAnyReturnOpen } from '../../returns/return-rows.ts';
import { afterDone, chosenOf } from '../queue-item.ts';
import { useOpenItem } from '../useOpenItem.ts';
import { WorkArea } from '../WorkArea.tsx';
import type { Assignment } from './AssignForm.tsx';
import type { ReverseFormProps } from './ReverseForm.tsx';
import { idOfTransfer, UnmatchedView } from './UnmatchedView.tsx';

export interface UnmatchedProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** An item is done: the queues have other lengths. */
  readonly onWorked: () => void;
}

/** Another person may have dealt with it, so the list is read often, in milliseconds. */
const REFRESH_MS = 15_000;

/** The transfers without an invoice, and the deposits that they may be for (ROUTING-33). */
export function Unmatched({ onQueryChange, onWorked, query }: UnmatchedProps) {
  const { page, size } = query;
  const list = useListTransfers(
    { page, size, state: 'unmatched' },
    { keepPreviousData: true, refreshInterval: REFRESH_MS },
  );
  const items = list.data?.data ?? [];
  // A notification may lead to one that is not on this page.
  const isElsewhere =
    query.item !== undefined && !items.some((row) => idOfTransfer(row) === query.item);
  const chosen = chosenOf(items, idOfTransfer, query.item);
  const id = isElsewhere ? Number(query.item) : chosen?.id;
  const details = useGetTransfer(id === undefined ? null : { id }, { revalidateOnFocus: false });
  const transfer = details.data?.data;
  const [candidate, setCandidate] = useState<string>();
  const ids = items.map(idOfTransfer);
  const choose = (item: string) => {
    setCandidate(undefined);
    onQueryChange({ ...query, item });
  };
  const { dialog, mayOpen, ...returns } = useReturns(transfer?.id);
  const { mutate: refreshDetails } = details;
  // A return that was refused leaves more of the transfer.
  useRefreshWith(returnsFreshness(returns.answer), refreshDetails);
  const choices = transfer?.candidates.map(({ invoiceId }) => invoiceId) ?? [];
  const others = useOpenItem(id === undefined ? undefined : { kind: 'transfer', id: String(id) });
  const goOn = () => {
    setCandidate(undefined);
    onQueryChange({ ...query, item: id === undefined ? undefined : afterDone(ids, String(id)) });
    void list.mutate();
    onWorked();
  };
  const onReturned = (isWhole: boolean) => {
    if (isWhole) return goOn();
    void list.mutate();
    onWorked();
    void details.mutate();
  };
  const assigning = useAssigning(id, goOn);
  const reversal = useReversing(id, goOn);
  return (
    <WorkArea
      ids={ids}
      chosen={id === undefined ? undefined : String(id)}
      onChoose={choose}
      onNumber={(number) => setCandidate(choices[number - 1])}
      onReturn={mayOpen ? returns.onReturn : undefined}
    >
      <UnmatchedView
        query={query}
        onQueryChange={onQueryChange}
        page={list.data}
        problem={list.error}
        onRetry={() => void list.mutate()}
        isRetrying={list.isValidating}
        chosen={id === undefined ? undefined : String(id)}
        onChoose={choose}
        transfer={transfer}
        others={others}
        transferProblem={details.error}
        onTransferRetry={() => void details.mutate()}
        candidate={candidate}
        onCandidate={setCandidate}
        renderNotice={(invoiceId) => transfer && <AssignmentNotice {...{ invoiceId, transfer }} />}
        {...assigning}
        {...(reversal && { reversal })}
        {...(returns.isPermitted && { returns })}
      />
      {id !== undefined && (
        <LateReturn {...dialog} source={{ transferId: id }} {...{ onReturned }} />
      )}
    </WorkArea>
  );
}

type AssignmentNoticeProps = {
  readonly transfer: TransferDetails;
  readonly invoiceId: string | undefined;
};

/** Money that a person assigns counts as a change of the status of its deposit (PEOPLE-504). */
function AssignmentNotice({ invoiceId, transfer }: AssignmentNoticeProps) {
  const { account, amount, currency } = transfer;
  const money = account === null ? { currency: currency.code } : { accountId: account.id };
  const subject = invoiceId === undefined ? money : { invoiceId };
  return <ApprovalNotice kind="STATUS_CHANGE" amount={BigInt(amount)} {...subject} />;
}

function returnsFreshness(answer: ReturnListAnswer | undefined): string | undefined {
  return answer?.data.map(({ id, status }) => `${id} ${status.code}`).join();
}

/** The interval at which returns are read that may still change, in milliseconds. */
const RETURNS_MS = 5000;

/** The returns of the shown transfer, and their dialog. */
function useReturns(transferId: number | undefined) {
  const isPermitted = useIsPermitted({ permission: 'transfer.confirm' });
  const { data, error, isValidating, mutate } = useListReturns(
    isPermitted && transferId !== undefined ? { transferId } : null,
    { refreshInterval: (answer) => (isAnyReturnOpen(answer) ? RETURNS_MS : 0) },
  );
  const { open, ...dialog } = useReturnDialog();
  return {
    dialog,
    mayOpen: data !== undefined && data.returnable !== null && !isAnyReturnOpen(data),
    isPermitted,
    answer: data,
    problem: error,
    onRetry: () => void mutate(),
    isRetrying: isValidating,
    onReturn: open,
    end: data && <EndReturn returns={data.data} />,
  };
}

function useReversing(id: number | undefined, onDone: () => void): ReverseFormProps | undefined {
  const mayReverse = useIsPermitted({ permission: 'transfer.confirm' });
  const { isMutating, trigger } = useReverseTransfer();
  const [problem, setProblem] = useState<FormProblem>();
  const reverse = async (body: TransferReversalRequest) => {
    if (id === undefined) return;
    setProblem(undefined);
    try {
      const answer = await trigger({ id, body });
      if ('approval' in answer) toastRequested();
      else toasts.success(i18n.t('Transfer taken back'));
      onDone();
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  if (!mayReverse) return undefined;
  return { isPending: isMutating, problem, onReverse: (body) => void reverse(body) };
}

function useAssigning(id: number | undefined, onDone: () => void) {
  const mayAssign = useIsPermitted({ permission: 'invoice.status.change' });
  const { isMutating, trigger } = useAssignTransfer();
  const [problem, setProblem] = useState<FormProblem>();
  const assign = async (body: Assignment) => {
    if (id === undefined) return;
    setProblem(undefined);
    try {
      const answer = await trigger({ id, body });
      if ('approval' in answer) toastRequested();
      else toasts.success(i18n.t('Transfer assigned'));
      onDone();
    } catch (error) {
      const refusal = formProblemOf(error);
      if (!(error instanceof ApiProblem) || error.code !== 'transfer_assigned') {
        setProblem(refusal);
        return;
      }
      toasts.error(i18n.t('The transfer was not assigned'), error.title);
      onDone();
    }
  };
  return {
    isPending: isMutating,
    formProblem: problem,
    ...(mayAssign && { onAssign: (body: Assignment) => void assign(body) }),
  };
}
