import { useBeginPasskeyStepUp, useGetOwnSession, useStepUp } from '@tiyin/api/hooks/session';
import type { OwnSession, StepUpRequest } from '@tiyin/api/types';
import { useState } from 'react';
import type { FormProblem } from '../../forms/form-problem.ts';
import { askAuthenticator, hasPasskeys } from '../passkeys/authenticator.ts';
import { passkeyProblemOf } from '../passkeys/passkey-problem.ts';

/** The confirmation of a session by its person. */
export interface Confirmation {
  /** The person’s ways to confirm; missing until the first answer. */
  readonly session: OwnSession | undefined;
  readonly onConfirm: (proof: StepUpRequest) => void;
  /** Missing where the person or the browser has no passkeys. */
  readonly onPasskey: (() => void) | undefined;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Confirms the session by a password, a code or a passkey; calls `onConfirmed` once it is. */
export function useConfirmation(onConfirmed: () => void): Confirmation {
  const { data } = useGetOwnSession({});
  const { isMutating, trigger } = useStepUp();
  const begin = useBeginPasskeyStepUp();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const confirm = async (prove: () => Promise<StepUpRequest>) => {
    setProblem(undefined);
    try {
      await trigger({ body: await prove() });
      onConfirmed();
    } catch (error) {
      setProblem(passkeyProblemOf(error));
    }
  };
  const askForPasskey = async (): Promise<StepUpRequest> => {
    setIsAsking(true);
    try {
      const question = await begin.trigger({});
      return { passkey: await askAuthenticator(question.data) };
    } finally {
      setIsAsking(false);
    }
  };
  const canUsePasskey = hasPasskeys() && data?.data.hasPasskey === true;
  return {
    session: data?.data,
    onConfirm: (proof) => void confirm(() => Promise.resolve(proof)),
    onPasskey: canUsePasskey ? () => void confirm(askForPasskey) : undefined,
    isPending: isMutating || isAsking,
    problem,
  };
}
