import type { AuditObject } from '@tiyin/api/types';
import { moneyAddress } from '../../addresses/money-address.ts';
import { providerPath } from '../../addresses/providers-address.ts';
import { isReachable } from '../../routing/is-reachable.ts';
import { pages } from '../../routing/pages.ts';
import { alertAddress } from '../alerts/alerts-address.ts';
import { accountPath, invoicePath, personPath, requestPath } from '../../routing/paths.ts';
import { terminalAddress } from '../../addresses/terminals-address.ts';

function addressOf({ id, kind }: AuditObject): string | undefined {
  switch (kind) {
    case 'invoice':
      return invoicePath(id);
    case 'account':
      return accountPath(Number(id));
    case 'terminal':
      return terminalAddress(Number(id));
    case 'transfer':
      return moneyAddress({ tab: 'unmatched', item: id });
    case 'person':
      return personPath(Number(id));
    case 'provider':
      return providerPath(Number(id));
    case 'alert_rule':
      return alertAddress(Number(id));
    case 'approval':
      return requestPath(id);
    case 'notification':
      return pages.notifications.route;
    case 'approval_rule':
    case 'setting':
    case 'rate':
      return pages.settings.route;
    case 'invariants':
      return pages.checks.route;
    default:
      return undefined;
  }
}

/** The page of an object, if there is one that the person may visit. */
export function placeOfObject(
  object: AuditObject,
  permissions: readonly string[],
): string | undefined {
  const href = addressOf(object);
  return href !== undefined && isReachable(href, permissions) ? href : undefined;
}
