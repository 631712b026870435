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
import { i18n } from '../texts/i18n.ts';
import { pages, type Page, type PageName } from '../routing/pages.ts';

/** A place in the sidebar, and the pages that belong to it. */
interface Place {
  readonly label: () => string;
  readonly icon: Glyph;
  /** The first is where it leads. */
  readonly pages: readonly [PageName, ...PageName[]];
}

/** In the order of the sidebar (OFFICE-7). */
const places: readonly Place[] = [
  {
    label: () => i18n.t('Dashboard'),
    icon: DashboardIcon,
    pages: ['invoices', 'invoice', 'customer'],
  },
  { label: () => i18n.t('Reports'), icon: ReportIcon, pages: ['reports'] },
  { label: () => i18n.t('Money'), icon: MoneyIcon, pages: ['money'] },
  { label: () => i18n.t('Merchant'), icon: StoreIcon, pages: ['merchant'] },
  { label: () => i18n.t('Terminals'), icon: TerminalIcon, pages: ['terminals'] },
  { label: () => i18n.t('Accounts'), icon: AccountsIcon, pages: ['accounts', 'account'] },
  { label: () => i18n.t('Providers'), icon: GlobeIcon, pages: ['providers', 'provider'] },
  { label: () => i18n.t('Monitoring'), icon: MonitoringIcon, pages: ['monitoring'] },
  { label: () => i18n.t('Alerts'), icon: AlertIcon, pages: ['alerts'] },
  { label: () => i18n.t('Checks'), icon: SuccessIcon, pages: ['checks'] },
  { label: () => i18n.t('Audit'), icon: ClockIcon, pages: ['audit'] },
  { label: () => i18n.t('People'), icon: PersonIcon, pages: ['people', 'person'] },
  { label: () => i18n.t('Approvals'), icon: CheckIcon, pages: ['approvals'] },
  { label: () => i18n.t('Notifications'), icon: NotificationsIcon, pages: ['notifications'] },
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
    return [{ href: route, icon, isCurrent, label: label(), ...(note !== undefined && { note }) }];
  });
}
