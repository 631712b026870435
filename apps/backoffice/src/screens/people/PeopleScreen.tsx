import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Tabs } from '@tiyin/ui/tabs';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import {
  peopleAddress,
  peopleConditions,
  readPeopleQuery,
} from '../../addresses/people-address.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { People } from './People.tsx';

const Roles = lazyScreen('roles', async () => (await import('./roles/Roles.tsx')).Roles);

/** The people of the system and their roles. */
export function PeopleScreen() {
  const address = useSearch();
  const query = useMemo(() => readPeopleQuery(address), [address]);
  useDocumentTitle(query.tab === 'roles' ? i18n.t('Roles') : i18n.t('People'));
  return (
    <>
      <ValidAddress conditions={peopleConditions} />
      <Tabs
        label={i18n.t('People')}
        value={query.tab}
        tabs={[
          { id: 'people', label: i18n.t('People'), href: peopleAddress({}) },
          { id: 'roles', label: i18n.t('Roles'), href: peopleAddress({ tab: 'roles' }) },
        ]}
      >
        {(tab) =>
          tab === 'roles' ? (
            <Late
              fallback={
                <SkeletonLines label={i18n.t('Loading roles')} lines={[{ height: 'block' }]} />
              }
            >
              <Roles />
            </Late>
          ) : (
            <People query={query} />
          )
        }
      </Tabs>
    </>
  );
}
