import { ApiProblem } from '@tiyin/api/errors';
import { useFinishOidc } from '@tiyin/api/hooks/session';
import type { OidcOutcomeAnswer } from '@tiyin/api/types';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { screenOf } from '../../routing/guard.ts';
import { loginPath, oidcReturnPath, oidcWindowPath } from '../../routing/paths.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { OidcView } from './OidcView.tsx';

/** The page that the OpenID provider returns to: it hands the answer to the server, once. */
export function OidcReturnScreen() {
  const { store } = useSession();
  const { trigger } = useFinishOidc();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string>();
  const isSent = useRef(false);
  useDocumentTitle(i18n.t('Log in'));
  const enter = ({ data }: OidcOutcomeAnswer) => {
    const isWindow = data.next === oidcWindowPath;
    navigate(isWindow ? `${oidcWindowPath}?ended` : screenOf(data.next), { replace: true });
    store.refresh();
  };
  const finish = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    const query = window.location.search;
    // The code is used up: neither the history nor a reload has it again.
    window.history.replaceState(null, '', oidcReturnPath);
    void trigger({ body: { query } }).then(enter, (error: unknown) =>
      setProblem(error instanceof ApiProblem ? error.title : String(error)),
    );
  });
  useEffect(() => finish(), []);
  if (problem === undefined) return <OidcView at="way" />;
  return <OidcView at="problem" problem={problem} onRetry={() => navigate(loginPath)} />;
}
