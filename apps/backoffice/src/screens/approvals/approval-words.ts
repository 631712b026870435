import type { Approval, ApprovalStatus } from '@tiyin/api/types';
import type { BadgeTone } from '@tiyin/ui/badge';
import { i18n } from '../../texts/i18n.ts';
import { moneyAddress } from '../../addresses/money-address.ts';
import { providerPath } from '../../addresses/providers-address.ts';
import { invoicePath, personPath } from '../../routing/paths.ts';
import { terminalAddress } from '../../addresses/terminals-address.ts';

/** The words and the tone of each state. */
export function approvalStatusWords(status: ApprovalStatus): readonly [string, BadgeTone] {
  switch (status) {
    case 'PENDING':
      return [i18n.t('Pending'), 'primary'];
    case 'APPROVED':
      return [i18n.t('Approved'), 'success'];
    case 'REJECTED':
      return [i18n.t('Rejected'), 'error'];
    case 'EXPIRED':
      return [i18n.t('Expired'), 'neutral'];
    case 'STALE':
      return [i18n.t('Changed meanwhile'), 'warning'];
  }
}

/** The object of a change: its name, and its page where it has one. */
export function subjectOf({ subject: { id, name, type } }: Pick<Approval, 'subject'>): {
  readonly label: string;
  readonly href?: string;
} {
  switch (type) {
    case 'invoice':
      return {
        label: name === null ? i18n.t('Invoice') : i18n.t('Invoice {name}', { name }),
        href: invoicePath(id),
      };
    case 'account':
      return {
        label: name ?? i18n.t('Account {id}', { id }),
        href: `/accounts/${encodeURIComponent(id)}`,
      };
    case 'terminal':
      return { label: name ?? i18n.t('Terminal {id}', { id }), href: terminalAddress(Number(id)) };
    case 'transfer':
      return {
        label: i18n.t('Transfer {name}', { name: name ?? id }),
        href: moneyAddress({ tab: 'unmatched', item: id }),
      };
    case 'rate':
      return { label: i18n.t('Rate of {id}', { id }), href: '/settings' };
    case 'approval_rule':
      return { label: i18n.t('Approval rule'), href: '/settings' };
    case 'api_key':
      return {
        label: name === null ? i18n.t('New API key') : i18n.t('API key “{name}”', { name }),
      };
    case 'provider':
      return name === null
        ? { label: i18n.t('New provider') }
        : { label: name, href: providerPath(Number(id)) };
    case 'person':
      return { label: name ?? i18n.t('User {id}', { id }), href: personPath(Number(id)) };
    case 'invitation':
      return { label: i18n.t('Invitation of {id}', { id }) };
    case 'role':
      return { label: i18n.t('Role “{name}”', { name: name ?? id }) };
    default:
      return { label: `${type} ${id}` };
  }
}
