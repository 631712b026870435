import type { ApiProblem } from '@tiyin/api/errors';
import type { Notification } from '@tiyin/api/types';
import { pageSizes, totalPages } from '@tiyin/domain/paging';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { PageSizeSelect } from '@tiyin/ui/page-size-select';
import { Paginator } from '@tiyin/ui/paginator';
import { Stack } from '@tiyin/ui/stack';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { type NotificationDeeds, notificationColumns } from './notification-columns.tsx';
import {
  notificationsAddress,
  type NotificationsQuery,
  type ShownStatus,
} from './notifications-address.ts';

/** A page of notifications. */
export interface NotificationPage {
  readonly data: readonly Notification[];
  readonly total: number;
}

/** What it takes. The deeds are kept between renders by the caller. */
export interface NotificationsViewProps {
  readonly query: NotificationsQuery;
  readonly onQueryChange: (query: NotificationsQuery) => void;
  /** Missing until the first answer. */
  readonly page: NotificationPage | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly deeds: NotificationDeeds;
}

const statuses: readonly (readonly [ShownStatus, string])[] = [
  ['IN_PROCESS', 'In Process'],
  ['CLOSED', 'Closed'],
  ['ALL', 'All'],
];

const nothing: Readonly<Record<ShownStatus, readonly [string, string]>> = {
  IN_PROCESS: ['Nothing needs you', 'What comes up is shown here until it is dealt with.'],
  CLOSED: ['Nothing was closed yet', 'What is dealt with, or closed by hand, is kept here.'],
  ALL: ['There are no notifications', 'What needs a person is shown here.'],
};

/** What needs a person, with where it is dealt with (section 2, Notifications; decision 3). */
export function NotificationsView(props: NotificationsViewProps) {
  const { page, problem, query } = props;
  return (
    <Tabs
      label="Status"
      value={query.status}
      tabs={statuses.map(([id, label]) => ({
        id,
        label,
        href: notificationsAddress({ ...query, page: 0, status: id }),
      }))}
    >
      {() => (
        <Stack gap={16}>
          {problem !== undefined && page !== undefined && (
            <OutOfDate {...props} problem={problem} />
          )}
          <List {...props} />
          {page !== undefined && page.total > 0 && <Pages {...props} total={page.total} />}
        </Stack>
      )}
    </Tabs>
  );
}

function OutOfDate({
  isRetrying = false,
  onRetry,
  problem,
}: NotificationsViewProps & { readonly problem: ApiProblem }) {
  const retry = (
    <Button size="sm" onPress={onRetry} isPending={isRetrying}>
      Try again
    </Button>
  );
  return (
    <Banner tone="warning" isNews actions={retry} title="These may be out of date">
      {problem.title}
    </Banner>
  );
}

function List(props: NotificationsViewProps) {
  const { deeds, isRetrying = false, onRetry, page, problem, query } = props;
  const columns = useMemo(() => notificationColumns(deeds, query.status), [deeds, query.status]);
  const [title, more] = nothing[query.status];
  const hasFailed = page === undefined && problem !== undefined;
  return (
    <DataTable
      label="Notifications"
      columns={columns}
      rows={page?.data ?? none}
      rowKey={({ id }) => String(id)}
      isLoading={page === undefined && !hasFailed}
      expectedRows={query.size}
      loadingLabel="Loading notifications"
      empty={<EmptyState title={title}>{more}</EmptyState>}
      {...(hasFailed && {
        error: (
          <ErrorState title="The notifications did not load" {...{ isRetrying, onRetry }}>
            {problem.title}
          </ErrorState>
        ),
      })}
      totalRows={page?.total ?? 0}
      rowsBefore={query.page * query.size}
    />
  );
}

const none: readonly Notification[] = [];

function Pages({
  onQueryChange,
  query,
  total,
}: NotificationsViewProps & { readonly total: number }) {
  return (
    <Inline justify="between">
      <Paginator
        label="Pages of notifications"
        page={query.page}
        totalPages={totalPages(total, query.size)}
        onPageChange={(page) => onQueryChange({ ...query, page })}
      />
      <PageSizeSelect
        sizes={pageSizes}
        value={query.size}
        onChange={(size) => onQueryChange({ ...query, page: 0, size })}
      />
    </Inline>
  );
}
