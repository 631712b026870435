import type { ApiProblem } from '@tiyin/api/errors';
import type { PersonDetails } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { type Description, DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { NoAccess } from '@tiyin/ui/no-access';
import { PageHeader } from '@tiyin/ui/page-header';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { permissionGroups } from '../people/permission-texts.ts';
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
    return (
      <EmptyState title={i18n.t('There is no such person')}>
        {i18n.t('They may have been removed.')}
      </EmptyState>
    );
  }
  if (person === undefined) {
    return problem === undefined ? (
      <SkeletonLines
        label={i18n.t('Loading the person')}
        gap={16}
        lines={[{ height: 'headline', width: 'medium' }, { height: 'block' }]}
      />
    ) : (
      <LoadProblem
        subject={i18n.t('details of the person')}
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
      <Card title={i18n.t('Person')}>
        <DescriptionList items={factsOf(person)} columns={2} />
      </Card>
      <Permissions {...props} person={person} />
      {person.state === 'ACTIVE' && <PersonSessions {...props} person={person} />}
    </Stack>
  );
}

type Known = PersonViewProps & { readonly person: PersonDetails };

function Actions({ onDialog, onEnable, person: { state } }: Known) {
  if (state === 'DISABLED') return <Button onPress={onEnable}>{i18n.t('Enable')}</Button>;
  if (state === 'ACTIVE')
    return <Button onPress={() => onDialog('disable')}>{i18n.t('Disable')}</Button>;
  return (
    <Inline gap={8}>
      <Button onPress={() => onDialog('revoke')}>{i18n.t('Take back')}</Button>
      <Button variant="primary" onPress={() => onDialog('renew')}>
        {i18n.t('New link')}
      </Button>
    </Inline>
  );
}

function StateNotice({ person: { disabledReason, invitation } }: Pick<Known, 'person'>) {
  if (disabledReason !== null) {
    return <Banner title={i18n.t('Disabled: this person cannot sign in')}>{disabledReason}</Banner>;
  }
  if (invitation === null) return null;
  const until = `${formatShortUtc(invitation.expiryDate)} UTC`;
  return invitation.isExpired ? (
    <Banner tone="warning" title={i18n.t('The link of the invitation is over')}>
      {i18n.t('It was valid until {until}. Make a new link and send it to the person.', { until })}
    </Banner>
  ) : (
    <Banner
      tone="primary"
      title={i18n.t('Invited by {invitedBy}', { invitedBy: invitation.invitedBy })}
    >
      {i18n.t('The person has not chosen a password yet. The link is valid until {until}.', {
        until,
      })}
    </Banner>
  );
}

function factsOf(person: PersonDetails): readonly Description[] {
  return [
    { term: i18n.t('State'), value: <PersonStateBadge state={person.state} /> },
    { term: i18n.t('Belongs to'), value: person.merchant?.name ?? i18n.t('All merchants') },
    {
      term: i18n.t('Last sign-in (UTC)'),
      value:
        person.lastSignInDate === null ? i18n.t('Never') : formatShortUtc(person.lastSignInDate),
    },
    { term: i18n.t('Second factor'), value: person.hasTwoFactor ? i18n.t('On') : i18n.t('Off') },
    {
      term: i18n.t('Signs in'),
      value: person.isByProvider ? i18n.t('At the sign-in provider') : i18n.t('Here'),
    },
  ];
}

function Permissions({ onDialog, person }: Known) {
  const roles = person.roles.map(({ name }) => name).join(', ');
  const groups = permissionGroups(person.permissions);
  return (
    <Card
      title={i18n.t('Roles and permissions')}
      actions={
        person.isManageable &&
        !person.isByProvider && (
          <Button size="sm" onPress={() => onDialog('roles')}>
            {i18n.t('Change roles')}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <DescriptionList
          items={[
            { term: i18n.t('Roles'), value: roles === '' ? i18n.t('None') : roles },
            ...groups.map(({ heading, permissions }) => ({
              term: heading,
              value: (
                <Stack as="ul" gap={8}>
                  {permissions.map(({ name, words }) => (
                    <li key={name}>{words}</li>
                  ))}
                </Stack>
              ),
            })),
          ]}
        />
        {person.isByProvider && (
          <p>{i18n.t('The groups at the sign-in provider decide the roles, at each sign-in.')}</p>
        )}
        {groups.length === 0 && (
          <p>
            {i18n.t(
              'Without permissions this person sees invoices and terminals, and changes nothing.',
            )}
          </p>
        )}
      </Stack>
    </Card>
  );
}
