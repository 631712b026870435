import { useBeginTwoFactor, useConfirmTwoFactor } from '@tiyin/api/hooks/two-factor';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { SetUpView, type SetUpStep } from './SetUpView.tsx';

export interface SetUpProps {
  /** Called when it was closed, whether it is on or not. */
  readonly onDone: () => void;
}

/** Sets up an authenticator app step by step. */
export function SetUp({ onDone }: SetUpProps) {
  const begin = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor();
  const [step, setStep] = useState<SetUpStep>({ at: 'password' });
  const [problem, setProblem] = useState<FormProblem>();
  const go = async (next: () => Promise<SetUpStep>) => {
    setProblem(undefined);
    try {
      setStep(await next());
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  const { hasPassword } = useCurrentUser();
  const sendPassword = async (password: string): Promise<SetUpStep> => {
    const { data } = await begin.trigger({ body: hasPassword ? { password } : {} });
    return { at: 'app', secret: data };
  };
  const sendCode = async (code: string): Promise<SetUpStep> => {
    const { data } = await confirm.trigger({ body: { code } });
    return { at: 'codes', recoveryCodes: data.recoveryCodes };
  };
  return (
    <SetUpView
      step={step}
      hasPassword={hasPassword}
      onPassword={(password) => void go(() => sendPassword(password))}
      onCode={(code) => void go(() => sendCode(code))}
      onClose={onDone}
      isPending={begin.isMutating || confirm.isMutating}
      problem={problem}
    />
  );
}
