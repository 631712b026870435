import type { Invoice } from '@tiyin/api/types';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { PayeeFields } from '../../../forms/PayeeFields.tsx';
import { type RefundDraft, refundableAmount, refundMethod } from './refund-draft.ts';

export interface RefundFieldsProps {
  readonly invoice: Invoice;
  readonly draft: RefundDraft;
  readonly onChange: (change: Partial<RefundDraft>) => void;
}

/** The amount of a refund and its payee. */
export function RefundFields({ draft, invoice, onChange }: RefundFieldsProps) {
  const { currency } = invoice;
  const left = refundableAmount(invoice);
  const method = refundMethod(invoice);
  return (
    <>
      <AmountField
        name="amount"
        label={i18n.t('Amount')}
        description={i18n.t('At most {left}. The fee of the deposit is not returned.', {
          left: formatAmount(left, currency.dimension),
        })}
        currency={currency}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        minValue={1n}
        maxValue={left}
        isRequired
        autoFocus
      />
      {method && (
        <PayeeFields
          {...{ draft, method, onChange }}
          isOptional
          description={i18n.t(
            'By {displayName}. Leave it empty, and the customer names the payee on a form within 7 days.',
            { displayName: method.displayName },
          )}
        />
      )}
    </>
  );
}
