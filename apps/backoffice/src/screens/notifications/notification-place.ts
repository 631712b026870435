import type { Notification } from '@tiyin/api/types';
import { invoiceIdEnd } from '../../identifier/short-id.ts';
import { i18n } from '../../texts/i18n.ts';
import { moneyAddress } from '../../addresses/money-address.ts';
import { isReachable } from '../../routing/is-reachable.ts';
import { pages } from '../../routing/pages.ts';
import { invoicePath, requestPath } from '../../routing/paths.ts';
import { terminalAddress } from '../../addresses/terminals-address.ts';

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

/** Money of manual accounts is confirmed in its queue (OFFICE-272). */
function placeToConfirm({ subject, type }: Notification): Place | undefined {
  if (type.code !== 'PAYOUT_WAITS' && type.code !== 'DEPOSIT_WAITS') return undefined;
  return {
    href: moneyAddress({ tab: 'confirm', item: subject.id }),
    label: i18n.t('Money to confirm'),
  };
}

function placeOfSubject(notification: Notification): Place | undefined {
  const { id, type } = notification.subject;
  const invoiceId = valueOf(notification, 'invoiceId');
  const accountId = type === 'account' ? id : undefined;
  switch (type) {
    case 'invoice':
      return invoicePlace(id, i18n.t('Invoice {id}', { id: invoiceIdEnd(id) }));
    case 'callback':
      return invoicePlace(id, i18n.t('Callbacks of invoice {id}', { id: invoiceIdEnd(id) }));
    case 'ticket':
      return invoicePlace(invoiceId, i18n.t('Ticket of its invoice'));
    case 'merchant':
      if (notification.type.code === 'CALLBACK_FAILED')
        return { href: pages.merchant.route, label: i18n.t('Callback address') };
      return invoicePlace(invoiceId, i18n.t('Invoice that took it there'));
    case 'endpoint':
      return { href: pages.merchant.route, label: i18n.t('Webhook endpoints') };
    case 'invariant':
    case 'invariants':
      return { href: pages.checks.route, label: i18n.t('Checks') };
    case 'approval':
      return { href: requestPath(id), label: i18n.t('Request for approval') };
    case 'terminal':
      return { href: terminalAddress(Number(id)), label: i18n.t('Terminal {id}', { id }) };
    case 'transfer':
      return {
        href: moneyAddress({ tab: 'unmatched', item: id }),
        label: i18n.t('Transfer {id}', { id }),
      };
    case 'account':
      return accountId === undefined
        ? undefined
        : {
            href: `/accounts/${encodeURIComponent(accountId)}`,
            label: i18n.t('Account {accountId}', { accountId }),
          };
    default:
      return undefined;
  }
}

/** The page where it is handled, if there is one and the person may visit it. */
export function placeOf(
  notification: Notification,
  permissions: readonly string[],
): Place | undefined {
  const place = placeToConfirm(notification) ?? placeOfSubject(notification);
  return place && isReachable(place.href, permissions) ? place : undefined;
}
