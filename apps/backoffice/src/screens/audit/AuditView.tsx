import type { ApiProblem } from '@tiyin/api/errors';
import type { AuditPage } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { AuditToolbar, type AuditToolbarProps } from './AuditToolbar.tsx';
import { auditColumns } from './audit-columns.tsx';

export interface AuditViewProps extends AuditToolbarProps {
  /** Of the person: objects are links where they may go. */
  readonly permissions: readonly string[];
  /** Missing until the first answer. */
  readonly page: AuditPage | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous query while the new ones load. */
  readonly isStale?: boolean;
}

function NothingFound({ onQueryChange, query }: AuditViewProps) {
  if (Object.keys(query.conditions).length === 0) {
    return <EmptyState title="No entries yet" />;
  }
  const clear = () => onQueryChange({ conditions: {}, before: undefined });
  return (
    <EmptyState title="Nothing found" action={<Button onPress={clear}>Show all entries</Button>}>
      No entry matches the filter.
    </EmptyState>
  );
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
        Newest entries
      </Button>
      <Button
        isDisabled={next === null}
        onPress={() => onQueryChange({ conditions, before: next ?? undefined })}
      >
        Older entries
      </Button>
    </Inline>
  );
}

function Table(props: AuditViewProps) {
  const { isStale = false, page, permissions } = props;
  const columns = useMemo(() => auditColumns(permissions), [permissions]);
  const rows = useMemo(() => page?.data ?? [], [page]);
  return (
    <Stack gap={16}>
      <DataTable
        label="Audit"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        isLoading={page === undefined}
        expectedRows={12}
        loadingLabel="Loading the audit"
        isStale={isStale}
        empty={<NothingFound {...props} />}
      />
      <Pages {...props} />
    </Stack>
  );
}

/** Who did what to what, when and from where, and what changed (OFFICE-350). */
export function AuditView(props: AuditViewProps) {
  const { isRetrying = false, onRetry, page, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <AuditToolbar {...props} />
      <LoadProblem
        subject="the audit"
        problem={problem}
        hasOlder={page !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || page !== undefined) && <Table {...props} />}
    </Stack>
  );
}
