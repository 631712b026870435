import type { ManagedProvider } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { GlobeIcon, PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { i18n } from '../../texts/i18n.ts';
import { providerPath } from '../../addresses/providers-address.ts';
import { providerColumns } from './provider-columns.tsx';

export interface ProvidersViewProps extends ListAnswer<ManagedProvider> {
  readonly onAdd: () => void;
}

/** The providers with state, accounts and success rate; each row leads to its provider (OFFICE-370). */
export function ProvidersView(props: ProvidersViewProps) {
  return (
    <ListPage
      label={i18n.t('Providers')}
      answer={props}
      table={{
        columns: providerColumns,
        rowKey: ({ id }) => String(id),
        rowHref: ({ id }) => providerPath(id),
      }}
      toolbar={
        <Inline justify="between" gap={16}>
          <p>{i18n.t('The rates count payments of the last 24 hours that have ended.')}</p>
          <Button icon={PlusIcon} variant="primary" onPress={props.onAdd}>
            {i18n.t('Add provider')}
          </Button>
        </Inline>
      }
      empty={
        <EmptyState icon={GlobeIcon} title={i18n.t('No providers yet')}>
          {i18n.t(
            'Payments go through the accounts of a provider: add the first one, then open its accounts.',
          )}
        </EmptyState>
      }
    />
  );
}
