import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';
import { LoginForm, type LoginFormProps } from '../screens/login/LoginForm.tsx';
import { useSignIn } from '../screens/login/useSignIn.ts';

/** What it takes. */
export interface SignInAgainProps {
  /** The person would rather leave than sign in. */
  readonly onLeave: () => void;
}

/** Over a page whose session is lost: what was typed there stays (decision 23). */
export function SignInAgain({ onLeave }: SignInAgainProps) {
  const { isPending, signIn } = useSignIn();
  return <SignInAgainView isPending={isPending} onSubmit={signIn} onLeave={onLeave} />;
}

/** The same without what it does. */
export function SignInAgainView({ onLeave, ...form }: LoginFormProps & SignInAgainProps) {
  return (
    <Dialog title="Log in again" closeLabel="Log out" isOpen onOpenChange={onLeave}>
      <Stack gap={16}>
        <p>Your session has ended. What is on the page, and what you typed, stays.</p>
        <LoginForm {...form} />
      </Stack>
    </Dialog>
  );
}
