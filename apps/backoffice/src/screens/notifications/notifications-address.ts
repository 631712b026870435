import {
  notificationKinds,
  type NotificationKind,
  type NotificationStatusCode,
} from '@tiyin/domain/notifications';
import { isOneOf } from '@tiyin/domain/names';
import { defaultPageSize, pageSizes, totalPages, type PageSize } from '@tiyin/domain/paging';
import type { AddressConditions } from '../../addresses/address-conditions.ts';
import { pages } from '../../routing/pages.ts';
import { i18n } from '../../texts/i18n.ts';

/** Which notifications are shown: those of one status, or all. */
export type ShownStatus = NotificationStatusCode | 'ALL';

/** The state of the list; the address has all of it, as in the list of invoices (OFFICE-32). */
export interface NotificationsQuery {
  readonly status: ShownStatus;
  /** Only this kind; null: all. */
  readonly kind: NotificationKind | null;
  /** Only those that are assigned to the person. */
  readonly isMine: boolean;
  /** Zero-based. */
  readonly page: number;
  readonly size: PageSize;
}

const inAddress = { IN_PROCESS: null, CLOSED: 'closed', ALL: 'all' } as const satisfies Readonly<
  Record<ShownStatus, string | null>
>;

const LARGEST_PAGE = 100_000;

function readStatus(text: string | null): ShownStatus {
  if (text === inAddress.CLOSED) return 'CLOSED';
  return text === inAddress.ALL ? 'ALL' : 'IN_PROCESS';
}

/** The conditions of an address. */
export const notificationsConditions: AddressConditions = {
  status: {
    label: () => i18n.t('Status'),
    isValid: (text) => text === inAddress.CLOSED || text === inAddress.ALL,
  },
  kind: { label: () => i18n.t('Kind'), isValid: (text) => isOneOf(text, notificationKinds) },
  mine: { label: () => i18n.t('Assigned to me'), isValid: (text) => /^(true|false)$/.test(text) },
};

/** The list for an address: open notifications by default. */
export function readNotificationsQuery(search: string): NotificationsQuery {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  const size = Number(parameters.get('size'));
  const isPage = Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE;
  return {
    status: readStatus(parameters.get('status')),
    kind: notificationKinds.find((kind) => kind === parameters.get('kind')) ?? null,
    isMine: parameters.get('mine') === 'true',
    page: isPage ? page - 1 : 0,
    size: pageSizes.find((offered) => offered === size) ?? defaultPageSize,
  };
}

/** The address of a list; pages are counted from one, as people do. */
export function notificationsAddress(query: NotificationsQuery): string {
  const { isMine, kind, page, size, status } = query;
  const parameters = new URLSearchParams();
  const named = inAddress[status];
  if (named !== null) parameters.set('status', named);
  if (kind !== null) parameters.set('kind', kind);
  if (isMine) parameters.set('mine', 'true');
  if (page > 0) parameters.set('page', String(page + 1));
  if (size !== defaultPageSize) parameters.set('size', String(size));
  const text = parameters.toString();
  return text === '' ? pages.notifications.route : `${pages.notifications.route}?${text}`;
}

/** The page that has something to show: beyond the end, the last that there is. */
export function lastPageOf(total: number, size: PageSize): number {
  return Math.max(totalPages(total, size) - 1, 0);
}
