import { useChangeSignInPolicy, useGetSignInPolicy } from '@tiyin/api/hooks/sign-in-policy';
import type { SignInPolicyChange } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { SignInPolicyView } from './SignInPolicyView.tsx';

const PolicyDialog = lazyScreen(
  'sign-in-policy',
  async () => (await import('./PolicyDialog.tsx')).PolicyDialog,
);

/** When sessions end and who needs a second factor; shown with settings.read, set with settings.edit (PEOPLE-171). */
export function SignInPolicy() {
  const mayRead = useIsPermitted({ permission: 'settings.read' });
  const maySet = useIsPermitted({ permission: 'settings.edit' });
  const query = useGetSignInPolicy(mayRead ? {} : null);
  const { trigger } = useChangeSignInPolicy();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayRead) return null;
  const policy = query.data?.data;
  const change = async (body: SignInPolicyChange): Promise<FormProblem | undefined> => {
    try {
      const answer = await trigger({ body, ifMatch: `"${policy?.version}"` });
      await query.mutate(answer, { revalidate: false });
      toasts.success(i18n.t('Successfully changed'));
      return undefined;
    } catch (error) {
      return formProblemOf(error);
    }
  };
  return (
    <>
      <SignInPolicyView
        policy={policy}
        problem={query.error}
        onRetry={() => void query.mutate()}
        isRetrying={query.isValidating}
        {...(maySet && { onEdit: () => setIsOpen(true) })}
      />
      <Late onFailed={() => setIsOpen(false)}>
        {isOpen && policy !== undefined && (
          <PolicyDialog policy={policy} onChange={change} onClose={() => setIsOpen(false)} />
        )}
      </Late>
    </>
  );
}
