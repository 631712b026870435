import { useTurnOffTwoFactor } from '@tiyin/api/hooks/two-factor';
import type { TurnOffTwoFactorRequest } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';

/** Turns two-factor sign-in off. */
export function TurnOff({ onDone }: { readonly onDone: () => void }) {
  const { isMutating, trigger } = useTurnOffTwoFactor();
  const [problem, setProblem] = useState<FormProblem>();
  const turnOff = async (body: TurnOffTwoFactorRequest) => {
    setProblem(undefined);
    try {
      await trigger({ body });
      toasts.success(i18n.t('Two-factor sign-in is off'));
      onDone();
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  return (
    <TurnOffDialog
      hasPassword={useCurrentUser().hasPassword}
      onTurnOff={(body) => void turnOff(body)}
      onClose={onDone}
      isPending={isMutating}
      problem={problem}
    />
  );
}
