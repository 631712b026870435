import type { Invoice } from '@tiyin/api/types';
import { isOneOf } from '@tiyin/domain/names';
import { Money } from '@tiyin/ui/payments/money';
import { i18n } from '../../texts/i18n.ts';
import { marks, withElements } from '../../texts/with-elements.tsx';

/** The fee, and the merchant's part: of a deposit what is credited, of a withdrawal what is charged. */
export function FeeNote({ invoice }: { readonly invoice: Invoice }) {
  const { amount, currency, fee, flowType, invoiceStatus } = invoice;
  const isDeposit = flowType.code === 'DEPOSIT';
  // Their books are empty, whatever the fee was before.
  if (isOneOf(invoiceStatus.code, ['DECLINED', 'CANCELED'])) {
    return isDeposit
      ? i18n.t('Nothing is credited to the merchant')
      : i18n.t('Nothing is charged to the merchant');
  }
  if (fee === null) return i18n.t('Fee not fixed yet');
  const places = marks('fee', 'sum');
  return withElements(
    isDeposit
      ? i18n.t('Fee {fee} · net to merchant {sum}', places)
      : i18n.t('Fee {fee} · charged to merchant {sum}', places),
    {
      fee: <Money amount={fee} currency={currency} />,
      sum: <Money amount={isDeposit ? amount - fee : amount + fee} currency={currency} />,
    },
  );
}
