import type { AuditEntry, AuditPage } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { useMemo } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { AuditToolbar, type AuditToolbarProps } from './AuditToolbar.tsx';
import { auditColumns } from './audit-columns.tsx';

export interface AuditViewProps extends AuditToolbarProps, ListAnswer<AuditEntry> {
  /** Of the person: objects are links where they may go. */
  readonly permissions: readonly string[];
  readonly page: AuditPage | undefined;
}

/** Older entries follow by a cursor: nobody counts all of them. */
function Pages({ onQueryChange, page, query }: AuditViewProps) {
  const { conditions } = query;
  const next = page?.next ?? null;
  return (
    <Inline justify="between">
      <Button
        isDisabled={query.before === undefined}
        onPress={() => onQueryChange({ conditions, before: undefined })}
      >
        {i18n.t('Newest entries')}
      </Button>
      <Button
        isDisabled={next === null}
        onPress={() => onQueryChange({ conditions, before: next ?? undefined })}
      >
        {i18n.t('Older entries')}
      </Button>
    </Inline>
  );
}

/** Each entry with its person, action, object, time, address and change (OFFICE-350). */
export function AuditView(props: AuditViewProps) {
  const { onQueryChange, permissions, query } = props;
  const columns = useMemo(() => auditColumns(permissions), [permissions]);
  const isFiltered = Object.keys(query.conditions).length > 0;
  const showAll = () => onQueryChange({ conditions: {}, before: undefined });
  return (
    <ListPage
      label={i18n.t('Audit')}
      subject={i18n.t('entries')}
      answer={props}
      toolbar={<AuditToolbar {...props} />}
      table={{ columns, rowAlign: 'start', rowKey: ({ id }) => String(id) }}
      below={<Pages {...props} />}
      empty={<EmptyState title={i18n.t('No entries yet')} />}
      onShowAll={isFiltered ? showAll : undefined}
    />
  );
}
