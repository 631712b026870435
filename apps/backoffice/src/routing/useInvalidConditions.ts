import { toasts } from '@tiyin/ui/toast';
import { useEffect } from 'react';
import { invalidLabels, type AddressConditions } from '../addresses/address-conditions.ts';
import { i18n } from '../texts/i18n.ts';

/** Names the conditions of the address that the page lacks because they are invalid (OFFICE-935, OFFICE-940). */
export function useInvalidConditions(search: string, conditions: AddressConditions): boolean {
  const names = invalidLabels(new URLSearchParams(search), conditions).join(', ');
  useEffect(() => {
    if (names === '') return;
    toasts.error(
      i18n.t('A condition of the link is not valid: {names}', { names }),
      i18n.t('The page is shown without it.'),
    );
  }, [names]);
  return names !== '';
}
