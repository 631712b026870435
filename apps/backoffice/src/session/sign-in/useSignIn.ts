import { ApiProblem } from '@tiyin/api/errors';
import { useLogin } from '@tiyin/api/hooks/session';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { PasskeyFailure, hasPasskeys } from '../passkeys/authenticator.ts';
import { readSignInWays } from '../oidc/sign-in-ways.ts';
import { useSession } from '../SessionProvider.tsx';
import type { Credentials } from './LoginForm.tsx';
import type { LoginStepsProps } from './LoginSteps.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

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
  return {
    errors: [],
    title: i18n.t('{wait}, or log in with a code of your authenticator app.', { wait }),
  };
}

/** Why somebody was not let in, in words. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiProblem) return error.title;
  return error instanceof PasskeyFailure ? error.message : String(error);
}

/** The credentials of the first step, kept in memory, and what the second one asks for. */
type Second = {
  readonly credentials: Credentials;
  readonly asks: 'code' | 'recovery' | 'passkey';
};

/**
 * Signs a person in; a refusal is shown in a toast (PEOPLE-2). With a second factor a code or a passkey is requested in
 * a second step; a passkey is also enough by itself (PEOPLE-332).
 * @param onProvider signs in at the OpenID provider, where there is one
 */
export function useSignIn(onProvider: () => void): LoginStepsProps {
  const { store } = useSession();
  const { isMutating, trigger } = useLogin();
  const passkey = usePasskeySignIn();
  const [second, setSecond] = useState<Second>();
  const [problem, setProblem] = useState<FormProblem>();
  const enter = () => {
    store.refresh();
    if (store.state() !== 'in')
      toasts.error(i18n.t('Your browser did not keep the session: allow cookies for this site'));
  };
  const signIn = async (credentials: Credentials, code?: string) => {
    setProblem(undefined);
    try {
      await trigger({ body: { ...credentials, ...(code !== undefined && { code }) } });
      enter();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'passkey_required') {
        setSecond({ credentials, asks: 'passkey' });
        if (code !== undefined)
          setProblem({ errors: [], title: i18n.t('You have no recovery codes') });
      } else if (error instanceof ApiProblem && asksForCode(error, code)) {
        setSecond({ credentials, asks: 'code' });
        if (error.code === 'too_many_passwords') setProblem(attackProblem(error));
      } else if (error instanceof ApiProblem && code !== undefined) setProblem(codeProblem(error));
      else toasts.error(wordsOf(error));
    }
  };
  const signInByPasskey = async () => {
    setProblem(undefined);
    try {
      await passkey.signIn(second?.credentials.username);
      enter();
    } catch (error) {
      if (second === undefined) toasts.error(wordsOf(error));
      else setProblem({ errors: [], title: wordsOf(error) });
    }
  };
  const onPasskey = () => void signInByPasskey();
  const onBack = () => setSecond(undefined);
  const ways = readSignInWays(document);
  return {
    isPasswordOff: !ways.hasPassword,
    ...(ways.provider !== null && { provider: { name: ways.provider, onSignIn: onProvider } }),
    isPending: isMutating || passkey.isPending,
    onSubmit: (given) => void signIn(given),
    ...(hasPasskeys() && { onPasskey }),
    ...(second?.asks === 'passkey' && {
      passkeyStep: {
        problem,
        onBack,
        onPasskey,
        onRecoveryCode: () => {
          setProblem(undefined);
          setSecond({ ...second, asks: 'recovery' });
        },
      },
    }),
    ...((second?.asks === 'code' || second?.asks === 'recovery') && {
      codeStep: {
        isRecovery: second.asks === 'recovery',
        problem,
        onBack,
        onCode: (code: string) => void signIn(second.credentials, code),
      },
    }),
  };
}
