import { ApiProblem } from '@tiyin/api/errors';
import { useLogin } from '@tiyin/api/hooks/session';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import type { FormProblem } from '../../forms/form-problem.ts';
import { useSession } from '../SessionProvider.tsx';
import type { Credentials } from './LoginForm.tsx';
import type { LoginStepsProps } from './LoginSteps.tsx';

/** An invalid code is shown at its field; any other error is about the whole form. */
function codeProblem({ code, title }: ApiProblem): FormProblem {
  if (code !== 'wrong_code') return { errors: [], title };
  return { errors: [{ path: '/code', message: title }], title: undefined };
}

/** A code is required, or lets a person in while others try passwords for their name (PEOPLE-178). */
function asksForCode({ code }: ApiProblem, given: string | undefined): boolean {
  return given === undefined && (code === 'code_required' || code === 'too_many_passwords');
}

function attackProblem({ detail, title }: ApiProblem): FormProblem {
  const wait = detail === undefined ? title : `${title}. ${detail}`;
  return { errors: [], title: `${wait}, or log in with a code of your authenticator app.` };
}

/**
 * Signs a person in; a refusal is shown in a toast (PEOPLE-2). With two-factor sign-in a code is
 * requested in a second step, for which the credentials are kept in memory.
 */
export function useSignIn(): LoginStepsProps {
  const { store } = useSession();
  const { isMutating, trigger } = useLogin();
  const [credentials, setCredentials] = useState<Credentials>();
  const [problem, setProblem] = useState<FormProblem>();
  const signIn = async (given: Credentials, code?: string) => {
    setProblem(undefined);
    try {
      await trigger({ body: { ...given, ...(code !== undefined && { code }) } });
      store.refresh();
      if (store.state() !== 'in')
        toasts.error('Your browser did not keep the session: allow cookies for this site');
    } catch (error) {
      if (error instanceof ApiProblem && asksForCode(error, code)) {
        setCredentials(given);
        if (error.code === 'too_many_passwords') setProblem(attackProblem(error));
      } else if (error instanceof ApiProblem && code !== undefined) setProblem(codeProblem(error));
      else toasts.error(error instanceof ApiProblem ? error.title : String(error));
    }
  };
  return {
    isPending: isMutating,
    onSubmit: (given) => void signIn(given),
    ...(credentials !== undefined && {
      codeStep: {
        problem,
        onBack: () => setCredentials(undefined),
        onCode: (code: string) => void signIn(credentials, code),
      },
    }),
  };
}
