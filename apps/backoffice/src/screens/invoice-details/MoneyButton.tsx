import { LinkButton } from '@tiyin/ui/link-button';
import { moneyAddress } from '../../addresses/money-address.ts';
import { i18n } from '../../texts/i18n.ts';

/** Leads to a payout that a person makes, among the money to confirm (OFFICE-270). */
export function MoneyButton({ invoiceId }: { readonly invoiceId: string }) {
  return (
    <LinkButton href={moneyAddress({ tab: 'confirm', item: invoiceId })} variant="primary">
      {i18n.t('Confirm the payout')}
    </LinkButton>
  );
}
