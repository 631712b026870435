import { ApiProblem } from '@tiyin/api/errors';
import { etagOf } from '@tiyin/api/etag';
import { useMoveAccountMoney } from '@tiyin/api/hooks/accounts';
import type { PaymentAccount } from '@tiyin/api/types';
import { amountToWire, minorUnits } from '@tiyin/domain/money';
import { toasts } from '@tiyin/ui/toast';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { toastRequested } from '../../session/toast-requested.ts';
import { formProblemOf } from '../../forms/form-problem.ts';
import { conflictingStanding, conflictWords } from './conflicts.ts';
import type { MoveMoneyDialogProps } from './movements/MoveMoneyDialog.tsx';

/**
 * Books a movement of the account's money and reports the result.
 * @param onChanged requests all data of the account again.
 */
export function useMoneyMoving(
  account: PaymentAccount,
  onChanged: () => void,
): MoveMoneyDialogProps['onMove'] {
  const { trigger } = useMoveAccountMoney();
  const { currency, id, version } = account;
  return async ({ amount, comment, direction }) => {
    const body = { amount: amountToWire(minorUnits(amount)), comment, direction };
    try {
      const answer = await trigger({ id, ifMatch: etagOf(version), body });
      if ('approval' in answer) toastRequested();
      else toasts.success(i18n.t('Movement booked'));
    } catch (error) {
      const current = error instanceof ApiProblem ? conflictingStanding(error) : undefined;
      if (current === undefined) return formProblemOf(error);
      onChanged();
      const balanceText = formatMoney(current.balance, currency);
      return conflictWords(
        i18n.t('{balanceText} stand on it now.', { balanceText }),
        current.version,
      );
    }
    onChanged();
    return undefined;
  };
}
