import { useBeginPasskeyStepUp, useGetOwnSession, useStepUp } from '@tiyin/api/hooks/session';
import type { StepUpRequest } from '@tiyin/api/types';
import { useState } from 'react';
import type { FormProblem } from '../../forms/form-problem.ts';
import { askAuthenticator, hasPasskeys } from '../passkeys/authenticator.ts';
import { passkeyProblemOf } from '../passkeys/passkey-problem.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

export interface OpenStepUpProps {
  /** Called once: whether the person has confirmed. */
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** The confirmation, by password, code or passkey. */
export function OpenStepUp({ onEnd }: OpenStepUpProps) {
  const session = useGetOwnSession({});
  const { isMutating, trigger } = useStepUp();
  const begin = useBeginPasskeyStepUp();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const confirm = async (prove: () => Promise<StepUpRequest>) => {
    setProblem(undefined);
    try {
      await trigger({ body: await prove() });
      onEnd(true);
    } catch (error) {
      setProblem(passkeyProblemOf(error));
    }
  };
  const askForPasskey = async (): Promise<StepUpRequest> => {
    setIsAsking(true);
    try {
      const { data } = await begin.trigger({});
      return { passkey: await askAuthenticator(data) };
    } finally {
      setIsAsking(false);
    }
  };
  const canUsePasskey = hasPasskeys() && session.data?.data.hasPasskey === true;
  return (
    <StepUpDialog
      hasApp={session.data?.data.hasApp ?? false}
      onConfirm={(body) => void confirm(() => Promise.resolve(body))}
      onPasskey={canUsePasskey ? () => void confirm(askForPasskey) : undefined}
      onClose={() => onEnd(false)}
      isPending={isMutating || isAsking}
      problem={problem}
    />
  );
}
