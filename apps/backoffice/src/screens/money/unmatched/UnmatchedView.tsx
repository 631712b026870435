import type { ApiProblem } from '@tiyin/api/errors';
import type { Transfer, TransferDetails } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { Disclosure } from '@tiyin/ui/disclosure';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { type WorkItem, WorkList, WorkListSkeleton, WorkPaneSkeleton } from '@tiyin/ui/work-list';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { ListPages } from '@tiyin/ui/list-page';
import { pagingOf } from '../../../lists/paging.ts';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { accountWords, amountWords, leftOf, totalWords } from '../money-words.ts';
import { OpenedByOthers } from '../OpenedByOthers.tsx';
import { QueueFooter } from '../QueueFooter.tsx';
import type { OpenedBy } from '../useOpenItem.ts';
import { type Assignment, AssignForm, type AssignFormProps } from './AssignForm.tsx';
import {
  ReturnMoneyButton,
  TransferReturns,
  type TransferReturnsProps,
} from '../../returns/TransferReturns.tsx';
import { ReverseForm, type ReverseFormProps } from './ReverseForm.tsx';
import { TransferFacts } from './TransferFacts.tsx';

const sourceNotes = lateTexts({
  provider: () => i18n.t('reported'),
  staff: () => i18n.t('recorded by staff'),
  statement: () => i18n.t('on the bank’s statement'),
});

export interface UnmatchedViewProps extends Pick<
  AssignFormProps,
  'candidate' | 'onCandidate' | 'renderNotice'
> {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly Transfer[]; readonly total: number } | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The id of the chosen transfer. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Missing while loading. */
  readonly transfer: TransferDetails | undefined;
  /** The other people who have it open. */
  readonly others?: readonly OpenedBy[];
  readonly transferProblem?: ApiProblem | undefined;
  readonly onTransferRetry: () => void;
  /** Missing without permission. */
  readonly onAssign?: ((assignment: Assignment) => void) | undefined;
  readonly isPending: boolean;
  readonly formProblem?: FormProblem | undefined;
  /** Missing without permission. */
  readonly returns?: TransferReturnsProps | undefined;
  /** Missing without permission. */
  readonly reversal?: ReverseFormProps | undefined;
}

/** The id of a transfer in the queue. */
export function idOfTransfer({ id }: Transfer): string {
  return String(id);
}

function itemOf(transfer: Transfer): WorkItem {
  const { account, createDate, currency, provider, returnedAmount, source, transferId } = transfer;
  return {
    id: idOfTransfer(transfer),
    title: `${provider?.name ?? i18n.t('Staff')} · ${accountWords(account)}`,
    value: amountWords(leftOf(transfer), currency),
    note: `${formatShortUtc(createDate)} · ${transferId}`,
    valueNote: returnedAmount === undefined ? sourceNotes[source] : i18n.t('left of a return'),
    tone: 'warning',
  };
}

/** Money without an invoice, one transfer after another (ROUTING-33, OFFICE-271). */
export function UnmatchedView(props: UnmatchedViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={16}>
      <LoadProblem
        subject={i18n.t('transfers')}
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {page === undefined && problem === undefined && (
        <WorkListSkeleton label={i18n.t('Loading transfers')} />
      )}
      {page !== undefined && <Queue {...props} page={page} />}
    </Stack>
  );
}

type QueueProps = UnmatchedViewProps & {
  readonly page: NonNullable<UnmatchedViewProps['page']>;
};

function Queue(props: QueueProps) {
  const { chosen, onChoose, onQueryChange, page, query } = props;
  if (chosen === undefined) {
    return (
      <EmptyState title={i18n.t('Every transfer has its invoice')}>
        {i18n.t('Money that arrives and fits no deposit is shown here.')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <WorkList
        label={i18n.t('Unmatched transfers')}
        items={page.data.map(itemOf)}
        value={chosen}
        onChange={onChoose}
        paneLabel={i18n.t('Transfer')}
        footer={
          <QueueFooter
            hasNumbers
            hasReturn={props.returns !== undefined}
            totals={
              page.data.length === 0
                ? i18n.t('Nothing on this page.')
                : i18n.t('{data} on this page.', {
                    data: totalWords(page.data.map((row) => ({ ...row, amount: leftOf(row) }))),
                  })
            }
          />
        }
      >
        <Card>
          <Pane {...props} key={chosen} />
        </Card>
      </WorkList>
      {page.total > query.size && (
        <ListPages
          subject={i18n.t('transfers')}
          paging={pagingOf(query, (next) => onQueryChange({ ...next, item: undefined }))}
          total={page.total}
        />
      )}
    </Stack>
  );
}

function Pane(props: QueueProps) {
  const {
    formProblem,
    onTransferRetry,
    others = [],
    returns,
    reversal,
    transfer,
    transferProblem,
  } = props;
  if (transfer === undefined) {
    if (transferProblem === undefined)
      return <WorkPaneSkeleton label={i18n.t('Loading the transfer')} />;
    return (
      <ErrorState title={i18n.t('The transfer did not load')} onRetry={onTransferRetry}>
        {transferProblem.title}
      </ErrorState>
    );
  }
  const isStanding = !transfer.isReversed && transfer.reversesId === null;
  const isOwnerless = isStanding && transfer.invoiceId === null;
  const button = returns && <ReturnMoneyButton {...returns} />;
  const isAssignable = isOwnerless && props.onAssign !== undefined;
  return (
    <Stack gap={24}>
      <OpenedByOthers people={others} />
      <TransferFacts transfer={transfer} />
      {isOwnerless && (
        <AssignForm {...props} transfer={transfer} problem={formProblem} otherActions={button} />
      )}
      {isStanding && returns !== undefined && <TransferReturns {...returns} />}
      {isStanding && !isAssignable && button && <Inline>{button}</Inline>}
      {isStanding && reversal !== undefined && (
        <Disclosure title={i18n.t('Reported wrongly?')} headingLevel={2}>
          <ReverseForm {...reversal} />
        </Disclosure>
      )}
    </Stack>
  );
}
