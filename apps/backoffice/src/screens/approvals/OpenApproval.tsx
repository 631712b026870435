import { ApiProblem } from '@tiyin/api/errors';
import { useApproveRequest, useGetApproval, useRejectRequest } from '@tiyin/api/hooks/approvals';
import type { Approval, ApproveRequestAnswer } from '@tiyin/api/types';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { ApprovalDialog, type ApprovalDecision } from './ApprovalDialog.tsx';

export interface OpenApprovalProps {
  readonly id: string;
  /** Also where somebody else decided meanwhile. */
  readonly onDecided: () => void;
  readonly onShown: (shown: ShownOnce) => void;
  readonly onClose: () => void;
}

/** The request at the address: to decide, with its outcome, or the reason why it is not shown (OFFICE-843). */
export function OpenApproval({ id, onClose, onDecided, onShown }: OpenApprovalProps) {
  const { data, error, isValidating, mutate } = useGetApproval({ id });
  const decide = useDecision(() => {
    onDecided();
    void mutate();
  }, onShown);
  const approval = data?.data;
  if (approval === undefined && error === undefined) return null;
  return (
    <ApprovalDialog
      approval={approval}
      problem={
        error?.status === 404 || error?.status === 400 ? (
          i18n.t('There is no such request, or it is not among those that you may see.')
        ) : (
          <LoadProblem
            subject={i18n.t('approvals')}
            problem={error}
            hasOlder={false}
            onRetry={() => void mutate()}
            isRetrying={isValidating}
          />
        )
      }
      onDecide={async (decision, reason) =>
        approval !== undefined && decide(approval, decision, reason)
      }
      onClose={onClose}
    />
  );
}

/** The part of the answer to an approver that is shown once (PEOPLE-500, PEOPLE-508, PEOPLE-510). */
export type ShownOnce = Pick<ApproveRequestAnswer, 'invitation' | 'secondHalf'>;

/** Decides a request and reports the result; it returns whether its dialog can close. */
function useDecision(onDecided: () => void, onShown: (shown: ShownOnce) => void) {
  const approve = useApproveRequest();
  const reject = useRejectRequest();
  return async ({ id }: Approval, decision: ApprovalDecision, reason: string) => {
    try {
      if (decision === 'approve') {
        onShown(await approve.trigger({ id, body: { reason } }));
      } else await reject.trigger({ id, body: { reason } });
      toasts.success(decision === 'approve' ? i18n.t('Approved and executed') : i18n.t('Rejected'));
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('Nothing was executed'), error.detail ?? error.title);
      return false;
    } finally {
      onDecided();
    }
  };
}
