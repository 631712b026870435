import type { ApiProblem } from '@tiyin/api/errors';
import type { ApiKey } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LockIcon } from '@tiyin/ui/icon';
import { LoadedTable } from '@tiyin/ui/loaded-table';
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

/** The keys with which the merchant's own server calls (OFFICE-80): each shown once, and revoked for good. */
export function ApiKeysView(props: ApiKeysViewProps) {
  const { approvalNotice, keys, made, onMake, onPutAway, onRevoke } = props;
  const { isRetrying = false, onRetry, problem } = props;
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
        <LoadedTable
          label={i18n.t('API keys')}
          columns={columns}
          rows={keys}
          rowKey={({ id }) => String(id)}
          expectedRows={2}
          loadingLabel={i18n.t('Loading the API keys')}
          empty={
            <EmptyState icon={LockIcon} title={i18n.t('No API keys yet')}>
              {i18n.t('Without one the merchant’s server can make no payment.')}
            </EmptyState>
          }
          failedTitle={i18n.t('The API keys did not load')}
          {...{ isRetrying, onRetry, problem }}
        />
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
