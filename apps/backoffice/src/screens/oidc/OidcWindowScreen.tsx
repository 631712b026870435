import { ApiProblem } from '@tiyin/api/errors';
import { useBeginOidcSignIn, useBeginOidcStepUp } from '@tiyin/api/hooks/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { oidcWindowPath } from '../../routing/paths.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { announceEnd } from '../../session/oidc/oidc-window.ts';
import { OidcView } from './OidcView.tsx';

/** A window beside the page: it leads to the OpenID provider, and closes when the person comes back (PEOPLE-408). */
export function OidcWindowScreen() {
  const search = new URLSearchParams(useSearch());
  const signIn = useBeginOidcSignIn();
  const stepUp = useBeginOidcStepUp();
  const [problem, setProblem] = useState<string>();
  const hasEnded = search.has('ended');
  useDocumentTitle(i18n.t('Log in'));
  const begin = () =>
    search.get('for') === 'step-up'
      ? stepUp.trigger({})
      : signIn.trigger({ body: { next: oidcWindowPath } });
  const go = useEffectEvent(() => {
    void begin().then(
      ({ data }) => window.location.replace(data.url),
      (error: unknown) => setProblem(error instanceof ApiProblem ? error.title : String(error)),
    );
  });
  useEffect(() => {
    if (!hasEnded) {
      go();
      return;
    }
    announceEnd();
    window.close();
  }, [hasEnded]);
  if (hasEnded) return <OidcView at="end" />;
  if (problem === undefined) return <OidcView at="way" />;
  return <OidcView at="problem" problem={problem} onRetry={() => window.location.reload()} />;
}
