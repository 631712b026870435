import { useGetProvider } from '@tiyin/api/hooks/providers';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { useParams } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { providersPath } from '../../addresses/providers-address.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useVisit } from '../../session/useVisit.ts';
import { ProviderView } from './ProviderView.tsx';
import { type ProviderDialog, useProviderCommands } from './use-provider-commands.ts';

const Dialogs = lazyScreen(
  'provider-dialogs',
  async () => (await import('./ProviderDialogs.tsx')).ProviderDialogs,
);

/** One provider. */
export function ProviderScreen() {
  const { id } = useParams<{ id: string }>();
  const query = useGetProvider({ id: Number(id) });
  const provider = query.data?.data;
  const [dialog, setDialog] = useState<ProviderDialog>();
  useDocumentTitle(provider?.name ?? i18n.t('Provider'));
  useVisit(
    `${providersPath}/${id}`,
    provider && i18n.t('Provider {provider}', { provider: provider.name }),
  );
  const commands = useProviderCommands(
    Number(id),
    (data) => void query.mutate({ data }, { revalidate: false }),
  );
  const close = () => setDialog(undefined);
  return (
    <Stack gap={16}>
      <BackLink href={providersPath}>{i18n.t('Providers')}</BackLink>
      <ProviderView
        provider={provider}
        problem={query.error}
        onRetry={() => void query.mutate()}
        isRetrying={query.isValidating}
        onDialog={setDialog}
        onResume={() => void commands.resume()}
        onTest={commands.test}
      />
      {provider && (
        <Late isWanted={dialog !== undefined} onFailed={close}>
          <Dialogs dialog={dialog} provider={provider} commands={commands} onClose={close} />
        </Late>
      )}
    </Stack>
  );
}
