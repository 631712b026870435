import type { Notification } from '@tiyin/api/types';
import { isPermitted } from '@tiyin/domain/permissions';
import { pageAt, pages, type Page } from '../../routing/pages.ts';
import { invoicePath } from '../../routing/paths.ts';
import { terminalAddress } from '../terminals/terminals-address.ts';

/** Where a notification is dealt with. */
export interface Place {
  readonly href: string;
  readonly label: string;
}

const valueOf = ({ details }: Notification, name: string) =>
  details.find((detail) => detail.name === name)?.value;

function invoicePlace(invoiceId: string | undefined, label: string): Place | undefined {
  return invoiceId === undefined ? undefined : { href: invoicePath(invoiceId), label };
}

function placeOfSubject(notification: Notification): Place | undefined {
  const { id, type } = notification.subject;
  const invoiceId = valueOf(notification, 'invoiceId');
  const accountId = type === 'account' ? id : valueOf(notification, 'accountId');
  switch (type) {
    case 'invoice':
      return invoicePlace(id, 'Invoice');
    case 'callback':
      return invoicePlace(id, 'Callbacks of its invoice');
    case 'ticket':
      return invoicePlace(invoiceId, 'Ticket of its invoice');
    case 'merchant':
      return invoicePlace(invoiceId, 'Invoice that took it there');
    case 'terminal':
      return { href: terminalAddress(Number(id)), label: `Terminal ${id}` };
    case 'account':
    case 'transfer':
      return accountId === undefined
        ? undefined
        : { href: `/accounts/${encodeURIComponent(accountId)}`, label: `Account ${accountId}` };
    default:
      return undefined;
  }
}

/** The page where it is handled, if there is one and the person may visit it. */
export function placeOf(
  notification: Notification,
  permissions: readonly string[],
): Place | undefined {
  const place = placeOfSubject(notification);
  const name = place && pageAt(place.href);
  if (name === undefined || name === null) return undefined;
  const { rule }: Page = pages[name];
  return rule === undefined || isPermitted(permissions, rule) ? place : undefined;
}

/** The unmatched transfer of the notification; undefined for other kinds. */
export function waitingTransfer({ status, subject, type }: Notification): number | undefined {
  const isWaiting = type.code === 'TRANSFER_UNMATCHED' && status.code === 'IN_PROCESS';
  return isWaiting && subject.type === 'transfer' ? Number(subject.id) : undefined;
}
