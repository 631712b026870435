import { ApiProblem } from '@tiyin/api/errors';
import { useChangePassword } from '@tiyin/api/hooks/session';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { ChangePasswordView, type PasswordRefusal, type Passwords } from './ChangePasswordView.tsx';

/** Changes one's own password; said in a toast, and the fields are empty again (section 5). */
export function ChangePasswordScreen() {
  const { isMutating, trigger } = useChangePassword();
  const [refusal, setRefusal] = useState<PasswordRefusal>();
  const [changes, setChanges] = useState(0);
  const change = async (body: Passwords) => {
    setRefusal(undefined);
    try {
      await trigger({ body });
      toasts.success('Password changed successfully!');
      setChanges((count) => count + 1);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { detail, errors, title } = error;
      setRefusal({ errors, title: errors.length > 0 ? undefined : (detail ?? title) });
    }
  };
  useDocumentTitle('Change password');
  return (
    <ChangePasswordView
      key={changes}
      isPending={isMutating}
      refusal={refusal}
      onSubmit={(passwords) => void change(passwords)}
    />
  );
}
