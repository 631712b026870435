import { useBeginPasskeyStepUp, useGetOwnSession, useStepUp } from '@tiyin/api/hooks/session';
import type { StepUpRequest } from '@tiyin/api/types';
import { useState, useSyncExternalStore } from 'react';
import type { FormProblem } from '../forms/form-problem.ts';
import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import { askAuthenticator, hasPasskeys } from './passkeys/authenticator.ts';
import { passkeyProblemOf } from './passkeys/passkey-problem.ts';
import { useSession } from './SessionProvider.tsx';

const StepUpDialog = lazyScreen(
  'step-up',
  async () => (await import('./step-up/StepUpDialog.tsx')).StepUpDialog,
);

/** Asks the person to confirm who they are when a request needs it, which is then repeated (PEOPLE-174). */
export function StepUp() {
  const { stepUp } = useSession();
  const isOpen = useSyncExternalStore(stepUp.subscribe, stepUp.isOpen);
  if (!isOpen) return null;
  return <OpenStepUp onEnd={stepUp.settle} />;
}

function OpenStepUp({ onEnd }: { readonly onEnd: (isConfirmed: boolean) => void }) {
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
    <Late onFailed={() => onEnd(false)}>
      <StepUpDialog
        hasApp={session.data?.data.hasApp ?? false}
        onConfirm={(body) => void confirm(() => Promise.resolve(body))}
        onPasskey={canUsePasskey ? () => void confirm(askForPasskey) : undefined}
        onClose={() => onEnd(false)}
        isPending={isMutating || isAsking}
        problem={problem}
      />
    </Late>
  );
}
