import { useGetOwnMerchant } from '@tiyin/api/hooks/merchants';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../session/CurrentUser.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { LayoutView } from './LayoutView.tsx';
import { useOpenNotifications } from './useOpenNotifications.ts';
import { useAutoRetry } from './useAutoRetry.ts';
import { useFocusHeading } from './use-focus-heading.ts';

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
  const autoRetry = useAutoRetry();
  const openNotifications = useOpenNotifications();
  const signOut = useSignOut();
  useFocusHeading(path);
  return (
    <LayoutView
      title={title}
      user={user}
      merchantName={merchant.data?.data.name}
      path={path}
      autoRetry={autoRetry}
      notes={openNotifications}
      controls={controls}
      onSignOut={() => void signOut()}
    >
      {children}
    </LayoutView>
  );
}
