import { useChangePassword } from '@tiyin/api/hooks/own-account';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../forms/form-problem.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { ChangePasswordView, type Passwords } from './ChangePasswordView.tsx';

/** Changes one's own password; confirmed by a toast, and the fields are emptied (PEOPLE-12). */
export function ChangePasswordScreen() {
  const { isMutating, trigger } = useChangePassword();
  const [refusal, setRefusal] = useState<FormProblem>();
  const [changes, setChanges] = useState(0);
  const change = async (body: Passwords) => {
    setRefusal(undefined);
    try {
      await trigger({ body });
      toasts.success(i18n.t('Password changed successfully!'));
      setChanges((count) => count + 1);
    } catch (error) {
      setRefusal(formProblemOf(error));
    }
  };
  useDocumentTitle(i18n.t('Change password'));
  return (
    <ChangePasswordView
      key={changes}
      isPending={isMutating}
      refusal={refusal}
      onSubmit={(passwords) => void change(passwords)}
    />
  );
}
