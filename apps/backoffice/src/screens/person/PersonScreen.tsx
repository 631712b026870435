import { useGetPerson } from '@tiyin/api/hooks/people';
import type { PersonDetails } from '@tiyin/api/types';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { peoplePath } from '../../addresses/people-address.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { Stack } from '@tiyin/ui/stack';
import { PersonView } from './PersonView.tsx';
import { type PersonDialog, usePersonCommands } from './use-person-commands.ts';

const Dialogs = lazyScreen(
  'person-dialogs',
  async () => (await import('./PersonDialogs.tsx')).PersonDialogs,
);

/** One person. */
export function PersonScreen() {
  const { id } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const query = useGetPerson({ id: Number(id) });
  const person = query.data?.data;
  const [dialog, setDialog] = useState<PersonDialog>();
  useDocumentTitle(
    person === undefined ? i18n.t('Person') : `${person.firstName} ${person.lastName}`,
  );
  const commands = usePersonCommands(Number(id), {
    onFresh: (data: PersonDetails) => void query.mutate({ data }, { revalidate: false }),
    onStale: () => void query.mutate(),
    onGone: () => navigate(peoplePath),
  });
  return (
    <Stack gap={16}>
      <BackLink href={peoplePath}>{i18n.t('People')}</BackLink>
      <PersonView
        person={person}
        problem={query.error}
        onRetry={() => void query.mutate()}
        isRetrying={query.isValidating}
        onDialog={setDialog}
        onEnable={() => void commands.enable()}
        onEndSession={commands.endSession}
      />
      {person && (
        <Late isWanted={dialog !== undefined} onFailed={() => setDialog(undefined)}>
          <Dialogs
            dialog={dialog}
            person={person}
            commands={commands}
            onClose={() => setDialog(undefined)}
          />
        </Late>
      )}
    </Stack>
  );
}
