import type { ApiProblem } from '@tiyin/api/errors';
import type { Approval } from '@tiyin/api/types';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Stack } from '@tiyin/ui/stack';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { ListPages } from '../../lists/ListPages.tsx';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { approvalColumns } from './approval-columns.tsx';
import { approvalsAddress, type ApprovalsQuery, type ShownApprovals } from './approvals-address.ts';

export interface ApprovalsViewProps {
  readonly query: ApprovalsQuery;
  readonly onQueryChange: (query: ApprovalsQuery) => void;
  /** Missing until the first answer. */
  readonly page: { readonly data: readonly Approval[]; readonly total: number } | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Opens a request; stable between renders. */
  readonly onOpen: (approval: Approval) => void;
}

const tabs: readonly (readonly [ShownApprovals, string])[] = [
  ['toDecide', 'To decide'],
  ['own', 'My requests'],
  ['all', 'All'],
];

const nothing: Readonly<Record<ShownApprovals, readonly [string, string]>> = {
  toDecide: [
    'Nothing waits for you',
    'Changes of others that need a second person are shown here.',
  ],
  own: [
    'You requested nothing',
    'Your changes that needed approval are shown here with the outcome.',
  ],
  all: ['There are no approvals', 'Changes that need a second person are shown here.'],
};

/** Changes that need a second person: to decide, one's own, and all (OFFICE-261). */
export function ApprovalsView(props: ApprovalsViewProps) {
  const { isRetrying = false, onQueryChange, onRetry, page, problem, query } = props;
  return (
    <Tabs
      label="Approvals"
      value={query.shown}
      tabs={tabs.map(([id, label]) => ({
        id,
        label,
        href: approvalsAddress({ ...query, page: 0, shown: id }),
      }))}
    >
      {() => (
        <Stack gap={16}>
          <LoadProblem
            subject="approvals"
            problem={problem}
            hasOlder={page !== undefined}
            onRetry={onRetry}
            isRetrying={isRetrying}
          />
          {(problem === undefined || page !== undefined) && <List {...props} />}
          {page !== undefined && page.total > 0 && (
            <ListPages
              subject="approvals"
              query={query}
              onQueryChange={onQueryChange}
              total={page.total}
            />
          )}
        </Stack>
      )}
    </Tabs>
  );
}

const none: readonly Approval[] = [];

function List({ onOpen, page, query }: ApprovalsViewProps) {
  const columns = useMemo(() => approvalColumns(onOpen), [onOpen]);
  const [title, more] = nothing[query.shown];
  return (
    <DataTable
      label="Approvals"
      columns={columns}
      rows={page?.data ?? none}
      rowKey={({ id }) => id}
      isLoading={page === undefined}
      expectedRows={query.size}
      loadingLabel="Loading approvals"
      empty={<EmptyState title={title}>{more}</EmptyState>}
      totalRows={page?.total ?? 0}
      rowsBefore={query.page * query.size}
    />
  );
}
