import { useState } from 'react';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { SetUp } from '../settings/two-factor/SetUp.tsx';
import { useRefreshCurrentUser } from '../../session/CurrentUser.tsx';
import { LostSession } from '../../session/LostSession.tsx';
import { useSignOut } from '../../session/useSignOut.ts';
import { SetUpFirstView } from './SetUpFirstView.tsx';

/** The page of a session that can only set up a second factor. */
export function SetUpFirst() {
  const [isOpen, setIsOpen] = useState(false);
  const refreshUser = useRefreshCurrentUser();
  const signOut = useSignOut();
  useDocumentTitle('Set up a second factor');
  const done = () => {
    setIsOpen(false);
    void refreshUser();
  };
  return (
    <SetUpFirstView onSetUp={() => setIsOpen(true)} onSignOut={signOut}>
      <LostSession />
      {isOpen && <SetUp onDone={done} />}
    </SetUpFirstView>
  );
}
