import type { CurrentUser } from '@tiyin/api/types';
import { AppShell, ShellPerson } from '@tiyin/ui/app-shell';
import { Badge } from '@tiyin/ui/badge';
import { LogOutIcon, SettingsIcon } from '@tiyin/ui/icon';
import { TestDataMarker } from '@tiyin/ui/payments/test-data-marker';
import { UtcClock } from '@tiyin/ui/payments/utc-clock';
import { Switch } from '@tiyin/ui/switch';
import type { ReactNode } from 'react';
import { pageAt, pages } from '../routing/pages.ts';
import { invoicesPath } from '../screens/invoices/invoice-list-address.ts';
import { navigationFor, type PlaceNotes } from './navigation.ts';

/** Whether withdrawals are tried again by themselves. */
export interface AutoRetry {
  readonly isOn: boolean;
  /** Missing for who may not change it. */
  readonly onChange?: (isOn: boolean) => void;
}

/** What it takes. */
export interface LayoutViewProps {
  readonly title: string;
  readonly user: CurrentUser;
  /** The person's own merchant, where there is one and they may read it. */
  readonly merchantName?: string | undefined;
  readonly path: string;
  /** Missing for who may not see it, and until it is known. */
  readonly autoRetry?: AutoRetry | undefined;
  /** Counts in the sidebar. */
  readonly notes?: PlaceNotes;
  /** Filters that the whole page depends on. */
  readonly controls?: ReactNode;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** The frame of every page of the signed-in (section 2, Dashboard layout). */
export function LayoutView(props: LayoutViewProps) {
  const { autoRetry, children, controls, merchantName, notes, onSignOut, path, title, user } =
    props;
  const status = (
    <>
      {user.testDashboard && <TestDataMarker />}
      {merchantName !== undefined && <Badge isOutlined>{merchantName}</Badge>}
      {autoRetry && (
        <Switch
          label="Auto-retry"
          isSelected={autoRetry.isOn}
          isDisabled={autoRetry.onChange === undefined}
          {...(autoRetry.onChange && { onChange: autoRetry.onChange })}
        />
      )}
      <UtcClock />
      <ShellPerson {...user.personal} />
    </>
  );
  return (
    <AppShell
      brandName="tiyin"
      homeHref={invoicesPath}
      items={navigationFor(user.permissions, pageAt(path), notes)}
      footerItems={[
        {
          href: pages.settings.route,
          icon: SettingsIcon,
          isCurrent: path.startsWith(pages.settings.route),
          label: 'Settings',
        },
        { icon: LogOutIcon, label: 'Log Out', onPress: onSignOut },
      ]}
      title={title}
      controls={controls}
      status={status}
    >
      {children}
    </AppShell>
  );
}
