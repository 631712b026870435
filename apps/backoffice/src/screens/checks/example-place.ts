import type { CheckExample } from '@tiyin/api/types';
import { isPermitted } from '@tiyin/domain/permissions';
import { moneyAddress } from '../../addresses/money-address.ts';
import { pages } from '../../routing/pages.ts';
import { invoicePath } from '../../routing/paths.ts';

/** The page of what an example names, if there is one that the person may visit. */
export function placeOfExample(
  { id, type }: CheckExample['subject'],
  permissions: readonly string[],
): string | undefined {
  if (type === 'invoice') return invoicePath(id);
  if (type === 'transfer' && isPermitted(permissions, pages.money.rule)) {
    return moneyAddress({ tab: 'unmatched', item: id });
  }
  return undefined;
}
