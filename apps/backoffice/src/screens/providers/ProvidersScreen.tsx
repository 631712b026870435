import { useListManagedProviders } from '@tiyin/api/hooks/providers';
import { useState } from 'react';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ProvidersView } from './ProvidersView.tsx';

/** Its form is wanted by few visits. */
const AddProvider = lazyScreen(
  'add-provider',
  async () => (await import('./add/AddProvider.tsx')).AddProvider,
);

/** The list of providers. */
export function ProvidersScreen() {
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
