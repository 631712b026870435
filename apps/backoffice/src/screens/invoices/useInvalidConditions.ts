import { toasts } from '@tiyin/ui/toast';
import { useEffect } from 'react';
import { invalidConditions } from '../../addresses/invoice-filter.ts';
import { i18n } from '../../texts/i18n.ts';

/** Names the conditions of the address that the list lacks because they are invalid (OFFICE-935). */
export function useInvalidConditions(search: string): boolean {
  const names = invalidConditions(new URLSearchParams(search)).join(', ');
  useEffect(() => {
    if (names === '') return;
    toasts.error(
      i18n.t('A condition of the link is not valid: {names}', { names }),
      i18n.t('The list is shown without it.'),
    );
  }, [names]);
  return names !== '';
}
