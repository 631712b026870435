import { useRenewRecoveryCodes } from '@tiyin/api/hooks/two-factor';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';

/** Replaces the recovery codes of the person, and shows the new ones once. */
export function RenewCodes({ onDone }: { readonly onDone: () => void }) {
  const { isMutating, trigger } = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState<FormProblem>();
  const renew = async () => {
    setProblem(undefined);
    try {
      setCodes((await trigger({})).data.recoveryCodes);
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  return (
    <RenewCodesDialog
      recoveryCodes={codes}
      onRenew={() => void renew()}
      onClose={onDone}
      isPending={isMutating}
      problem={problem}
    />
  );
}
