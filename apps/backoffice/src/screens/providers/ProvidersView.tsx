import type { ApiProblem } from '@tiyin/api/errors';
import type { ManagedProvider } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { Stack } from '@tiyin/ui/stack';
import { providerPath } from '../../addresses/providers-address.ts';
import { LoadProblem } from '../../lists/LoadProblem.tsx';
import { providerColumns } from './provider-columns.tsx';

export interface ProvidersViewProps {
  /** By name; missing until the first answer. */
  readonly providers: readonly ManagedProvider[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly onAdd: () => void;
}

const none: readonly ManagedProvider[] = [];

/** The providers with state, accounts and success rate; each row leads to its provider (OFFICE-370). */
export function ProvidersView(props: ProvidersViewProps) {
  const { isRetrying = false, onAdd, onRetry, problem, providers } = props;
  if (problem?.status === 403) return <NoAccess />;
  return (
    <Stack gap={24}>
      <Inline justify="between" gap={16}>
        <p>
          Of the payments created in the last 24 hours on the accounts of a provider: how many of
          those that ended are done.
        </p>
        <Button icon={PlusIcon} variant="primary" onPress={onAdd}>
          Add provider
        </Button>
      </Inline>
      <LoadProblem
        subject="providers"
        problem={problem}
        hasOlder={providers !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {(problem === undefined || providers !== undefined) && (
        <DataTable
          label="Providers"
          columns={providerColumns}
          rows={providers ?? none}
          rowKey={({ id }) => String(id)}
          rowHref={({ id }) => providerPath(id)}
          isLoading={providers === undefined}
          expectedRows={4}
          loadingLabel="Loading providers"
          empty={
            <EmptyState title="No providers yet">
              Payments go through the accounts of a provider: add the first one, then open its
              accounts.
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
}
