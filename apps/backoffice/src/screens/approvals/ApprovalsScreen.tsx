import { ApiProblem } from '@tiyin/api/errors';
import {
  useApproveRequest,
  useGetApproval,
  useListApprovals,
  useRejectRequest,
} from '@tiyin/api/hooks/approvals';
import type { Approval, ApproveRequestAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { toastProblem } from '../../session/toast-problem.ts';
import { ApprovalDialog, type ApprovalDecision } from './ApprovalDialog.tsx';
import { approvalsAddress, readApprovalsQuery } from '../../addresses/approvals-address.ts';
import { ApprovalsView } from './ApprovalsView.tsx';

const LinkDialog = lazyScreen(
  'invitation-link',
  async () => (await import('../people/invite/LinkDialog.tsx')).LinkDialog,
);

const SecretDialog = lazyScreen(
  'secret-half',
  async () => (await import('../providers/add/SecretDialog.tsx')).SecretDialog,
);

/** The refresh interval of the list, in milliseconds: other people decide too. */
const REFRESH_MS = 10_000;

/** The inbox of approvals, kept up to date. */
export function ApprovalsScreen() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const query = useMemo(() => readApprovalsQuery(search), [search]);
  const { page, shown: view, size } = query;
  const list = useListApprovals(
    { ...(view !== 'all' && { view }), page, size },
    { refreshInterval: REFRESH_MS },
  );
  const [openId, setOpenId] = useState<string>();
  const opened = useGetApproval(openId === undefined ? null : { id: openId }).data?.data;
  const onOpen = useCallback(({ id }: Approval) => setOpenId(id), []);
  const [shown, setShown] = useState<Shown>({});
  const decide = useDecision(() => void list.mutate(), setShown);
  const close = () => setShown({});
  useDocumentTitle(i18n.t('Approvals'));
  return (
    <>
      <ApprovalsView
        query={query}
        onQueryChange={(next) => navigate(approvalsAddress(next))}
        {...answerOf(list)}
        onOpen={onOpen}
      />
      {openId !== undefined && opened?.id === openId && (
        <ApprovalDialog
          key={openId}
          approval={opened}
          onDecide={(decision, reason) => decide(opened, decision, reason)}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {shown.invitation && (
        <Late>
          <LinkDialog made={shown.invitation} onClose={close} />
        </Late>
      )}
      {shown.secondHalf !== undefined && (
        <Late>
          <SecretDialog
            title={i18n.t('Second half of the secret')}
            secret={shown.secondHalf}
            half="second"
            onClose={close}
          />
        </Late>
      )}
    </>
  );
}

/** The part of the answer to an approver that is shown once (PEOPLE-500, PEOPLE-508, PEOPLE-510). */
type Shown = Pick<ApproveRequestAnswer, 'invitation' | 'secondHalf'>;

/** Decides a request and reports the result; it returns whether its dialog can close. */
function useDecision(onDecided: () => void, onShown: (shown: Shown) => void) {
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
      return error.code === 'approval_decided' || error.code === 'approval_stale';
    } finally {
      onDecided();
    }
  };
}
