import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { LoginView } from './LoginView.tsx';
import { useSignIn } from './useSignIn.ts';

/** Signs a person in; a refusal is said in a toast (section 8). */
export function LoginScreen() {
  const { isPending, signIn } = useSignIn();
  useDocumentTitle('Log in');
  return <LoginView isPending={isPending} onSubmit={signIn} />;
}
