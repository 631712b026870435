import { useListPeople, useListRoles } from '@tiyin/api/hooks/people';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { peopleAddress, type PeopleQuery } from '../../addresses/people-address.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { Late } from '../../routing/Late.tsx';
import { readSignInWays } from '../../session/oidc/sign-in-ways.ts';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { PeopleView } from './PeopleView.tsx';

/** Its form is wanted by few visits. */
const Invite = lazyScreen('invite', async () => (await import('./invite/Invite.tsx')).Invite);

/** The list of people. */
export function People({ query }: { readonly query: PeopleQuery }) {
  const [, navigate] = useLocation();
  const { page, roleId, search, size, state } = query;
  const list = useListPeople(
    {
      page,
      size,
      ...(search !== '' && { search }),
      ...(roleId !== undefined && { roleId }),
      ...(state && { state }),
    },
    { keepPreviousData: true },
  );
  const roles = useListRoles({});
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PeopleView
        query={query}
        onQueryChange={(next) => navigate(peopleAddress(next))}
        {...answerOf(list)}
        roles={roles.data?.data}
        onInvite={readSignInWays(document).hasPassword ? () => setIsInviting(true) : undefined}
      />
      <Late isWanted={isInviting} onFailed={() => setIsInviting(false)}>
        {isInviting && (
          <Invite onClose={() => setIsInviting(false)} onInvited={() => void list.mutate()} />
        )}
      </Late>
    </>
  );
}
