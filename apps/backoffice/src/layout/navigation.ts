import { isPermitted } from '@tiyin/domain/permissions';
import type { ShellItem } from '@tiyin/ui/app-shell';
import {
  AccountsIcon,
  AlertIcon,
  CheckIcon,
  ClockIcon,
  DashboardIcon,
  GlobeIcon,
  MoneyIcon,
  MonitoringIcon,
  NotificationsIcon,
  PersonIcon,
  ReportIcon,
  StoreIcon,
  SuccessIcon,
  TerminalIcon,
  type Glyph,
} from '@tiyin/ui/icon';
import { pages, type Page, type PageName } from '../routing/pages.ts';

/** A place in the sidebar, and the pages that belong to it. */
interface Place {
  readonly label: string;
  readonly icon: Glyph;
  /** The first is where it leads. */
  readonly pages: readonly [PageName, ...PageName[]];
}

/** In the order of the sidebar (OFFICE-7). */
const places: readonly Place[] = [
  { label: 'Dashboard', icon: DashboardIcon, pages: ['invoices', 'invoice', 'customer'] },
  { label: 'Reports', icon: ReportIcon, pages: ['reports'] },
  { label: 'Money', icon: MoneyIcon, pages: ['money'] },
  { label: 'Merchant', icon: StoreIcon, pages: ['merchant'] },
  { label: 'Terminals', icon: TerminalIcon, pages: ['terminals'] },
  { label: 'Accounts', icon: AccountsIcon, pages: ['accounts', 'account'] },
  { label: 'Providers', icon: GlobeIcon, pages: ['providers', 'provider'] },
  { label: 'Monitoring', icon: MonitoringIcon, pages: ['monitoring'] },
  { label: 'Alerts', icon: AlertIcon, pages: ['alerts'] },
  { label: 'Checks', icon: SuccessIcon, pages: ['checks'] },
  { label: 'Audit', icon: ClockIcon, pages: ['audit'] },
  { label: 'People', icon: PersonIcon, pages: ['people', 'person'] },
  { label: 'Approvals', icon: CheckIcon, pages: ['approvals'] },
  { label: 'Notifications', icon: NotificationsIcon, pages: ['notifications'] },
];

/** The text at the end of an entry, by page: "3". */
export type PlaceNotes = Readonly<Partial<Record<PageName, string>>>;

/** The sidebar for a person's permissions and the current page (OFFICE-6). */
export function navigationFor(
  permissions: readonly string[],
  current: PageName | null,
  notes: PlaceNotes = {},
): readonly ShellItem[] {
  return places.flatMap(({ icon, label, pages: [first, ...others] }) => {
    const { route, rule }: Page = pages[first];
    if (rule !== undefined && !isPermitted(permissions, rule)) return [];
    const isCurrent = current !== null && [first, ...others].includes(current);
    const note = notes[first];
    return [{ href: route, icon, isCurrent, label, ...(note !== undefined && { note }) }];
  });
}
