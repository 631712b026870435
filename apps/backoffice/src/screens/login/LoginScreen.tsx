import { ApiProblem } from '@tiyin/api/errors';
import { useLogin } from '@tiyin/api/hooks/session';
import { toasts } from '@tiyin/ui/toast';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { LoginView, type Credentials } from './LoginView.tsx';

/** Signs a person in; a refusal is said in a toast (section 8). */
export function LoginScreen() {
  const { store } = useSession();
  const { isMutating, trigger } = useLogin();
  const submit = async (body: Credentials) => {
    try {
      await trigger({ body });
      store.refresh();
      if (!store.isSignedIn())
        toasts.error('Your browser did not keep the session: allow cookies for this site');
    } catch (error) {
      toasts.error(error instanceof ApiProblem ? error.title : String(error));
    }
  };
  useDocumentTitle('Log in');
  return <LoginView isPending={isMutating} onSubmit={(credentials) => void submit(credentials)} />;
}
