import { ApiProblem } from '@tiyin/api/errors';
import { useCreateApiKey, useListApiKeys, useRevokeApiKey } from '@tiyin/api/hooks/api-keys';
import type { ApiKey, CreateApiKeyRequest } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { toastProblem } from '../../../session/toast-problem.ts';
import { ApiKeysView } from './ApiKeysView.tsx';
import type { NewKey } from './MadeKey.tsx';

export interface ApiKeysProps {
  readonly merchantId: number;
}

/** The API keys of a merchant; for people who may create and revoke them (OFFICE-80). */
export function ApiKeys({ merchantId }: ApiKeysProps) {
  const query = useListApiKeys({ id: merchantId });
  const { trigger: create } = useCreateApiKey();
  const { trigger: revoke } = useRevokeApiKey();
  const [made, setMade] = useState<NewKey>();
  const make = async (body: CreateApiKeyRequest) => {
    const answer = await create({ id: merchantId, body });
    const { name } = answer.data;
    setMade(
      'approval' in answer
        ? { name, token: answer.data.firstHalf, isWaiting: true }
        : { name, token: answer.data.token },
    );
    void query.mutate();
  };
  const take = async ({ id: keyId }: ApiKey) => {
    try {
      await revoke({ id: merchantId, keyId });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('The API key was not revoked'), error.detail ?? error.title);
      return false;
    }
    toasts.success(i18n.t('API key revoked'));
    void query.mutate();
    return true;
  };
  return (
    <ApiKeysView
      keys={query.data?.data}
      problem={query.error}
      onRetry={() => void query.mutate()}
      isRetrying={query.isValidating}
      onMake={make}
      approvalNotice={<ApprovalNotice kind="API_KEY" />}
      made={made}
      onPutAway={() => setMade(undefined)}
      onRevoke={take}
    />
  );
}
