import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { AddPasskey } from '../settings/passkeys/AddPasskey.tsx';
import { SetUp } from '../settings/two-factor/SetUp.tsx';
import { useRefreshCurrentUser } from '../../session/CurrentUser.tsx';
import { LostSession } from '../../session/LostSession.tsx';
import { hasPasskeys } from '../../session/passkeys/authenticator.ts';
import { StepUp } from '../../session/StepUp.tsx';
import { useSignOut } from '../../session/useSignOut.ts';
import { SetUpFirstView } from './SetUpFirstView.tsx';

/** The page of a session that can only set up a second factor. */
export function SetUpFirst() {
  const [open, setOpen] = useState<'app' | 'passkey'>();
  const refreshUser = useRefreshCurrentUser();
  const signOut = useSignOut();
  useDocumentTitle(i18n.t('Set up a second factor'));
  const done = () => {
    setOpen(undefined);
    void refreshUser();
  };
  return (
    <SetUpFirstView
      onSetUp={() => setOpen('app')}
      onPasskey={hasPasskeys() ? () => setOpen('passkey') : undefined}
      onSignOut={signOut}
    >
      <LostSession />
      <StepUp />
      {open === 'app' && <SetUp onDone={done} />}
      {open === 'passkey' && <AddPasskey onDone={done} />}
    </SetUpFirstView>
  );
}
