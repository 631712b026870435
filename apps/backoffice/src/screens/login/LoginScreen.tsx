import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { LoginView } from './LoginView.tsx';
import { useSignIn } from '../../session/sign-in/useSignIn.ts';

/** The sign-in page and its logic (OFFICE-88). */
export function LoginScreen() {
  const steps = useSignIn();
  useDocumentTitle('Log in');
  return <LoginView {...steps} />;
}
