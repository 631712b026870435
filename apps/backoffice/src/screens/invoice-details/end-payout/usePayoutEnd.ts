import { useEndTransaction } from '@tiyin/api/hooks/transactions';
import type { Invoice } from '@tiyin/api/types';
import { i18n } from '../../../texts/i18n.ts';
import { type ChangeListeners, sendChange } from '../send-change.ts';
import type { EndPayoutDialogProps } from './EndPayoutDialog.tsx';

/** Requests that the outcome of the displayed withdrawal's payout is declared, and reports the result (LEDGER-292). */
export function usePayoutEnd(
  invoice: Invoice | undefined,
  { onFresh, onRequested }: ChangeListeners,
): EndPayoutDialogProps['onEnd'] {
  const { trigger } = useEndTransaction();
  return async (outcome, reason) => {
    const payout = invoice?.openPayout;
    if (invoice === undefined || payout === undefined) return 'refused';
    return sendChange<never>({
      invoice,
      send: (ifMatch) => trigger({ id: payout.id, ifMatch, body: { ...outcome, reason } }),
      success: '',
      failure: i18n.t('Failed to request it'),
      onApplied: () => undefined,
      onFresh,
      onRequested,
    });
  };
}
