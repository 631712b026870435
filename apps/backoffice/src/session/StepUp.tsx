import { useGetOwnSession, useStepUp } from '@tiyin/api/hooks/session';
import type { StepUpRequest } from '@tiyin/api/types';
import { useState, useSyncExternalStore } from 'react';
import { type FormProblem, formProblemOf } from '../forms/form-problem.ts';
import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
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
  const [problem, setProblem] = useState<FormProblem>();
  const confirm = async (body: StepUpRequest) => {
    setProblem(undefined);
    try {
      await trigger({ body });
      onEnd(true);
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  return (
    <Late onFailed={() => onEnd(false)}>
      <StepUpDialog
        hasApp={session.data?.data.hasApp ?? false}
        onConfirm={(body) => void confirm(body)}
        onClose={() => onEnd(false)}
        isPending={isMutating}
        problem={problem}
      />
    </Late>
  );
}
