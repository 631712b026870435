import type { ApiProblem } from '@tiyin/api/errors';
import type { SuspenseAge, SuspenseItem, SuspenseListAnswer } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { type WorkItem, WorkList, WorkListSkeleton } from '@tiyin/ui/work-list';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import type { MoneyQuery } from '../../../addresses/money-address.ts';
import { ListPages } from '@tiyin/ui/list-page';
import { pagingOf } from '../../../lists/paging.ts';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { accountWords, amountWords, totalWords } from '../money-words.ts';
import { QueueFooter } from '../QueueFooter.tsx';
import { SuspensePane } from './SuspensePane.tsx';
import { ageWords, SuspenseTotals } from './SuspenseTotals.tsx';

export interface SuspenseViewProps {
  readonly query: MoneyQuery;
  readonly onQueryChange: (query: MoneyQuery) => void;
  /** Missing until the first answer. */
  readonly page: SuspenseListAnswer | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly chosen: SuspenseItem | undefined;
  readonly onChoose: (id: string) => void;
  /** Missing without permission, and where the chosen money cannot be returned. */
  readonly onReturn?: (() => void) | undefined;
}

/** The id of an item in the list. */
export function idOfSuspense({ invoiceId, transferId }: SuspenseItem): string {
  return invoiceId ?? String(transferId);
}

const tones: Readonly<Record<SuspenseAge, 'neutral' | 'warning' | 'error'>> = {
  DAY: 'neutral',
  WEEK: 'warning',
  MONTH: 'error',
  OLDER: 'error',
};

function itemOf(item: SuspenseItem): WorkItem {
  const { account, age, amount, currency, merchant, merchantInvoiceId, reference, since } = item;
  const owner = merchant === null ? i18n.t('Unmatched transfer') : merchant.name;
  return {
    id: idOfSuspense(item),
    title: account === null ? owner : `${owner} · ${accountWords(account)}`,
    value: amountWords(amount, currency),
    note: `${formatShortUtc(since)} · ${merchantInvoiceId ?? reference ?? ''}`,
    valueNote: ageWords[age].toLowerCase(),
    tone: tones[age],
  };
}

/** Every amount in suspense, the oldest first, with the sums by age (OFFICE-292). */
export function SuspenseView(props: SuspenseViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={16}>
      <LoadProblem
        subject={i18n.t('money in suspense')}
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {page === undefined && problem === undefined && (
        <WorkListSkeleton label={i18n.t('Loading money in suspense')} />
      )}
      {page !== undefined && <Queue {...props} page={page} />}
    </Stack>
  );
}

function Queue(props: SuspenseViewProps & { readonly page: SuspenseListAnswer }) {
  const { chosen, onChoose, onQueryChange, onReturn, page, query } = props;
  if (chosen === undefined) {
    return (
      <EmptyState title={i18n.t('Nothing stands in suspense')}>
        {i18n.t(
          'Money without an invoice, an excess and payments that were not booked are shown here.',
        )}
      </EmptyState>
    );
  }
  return (
    <Stack gap={16}>
      <SuspenseTotals totals={page.totals} />
      <WorkList
        label={i18n.t('Money in suspense')}
        items={page.data.map(itemOf)}
        value={idOfSuspense(chosen)}
        onChange={onChoose}
        paneLabel={i18n.t('Money')}
        footer={
          <QueueFooter
            hasReturn={onReturn !== undefined}
            totals={i18n.t('{data} on this page.', { data: totalWords(page.data) })}
          />
        }
      >
        <Card>
          <SuspensePane key={idOfSuspense(chosen)} item={chosen} onReturn={onReturn} />
        </Card>
      </WorkList>
      {page.total > query.size && (
        <ListPages
          subject={i18n.t('amounts')}
          paging={pagingOf(query, (next) => onQueryChange({ ...next, item: undefined }))}
          total={page.total}
        />
      )}
    </Stack>
  );
}
