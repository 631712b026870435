import type { Invoice } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { pages } from '../../routing/pages.ts';
import { accountPath } from '../../routing/paths.ts';
import { useMerchantId } from '../../session/useMerchantId.ts';
import { terminalAddress } from '../../addresses/terminals-address.ts';
import type { PartyLinks } from './invoice-facts.tsx';

/**
 * The pages of the parties of an invoice that the person may visit. Those of merchant and terminal are about the chosen
 * merchant: to another one they do not lead.
 */
export function usePartyLinks(invoice: Invoice | undefined): PartyLinks {
  const { merchantId } = useMerchantId();
  const mayReadMerchant = useIsPermitted(pages.merchant.rule);
  const mayReadAccounts = useIsPermitted(pages.account.rule);
  if (invoice === undefined) return {};
  const { merchant, paymentAccount, terminal } = invoice;
  const isChosen = merchant.id === merchantId;
  return {
    merchant: isChosen && mayReadMerchant ? pages.merchant.route : undefined,
    terminal: isChosen ? terminalAddress(terminal.id) : undefined,
    account: paymentAccount && mayReadAccounts ? accountPath(paymentAccount.id) : undefined,
  };
}
