import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';
import { useEffect } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { onOidcEnd, openOidcWindow } from '../oidc/oidc-window.ts';
import { useSession } from '../SessionProvider.tsx';
import { LoginSteps, type LoginStepsProps } from './LoginSteps.tsx';
import { useSignIn } from './useSignIn.ts';

export interface SignInAgainProps {
  /** Of the person whose session ended; another person may sign in too. */
  readonly username: string;
  /** The person would rather leave than sign in. */
  readonly onLeave: () => void;
}

/** Over a page whose session is lost: typed text stays (PEOPLE-11). */
export function SignInAgain(props: SignInAgainProps) {
  const { store } = useSession();
  useEffect(() => onOidcEnd(() => store.refresh()), [store]);
  return <SignInAgainView {...useSignIn(() => openOidcWindow('sign-in'))} {...props} />;
}

/** The same without side effects. */
export function SignInAgainView({ onLeave, ...steps }: LoginStepsProps & SignInAgainProps) {
  return (
    <Dialog
      title={i18n.t('Log in again')}
      closeLabel={i18n.t('Log out')}
      isOpen
      onOpenChange={onLeave}
    >
      <Stack gap={16}>
        <p>{i18n.t('Your session has ended. What is on the page, and what you typed, stays.')}</p>
        <LoginSteps {...steps} />
      </Stack>
    </Dialog>
  );
}
