import { useGetOwnMerchant } from '@tiyin/api/hooks/merchants';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { Stack } from '@tiyin/ui/stack';
import { Fragment, useState, type ReactNode } from 'react';
import { pageAt } from '../routing/pages.ts';
import { useCurrentUser } from '../session/CurrentUser.tsx';
import { LostSession } from '../session/LostSession.tsx';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { StepUp } from '../session/StepUp.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { ChosenTerminalProvider } from '../session/ChosenTerminal.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Overlays, type Overlay } from './Overlays.tsx';
import { MerchantPicker } from './MerchantPicker.tsx';
import { LayoutView } from './LayoutView.tsx';
import { type Subject, SubjectProvider } from './ShownSubject.tsx';
import { readSupportUrl } from './support-link.ts';
import { useWaitingApprovals } from './useWaitingApprovals.ts';
import { useOpenNotifications } from './useOpenNotifications.ts';
import { useAreMerchantsComing } from './useMerchantChoice.ts';
import { useMountedMode } from './useMountedMode.ts';
import { useAutoRetry } from './useAutoRetry.ts';
import { useShownMode } from './useShownMode.ts';
import { useFocusHeading } from './use-focus-heading.ts';

/** Pages about one invoice or customer, whose merchant is not the one to choose. */
function isOfOneThing(path: string): boolean {
  const page = pageAt(path);
  return page === 'invoice' || page === 'customer';
}

/** The frame of every page, with the person and their merchant in it. */
export function Layout({
  children,
  controls,
  path,
  title,
}: {
  readonly children: ReactNode;
  readonly controls?: ReactNode;
  readonly path: string;
  readonly title: string;
}) {
  const user = useCurrentUser();
  const mayRead = useIsPermitted({ permission: 'merchant.read' });
  const merchant = useGetOwnMerchant(mayRead && user.merchantId !== null ? {} : null);
  const mayPick = useIsPermitted({ permission: 'merchant.rw.all' }) && user.merchantId === null;
  const areMerchantsComing = useAreMerchantsComing(mayPick);
  const autoRetry = useAutoRetry();
  const [mode, setTerminal] = useShownMode();
  const mountedMode = useMountedMode(user.testDashboard);
  const openNotifications = useOpenNotifications();
  const waitingApprovals = useWaitingApprovals();
  const signOut = useSignOut();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  useFocusHeading(path);
  return (
    <ChosenTerminalProvider value={setTerminal}>
      <LayoutView
        title={title}
        user={user}
        merchantName={merchant.isLoading || areMerchantsComing ? null : merchant.data?.data.name}
        merchantPicker={mayPick && <MerchantPicker />}
        path={path}
        subject={isOfOneThing(path) ? subject : undefined}
        autoRetry={autoRetry}
        notes={{ ...openNotifications, ...waitingApprovals }}
        controls={controls}
        {...mode}
        supportUrl={readSupportUrl(document)}
        onOverlay={setOverlay}
        onSignOut={signOut}
      >
        <SessionEnd />
        <StepUp />
        <LostSession />
        <Overlays open={overlay} onOpenChange={setOverlay} />
        <Stack gap={24}>
          <OfflineNotice />
          {/* Remounts when the mode changes: a screen's state belongs to one mode. */}
          <Fragment key={String(mountedMode)}>
            <SubjectProvider value={setSubject}>{children}</SubjectProvider>
          </Fragment>
        </Stack>
      </LayoutView>
    </ChosenTerminalProvider>
  );
}
