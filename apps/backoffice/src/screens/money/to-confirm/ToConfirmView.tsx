import type { ApiProblem } from '@tiyin/api/errors';
import type { WaitingMoney } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { type WorkItem, WorkList, WorkListSkeleton } from '@tiyin/ui/work-list';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { lateTexts } from '../../../texts/late-texts.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { ListPages } from '@tiyin/ui/list-page';
import { pagingOf } from '../../../lists/paging.ts';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { accountWords, amountWords, totalWords } from '../money-words.ts';
import { OpenedByOthers } from '../OpenedByOthers.tsx';
import { QueueFooter } from '../QueueFooter.tsx';
import type { OpenedBy } from '../useOpenItem.ts';
import { DepositForm, type DepositFormProps } from './DepositForm.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import {
  type ConfirmedDeposit,
  type ConfirmedPayout,
  idOfWaiting,
  isToPay,
  type Payee,
} from './waiting-money.ts';

export interface ToConfirmViewProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly WaitingMoney[]; readonly total: number } | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly chosen: WaitingMoney | undefined;
  readonly onChoose: (id: string) => void;
  /** Where the chosen payout or return goes; missing while it loads, and where it did not load. */
  readonly payee: Payee | undefined;
  /** Why it did not load. */
  readonly payeeProblem?: ApiProblem | undefined;
  readonly onPayeeRetry: () => void;
  /** The other people who have the chosen one open. */
  readonly others?: readonly OpenedBy[];
  readonly onPayout: (waiting: WaitingMoney, body: ConfirmedPayout) => void;
  readonly onDeposit: (waiting: WaitingMoney, deposit: ConfirmedDeposit) => void;
  readonly isPending: boolean;
  /** Why the last confirmation was refused. */
  readonly formProblem?: FormProblem | undefined;
  readonly renderNotice?: DepositFormProps['renderNotice'];
}

const titles: Readonly<Record<WaitingMoney['kind'], (account: string) => string>> = {
  deposit: (account) => i18n.t('Expected on {account}', { account }),
  payout: (account) => i18n.t('Pay out from {account}', { account }),
  return: (account) => i18n.t('Return from {account}', { account }),
};

const paneLabels: Readonly<Record<WaitingMoney['kind'], string>> = lateTexts({
  deposit: () => i18n.t('Deposit'),
  payout: () => i18n.t('Payout'),
  return: () => i18n.t('Return'),
});

const kindWords: Readonly<Record<WaitingMoney['kind'], string>> = lateTexts({
  deposit: () => i18n.t('deposit'),
  payout: () => i18n.t('payout'),
  return: () => i18n.t('return'),
});

function itemOf(waiting: WaitingMoney): WorkItem {
  const { account, amount, currency, invoiceStatus, kind, merchant, since } = waiting;
  return {
    id: idOfWaiting(waiting),
    title: titles[kind](accountWords(account)),
    value: amountWords(amount, currency),
    note: `${formatShortUtc(since)} · ${merchant?.name ?? i18n.t('no merchant')}`,
    valueNote: isToPay(waiting)
      ? kindWords[kind]
      : i18n.t('is {invoiceStatus}', { invoiceStatus: invoiceStatus?.code }),
    tone: isToPay(waiting) ? (kind === 'deposit' ? 'warning' : 'primary') : 'error',
  };
}

/** Payouts to make and deposits to find, one after another (OFFICE-272). */
export function ToConfirmView(props: ToConfirmViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={16}>
      <LoadProblem
        subject={i18n.t('payouts and deposits')}
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {page === undefined && problem === undefined && (
        <WorkListSkeleton label={i18n.t('Loading payouts and deposits')} />
      )}
      {page !== undefined && <Queue {...props} page={page} />}
    </Stack>
  );
}

type QueueProps = ToConfirmViewProps & {
  readonly page: NonNullable<ToConfirmViewProps['page']>;
};

function Queue(props: QueueProps) {
  const { chosen, onChoose, onQueryChange, page, query } = props;
  if (chosen === undefined) {
    return (
      <EmptyState title={i18n.t('Nothing to confirm')}>
        {i18n.t(
          'Payouts and returns that people make and deposits on accounts that people watch are shown here.',
        )}
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <WorkList
        label={i18n.t('Payouts and deposits to confirm')}
        items={page.data.map(itemOf)}
        value={idOfWaiting(chosen)}
        onChange={onChoose}
        paneLabel={paneLabels[chosen.kind]}
        footer={
          <QueueFooter totals={i18n.t('{data} on this page.', { data: totalWords(page.data) })} />
        }
      >
        <Card>
          <Pane {...props} chosen={chosen} key={idOfWaiting(chosen)} />
        </Card>
      </WorkList>
      {page.total > query.size && (
        <ListPages
          subject={i18n.t('payouts and deposits')}
          paging={pagingOf(query, (next) => onQueryChange({ ...next, item: undefined }))}
          total={page.total}
        />
      )}
    </Stack>
  );
}

function Pane(props: QueueProps & { readonly chosen: WaitingMoney }) {
  const { chosen, formProblem: problem, isPending, onDeposit, onPayout, others = [] } = props;
  const form = { waiting: chosen, isPending, problem };
  return (
    <Stack gap={24}>
      <OpenedByOthers people={others} />
      {chosen.kind !== 'deposit' ? (
        <PayoutForm {...props} {...form} onConfirm={(body) => onPayout(chosen, body)} />
      ) : (
        <DepositForm
          {...form}
          renderNotice={props.renderNotice}
          onConfirm={(deposit) => onDeposit(chosen, deposit)}
        />
      )}
    </Stack>
  );
}
