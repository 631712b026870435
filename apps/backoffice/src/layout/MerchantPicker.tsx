import { Select } from '@tiyin/ui/select';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../texts/i18n.ts';
import { useAskToLeave } from '../routing/useUnsavedEdits.tsx';
import { storeMerchant } from '../session/stored-merchant.ts';
import { useMerchantChoice } from './useMerchantChoice.ts';

/** The page with all terminals, because another merchant's terminal cannot stay chosen. */
function withoutTerminal(path: string, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('terminal', 'all');
  parameters.delete('page');
  return `${path}?${parameters.toString()}`;
}

/** Chooses the merchant, for people who belong to none and may see all (OFFICE-14, PEOPLE-26). */
export function MerchantPicker() {
  const { chosen, merchantId, onSearch, options } = useMerchantChoice();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const askToLeave = useAskToLeave();
  const pick = (id: string) =>
    askToLeave(() => {
      // First the address: a terminal of the merchant that is left would lead back to that.
      if (new URLSearchParams(search).has('terminal')) navigate(withoutTerminal(path, search));
      storeMerchant(window, Number(id));
    });
  if (merchantId === null) return null;
  return (
    <Select
      label={i18n.t('Merchant')}
      layout="segment"
      options={options}
      value={String(merchantId)}
      valueText={chosen}
      onChange={pick}
      onSearch={onSearch}
      isSearchable
      searchLabel={i18n.t('Search merchants')}
      emptyText={i18n.t('Nothing found.')}
    />
  );
}
