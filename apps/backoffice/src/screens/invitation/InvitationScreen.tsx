import { ApiProblem } from '@tiyin/api/errors';
import { useAcceptInvitation, useReadInvitation } from '@tiyin/api/hooks/session';
import type { Invitation } from '@tiyin/api/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../forms/form-problem.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { InvitationView } from './InvitationView.tsx';

/** The page of an invitation link, on which the person chooses a password (PEOPLE-107). */
export function InvitationScreen() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { trigger: read } = useReadInvitation();
  const { isMutating, trigger: accept } = useAcceptInvitation();
  const [invitation, setInvitation] = useState<Invitation>();
  const [problem, setProblem] = useState<ApiProblem>();
  const [refusal, setRefusal] = useState<FormProblem>();
  const [isDone, setIsDone] = useState(false);
  const showProblem = (error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    setProblem(error);
  };
  const load = useEffectEvent(() =>
    read({ body: { token } }).then(({ data }) => setInvitation(data), showProblem),
  );
  useEffect(() => {
    void load();
  }, []);
  useDocumentTitle(i18n.t('Invitation'));
  const submit = async (password: string) => {
    setRefusal(undefined);
    try {
      await accept({ body: { token, password } });
      setIsDone(true);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) setProblem(error);
      else setRefusal(formProblemOf(error));
    }
  };
  return (
    <InvitationView
      invitation={invitation}
      problem={problem}
      onRetry={() => window.location.reload()}
      isDone={isDone}
      isPending={isMutating}
      refusal={refusal}
      onSubmit={(password) => void submit(password)}
    />
  );
}
