import type { ApiProblem } from '@tiyin/api/errors';
import type { PersonDetails } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { groupPermissions } from '@tiyin/domain/permissions';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { PageHeader } from '@tiyin/ui/page-header';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { PersonStateBadge } from '../people/person-words.tsx';
import { PersonSessions, type PersonSessionsProps } from './PersonSessions.tsx';

export interface PersonViewProps extends Pick<PersonSessionsProps, 'onDialog' | 'onEndSession'> {
  /** Missing until the first answer. */
  readonly person: PersonDetails | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly onEnable: () => void;
}

/** A person with roles, permissions in words and sessions (OFFICE-344). */
export function PersonView(props: PersonViewProps) {
  const { isRetrying = false, onRetry, person, problem } = props;
  if (problem?.status === 403) return <NoAccess />;
  if (problem?.status === 404) {
    return <EmptyState title="There is no such person">They may have been removed.</EmptyState>;
  }
  if (person === undefined) {
    return problem === undefined ? (
      <Stack gap={16}>
        <VisuallyHidden>Loading the person</VisuallyHidden>
        <Skeleton height="headline" width="medium" />
        <Skeleton height="block" />
      </Stack>
    ) : (
      <LoadProblem
        subject="details of the person"
        problem={problem}
        hasOlder={false}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <Stack gap={24}>
      <PageHeader
        title={`${person.firstName} ${person.lastName}`}
        note={person.username}
        actions={person.isManageable && <Actions {...props} person={person} />}
      />
      <StateNotice person={person} />
      <Card title="Person">
        <DescriptionList items={factsOf(person)} columns={2} />
      </Card>
      <Permissions {...props} person={person} />
      {person.state === 'ACTIVE' && <PersonSessions {...props} person={person} />}
    </Stack>
  );
}

type Known = PersonViewProps & { readonly person: PersonDetails };

function Actions({ onDialog, onEnable, person: { state } }: Known) {
  if (state === 'DISABLED') return <Button onPress={onEnable}>Enable</Button>;
  if (state === 'ACTIVE') return <Button onPress={() => onDialog('disable')}>Disable</Button>;
  return (
    <Inline gap={8}>
      <Button onPress={() => onDialog('revoke')}>Take back</Button>
      <Button variant="primary" onPress={() => onDialog('renew')}>
        New link
      </Button>
    </Inline>
  );
}

function StateNotice({ person: { disabledReason, invitation } }: Pick<Known, 'person'>) {
  if (disabledReason !== null) {
    return <Banner title="Disabled: this person cannot sign in">{disabledReason}</Banner>;
  }
  if (invitation === null) return null;
  const until = `${formatShortUtc(invitation.expiryDate)} UTC`;
  return invitation.isExpired ? (
    <Banner tone="warning" title="The link of the invitation is over">
      {`It was valid until ${until}. Make a new link and send it to the person.`}
    </Banner>
  ) : (
    <Banner tone="primary" title={`Invited by ${invitation.invitedBy}`}>
      {`The person has not chosen a password yet. The link is valid until ${until}.`}
    </Banner>
  );
}

function factsOf(person: PersonDetails): readonly Description[] {
  return [
    { term: 'State', value: <PersonStateBadge state={person.state} /> },
    { term: 'Belongs to', value: person.merchant?.name ?? 'All merchants' },
    {
      term: 'Last sign-in (UTC)',
      value: person.lastSignInDate === null ? 'Never' : formatShortUtc(person.lastSignInDate),
    },
    { term: 'Second factor', value: person.hasTwoFactor ? 'On' : 'Off' },
    { term: 'Signs in', value: person.isByProvider ? 'At the sign-in provider' : 'Here' },
  ];
}

function Permissions({ onDialog, person }: Known) {
  const roles = person.roles.map(({ name }) => name).join(', ');
  const groups = groupPermissions(person.permissions);
  return (
    <Card
      title="Roles and permissions"
      actions={
        person.isManageable &&
        !person.isByProvider && (
          <Button size="sm" onPress={() => onDialog('roles')}>
            Change roles
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: 'Roles', value: roles === '' ? 'None' : roles },
            ...groups.map(({ heading, permissions }) => ({
              term: heading,
              value: (
                <Stack gap={4}>
                  {permissions.map(({ name, words }) => (
                    <span key={name}>{words}</span>
                  ))}
                </Stack>
              ),
            })),
          ]}
        />
        {person.isByProvider && (
          <p>The groups at the sign-in provider decide the roles, at each sign-in.</p>
        )}
        {groups.length === 0 && (
          <p>Without permissions this person sees invoices and terminals, and changes nothing.</p>
        )}
      </Stack>
    </Card>
  );
}
