import { useListManagedProviders } from '@tiyin/api/hooks/providers';
import { useState } from 'react';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { i18n } from '../../texts/i18n.ts';
import { ProvidersView } from './ProvidersView.tsx';

/** Its form is wanted by few visits. */
const AddProvider = lazyScreen(
  'add-provider',
  async () => (await import('./add/AddProvider.tsx')).AddProvider,
);

/** The list of providers. */
export function ProvidersScreen() {
  useDocumentTitle(i18n.t('Providers'));
  const list = useListManagedProviders({});
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ProvidersView
        page={list.data && { data: list.data.data, total: list.data.data.length }}
        problem={list.error}
        onRetry={() => void list.mutate()}
        isRetrying={list.isValidating}
        onAdd={() => setIsAdding(true)}
      />
      <Late isWanted={isAdding} onFailed={() => setIsAdding(false)}>
        {isAdding && (
          <AddProvider onClose={() => setIsAdding(false)} onAdded={() => void list.mutate()} />
        )}
      </Late>
    </>
  );
}
