import { useRenamePasskey } from '@tiyin/api/hooks/passkeys';
import type { Passkey } from '@tiyin/api/types';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';

export interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskey({ onDone, passkey: { id, name } }: RenamePasskeyProps) {
  const { isMutating, trigger } = useRenamePasskey();
  const [problem, setProblem] = useState<FormProblem>();
  const rename = async (given: string) => {
    setProblem(undefined);
    try {
      await trigger({ id, body: { name: given } });
      onDone();
    } catch (error) {
      setProblem(formProblemOf(error));
    }
  };
  return (
    <PasskeyNameDialog
      title={i18n.t('Rename the passkey')}
      name={name}
      confirmLabel={i18n.t('Save')}
      onName={(given) => void rename(given)}
      onClose={onDone}
      isPending={isMutating}
      problem={problem}
    />
  );
}
