import { useAddPasskey, useBeginPasskey } from '@tiyin/api/hooks/passkeys';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { makePasskey } from '../../../session/passkeys/authenticator.ts';
import { passkeyProblemOf } from '../../../session/passkeys/passkey-problem.ts';
import { PasskeyCodesDialog } from './PasskeyCodesDialog.tsx';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';

/** Names a passkey, and has the browser make it. */
export function AddPasskey({ onDone }: { readonly onDone: () => void }) {
  const begin = useBeginPasskey();
  const { trigger } = useAddPasskey();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const add = async (name: string) => {
    setIsPending(true);
    setProblem(undefined);
    try {
      const { data } = await begin.trigger({});
      const made = await trigger({ body: { name, ...(await makePasskey(data)) } });
      if (made.recoveryCodes.length > 0) setCodes(made.recoveryCodes);
      else {
        toasts.success(i18n.t('The passkey was added'));
        onDone();
      }
    } catch (error) {
      setProblem(passkeyProblemOf(error));
    }
    setIsPending(false);
  };
  if (codes) return <PasskeyCodesDialog recoveryCodes={codes} onClose={onDone} />;
  return (
    <PasskeyNameDialog
      title={i18n.t('Add a passkey')}
      name=""
      confirmLabel={i18n.t('Continue')}
      onName={(name) => void add(name)}
      onClose={onDone}
      isPending={isPending}
      problem={problem}
    />
  );
}
