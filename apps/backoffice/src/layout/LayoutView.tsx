import type { CurrentUser } from '@tiyin/api/types';
import {
  AppShell,
  ScopeText,
  type ShellItem,
  ShellPerson,
  ShellScope,
  ShellSearch,
  ShellSwitch,
} from '@tiyin/ui/app-shell';
import { AppearanceIcon, LogOutIcon, RefreshIcon, SettingsIcon, SupportIcon } from '@tiyin/ui/icon';
import { UtcClock } from '@tiyin/ui/payments/utc-clock';
import type { ReactNode } from 'react';
import { i18n } from '../texts/i18n.ts';
import { pageAt, pages } from '../routing/pages.ts';
import { invoicesPath } from '../addresses/invoice-list-address.ts';
import { DataMode, DataModeMark, type DataModeProps } from './DataMode.tsx';
import type { Overlay } from './Overlays.tsx';
import type { Subject } from './ShownSubject.tsx';
import { navigationFor, type PlaceNotes } from './navigation.ts';

/** Whether withdrawals are tried again by themselves. */
export interface AutoRetry {
  /** Null while it is loading. */
  readonly isOn: boolean | null;
  /** Missing without the permission to change it. */
  readonly onChange?: (isOn: boolean) => void;
}

export interface LayoutViewProps {
  readonly title: string;
  readonly user: CurrentUser;
  /** The person's own merchant, if they have one and may read it; null while it, or those to choose from, are loading. */
  readonly merchantName?: string | null | undefined;
  /** The link to another merchant, for people who may choose one. */
  readonly merchantPicker?: ReactNode;
  readonly path: string;
  /** On the page of one thing: that thing's merchant and mode, null until they are known. */
  readonly subject?: Subject | null | undefined;
  /** Missing without permission. */
  readonly autoRetry?: AutoRetry | undefined;
  readonly onTestDashboard: DataModeProps['onChange'];
  /** The mode of the terminal that is chosen, which is that of all that the page shows (OFFICE-881). */
  readonly terminalIsTest?: boolean | undefined;
  /** Another choice is loading. */
  readonly isSwitching?: boolean;
  /** Counts in the sidebar. */
  readonly notes?: PlaceNotes;
  /** Filters that the whole page depends on. */
  readonly controls?: ReactNode;
  /** The help desk's address; null without one. */
  readonly supportUrl?: string | null;
  /** Opens an overlay: appearance, command palette, shortcuts. */
  readonly onOverlay: (overlay: Overlay) => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

function footerOf({ onOverlay, onSignOut, path, supportUrl = null }: LayoutViewProps): ShellItem[] {
  const support: ShellItem[] =
    supportUrl === null
      ? []
      : [{ href: supportUrl, icon: SupportIcon, label: i18n.t('Support'), opensNewTab: true }];
  const settings: ShellItem = {
    href: pages.settings.route,
    icon: SettingsIcon,
    isCurrent: path.startsWith(pages.settings.route),
    label: i18n.t('Settings'),
  };
  return [
    settings,
    ...support,
    { icon: AppearanceIcon, label: i18n.t('Appearance'), onPress: () => onOverlay('appearance') },
    { icon: LogOutIcon, label: i18n.t('Log Out'), onPress: onSignOut },
  ];
}

/** Merchant, terminal and mode (OFFICE-440); those of the one thing on the page cannot be chosen. */
function Scope(props: LayoutViewProps) {
  const { controls, isSwitching = false, merchantName, merchantPicker, onTestDashboard } = props;
  const { subject, terminalIsTest, user } = props;
  if (subject === null || (subject === undefined && merchantName === null)) return null;
  const isTest = subject?.isTest ?? terminalIsTest ?? user.testDashboard;
  const ofOne = subject?.merchantName ?? merchantName ?? undefined;
  return (
    <ShellScope
      label={isTest ? i18n.t('Test') : i18n.t('Production')}
      tone={isTest ? 'warning' : 'neutral'}
    >
      {ofOne !== undefined && <ScopeText>{ofOne}</ScopeText>}
      {subject === undefined && merchantPicker}
      {controls}
      {subject?.isTest === undefined ? (
        <DataMode isTest={isTest} isPending={isSwitching} onChange={onTestDashboard} />
      ) : (
        <DataModeMark isTest={isTest} />
      )}
    </ShellScope>
  );
}

/** The frame of every page of the signed-in (OFFICE-7). */
export function LayoutView(props: LayoutViewProps) {
  const { autoRetry, children, notes, onOverlay, path, title, user } = props;
  const status = (
    <>
      {autoRetry && <ShellSwitch label={i18n.t('Auto-retry')} icon={RefreshIcon} {...autoRetry} />}
      <UtcClock />
      <ShellPerson {...user.personal} />
    </>
  );
  return (
    <AppShell
      brandName="tiyin"
      homeHref={invoicesPath}
      items={navigationFor(user.permissions, pageAt(path), notes)}
      footerItems={footerOf(props)}
      title={title}
      scope={<Scope {...props} />}
      search={
        <ShellSearch
          label={i18n.t('Go to anything')}
          shortcut="Ctrl K"
          onPress={() => onOverlay('palette')}
        />
      }
      status={status}
    >
      {children}
    </AppShell>
  );
}
