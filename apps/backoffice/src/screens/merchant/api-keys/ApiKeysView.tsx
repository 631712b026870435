import type { ApiProblem } from '@tiyin/api/errors';
import type { ApiKey } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { DataTable } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { LockIcon } from '@tiyin/ui/icon';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { apiKeyColumns } from './api-key-columns.tsx';
import { MadeKey, type NewKey } from './MadeKey.tsx';
import { LateNewKeyDialog } from './LateNewKeyDialog.tsx';
import type { NewKeyDialogProps } from './NewKeyDialog.tsx';
import { RevokeKeyDialog, type RevokeKeyDialogProps } from './RevokeKeyDialog.tsx';

export interface ApiKeysViewProps {
  /** Newest first; missing while loading. */
  readonly keys: readonly ApiKey[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Creates a key; returns the reason of a failure. */
  readonly onMake: NewKeyDialogProps['onMake'];
  readonly approvalNotice?: NewKeyDialogProps['approvalNotice'];
  /** The key that was just made, until the person has put it away. */
  readonly made?: NewKey | undefined;
  readonly onPutAway: () => void;
  readonly onRevoke: RevokeKeyDialogProps['onRevoke'];
}

const none: readonly ApiKey[] = [];

/** The keys with which the merchant's own server calls (OFFICE-80): each shown once, and revoked for good. */
export function ApiKeysView(props: ApiKeysViewProps) {
  const { approvalNotice, keys, made, onMake, onPutAway, onRevoke } = props;
  const [isMaking, setIsMaking] = useState(false);
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey>();
  const [isAsked, setIsAsked] = useState(false);
  const columns = useMemo(() => {
    const ask = (key: ApiKey) => {
      setKeyToRevoke(key);
      setIsAsked(true);
    };
    return apiKeyColumns(ask);
  }, []);
  return (
    <Card
      title={i18n.t('API keys')}
      actions={
        <Button size="sm" onPress={() => setIsMaking(true)}>
          {i18n.t('New key')}
        </Button>
      }
    >
      <Stack gap={16}>
        {made !== undefined && <MadeKey made={made} onPutAway={onPutAway} />}
        <KeyTable {...props} columns={columns} rows={keys ?? none} />
      </Stack>
      <LateNewKeyDialog
        isOpen={isMaking}
        onOpenChange={setIsMaking}
        onMake={onMake}
        approvalNotice={approvalNotice}
      />
      {keyToRevoke !== undefined && (
        <RevokeKeyDialog
          apiKey={keyToRevoke}
          isOpen={isAsked}
          onOpenChange={setIsAsked}
          onRevoke={onRevoke}
        />
      )}
    </Card>
  );
}

type KeyTableProps = ApiKeysViewProps & {
  readonly columns: ReturnType<typeof apiKeyColumns>;
  readonly rows: readonly ApiKey[];
};

function KeyTable(props: KeyTableProps) {
  const { columns, isRetrying = false, keys, onRetry, problem, rows } = props;
  const hasFailed = keys === undefined && problem !== undefined;
  return (
    <DataTable
      label={i18n.t('API keys')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      isLoading={keys === undefined && !hasFailed}
      expectedRows={2}
      loadingLabel={i18n.t('Loading the API keys')}
      empty={
        <EmptyState icon={LockIcon} title={i18n.t('No API keys yet')}>
          {i18n.t('Without one the merchant’s server can make no payment.')}
        </EmptyState>
      }
      {...(hasFailed && {
        error: (
          <ErrorState title={i18n.t('The API keys did not load')} {...{ isRetrying, onRetry }}>
            {problem.title}
          </ErrorState>
        ),
      })}
    />
  );
}
