import { useListApprovals } from '@tiyin/api/hooks/approvals';
import type { Approval } from '@tiyin/api/types';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { answerOf } from '../../lists/answer-of.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import {
  approvalsAddress,
  approvalsConditions,
  readApprovalsQuery,
} from '../../addresses/approvals-address.ts';
import { ApprovalsView } from './ApprovalsView.tsx';
import type { ShownOnce } from './OpenApproval.tsx';

const OpenApproval = lazyScreen(
  'open-approval',
  async () => (await import('./OpenApproval.tsx')).OpenApproval,
);

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
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  const onOpen = useCallback(
    ({ id }: Approval) => navigate(approvalsAddress({ ...query, request: id })),
    [navigate, query],
  );
  const onClosed = () =>
    navigate(approvalsAddress({ ...query, request: undefined }), { replace: true });
  const [shown, setShown] = useState<ShownOnce>({});
  const close = () => setShown({});
  useDocumentTitle(i18n.t('Approvals'));
  return (
    <>
      <ValidAddress conditions={approvalsConditions} />
      <ApprovalsView
        query={query}
        onQueryChange={(next) => navigate(approvalsAddress(next))}
        {...answerOf(list)}
        onOpen={onOpen}
      />
      {query.request !== undefined && (
        <Late isWanted onFailed={onClosed}>
          <OpenApproval
            key={query.request}
            id={query.request}
            onDecided={() => void list.mutate()}
            onShown={setShown}
            onClose={onClosed}
          />
        </Late>
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
