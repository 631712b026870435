import type { Approval } from '@tiyin/api/types';
import { EmptyState } from '@tiyin/ui/empty-state';
import { CheckIcon } from '@tiyin/ui/icon';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { pagingOf } from '../../lists/paging.ts';
import { approvalColumns } from './approval-columns.tsx';
import {
  approvalsAddress,
  type ApprovalsQuery,
  type ShownApprovals,
} from '../../addresses/approvals-address.ts';

export interface ApprovalsViewProps extends ListAnswer<Approval> {
  readonly query: ApprovalsQuery;
  readonly onQueryChange: (query: ApprovalsQuery) => void;
  /** Opens a request; stable between renders. */
  readonly onOpen: (approval: Approval) => void;
}

const tabs: readonly (readonly [ShownApprovals, () => string])[] = [
  ['toDecide', () => i18n.t('To decide')],
  ['own', () => i18n.t('My requests')],
  ['all', () => i18n.t('All')],
];

const nothing: Readonly<Record<ShownApprovals, () => readonly [string, string]>> = {
  toDecide: () => [
    i18n.t('Nothing waits for you'),
    i18n.t('Changes of others that need a second person are shown here.'),
  ],
  own: () => [
    i18n.t('You requested nothing'),
    i18n.t('Your changes that needed approval are shown here with the outcome.'),
  ],
  all: () => [
    i18n.t('There are no approvals'),
    i18n.t('Changes that need a second person are shown here.'),
  ],
};

/** Changes that need a second person: to decide, one's own, and all (OFFICE-261). */
export function ApprovalsView(props: ApprovalsViewProps) {
  const { onOpen, onQueryChange, query } = props;
  const columns = useMemo(() => approvalColumns(query.shown, onOpen), [query.shown, onOpen]);
  const [title, more] = nothing[query.shown]();
  return (
    <Tabs
      label={i18n.t('Approvals')}
      value={query.shown}
      tabs={tabs.map(([id, label]) => ({
        id,
        label: label(),
        href: approvalsAddress({ ...query, page: 0, shown: id }),
      }))}
    >
      {() => (
        <ListPage
          label={i18n.t('Approvals')}
          answer={props}
          table={{ columns, rowKey: ({ id }) => id }}
          paging={pagingOf(query, onQueryChange)}
          empty={
            <EmptyState icon={CheckIcon} title={title}>
              {more}
            </EmptyState>
          }
        />
      )}
    </Tabs>
  );
}
