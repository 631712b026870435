import { useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { readReturn } from '../../routing/guard.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useOidcSignIn } from '../../session/oidc/useOidcSignIn.ts';
import { useSignIn } from '../../session/sign-in/useSignIn.ts';
import { LoginView } from './LoginView.tsx';

/** The sign-in page and its logic (OFFICE-88). */
export function LoginScreen() {
  const next = readReturn(useSearch());
  const oidc = useOidcSignIn();
  const steps = useSignIn(() => oidc.open(next));
  useDocumentTitle(i18n.t('Log in'));
  return <LoginView {...steps} isPending={steps.isPending || oidc.isPending} />;
}
