import { useChangeApprovalRule, useListApprovalRules } from '@tiyin/api/hooks/approvals';
import type { ApprovalRuleChange } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { toastRequested } from '../../../session/toast-requested.ts';
import { ApprovalRulesView } from './ApprovalRulesView.tsx';

/** Which changes need a second person; shown with settings.read, set with settings.edit (PEOPLE-261). */
export function ApprovalRules() {
  const mayRead = useIsPermitted({ permission: 'settings.read' });
  const maySet = useIsPermitted({ permission: 'settings.edit' });
  const query = useListApprovalRules(mayRead ? {} : null);
  const { trigger } = useChangeApprovalRule();
  if (!mayRead) return null;
  const change = async (
    changes: readonly ApprovalRuleChange[],
  ): Promise<FormProblem | undefined> => {
    let isRequested = false;
    try {
      for (const body of changes) {
        if ('approval' in (await trigger({ body }))) isRequested = true;
      }
    } catch (error) {
      return formProblemOf(error);
    } finally {
      await query.mutate();
    }
    if (isRequested) toastRequested();
    else toasts.success(i18n.t('Successfully changed'));
    return undefined;
  };
  return (
    <ApprovalRulesView
      rules={query.data?.data}
      deciders={query.data?.deciders}
      problem={query.error}
      onRetry={() => void query.mutate()}
      isRetrying={query.isValidating}
      {...(maySet && { onChange: change })}
      notice={<ApprovalNotice kind="RULE" />}
    />
  );
}
