import { ApiProblem } from '@tiyin/api/errors';
import { useLogin } from '@tiyin/api/hooks/session';
import { toasts } from '@tiyin/ui/toast';
import { useSession } from '../../session/SessionProvider.tsx';
import type { Credentials } from './LoginForm.tsx';

/** Signs a person in; a refusal is said in a toast (section 8). */
export function useSignIn(): {
  readonly isPending: boolean;
  readonly signIn: (credentials: Credentials) => void;
} {
  const { store } = useSession();
  const { isMutating, trigger } = useLogin();
  const signIn = async (body: Credentials) => {
    try {
      await trigger({ body });
      store.refresh();
      if (store.state() !== 'in')
        toasts.error('Your browser did not keep the session: allow cookies for this site');
    } catch (error) {
      toasts.error(error instanceof ApiProblem ? error.title : String(error));
    }
  };
  return { isPending: isMutating, signIn: (credentials) => void signIn(credentials) };
}
