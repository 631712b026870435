import type { ReturnableMoney } from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import { Banner } from '@tiyin/ui/banner';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { Stack } from '@tiyin/ui/stack';
import { formatAmount } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { PayeeFields } from '../../forms/PayeeFields.tsx';
import { accountWords } from '../money/money-words.ts';
import { type ReturnDraft, returnMethod } from './return-draft.ts';

export interface ReturnFieldsProps {
  readonly returnable: ReturnableMoney;
  readonly draft: ReturnDraft;
  readonly onChange: (change: Partial<ReturnDraft>) => void;
}

/** The amount of a return and its payee (LEDGER-250). */
export function ReturnFields({ draft, onChange, returnable }: ReturnFieldsProps) {
  const { account, amount, currency, isMadeByHand } = returnable;
  const left = amountFromWire(amount);
  const method = returnMethod(returnable);
  return (
    <Stack gap={16}>
      <AmountField
        name="amount"
        label={i18n.t('Amount')}
        description={i18n.t('At most {left}: that stands in suspense.', {
          left: formatAmount(left, currency.dimension),
        })}
        currency={currency}
        value={draft.amount}
        onChange={(typed) => onChange({ amount: typed })}
        minValue={1n}
        maxValue={left}
        isRequired
        autoFocus
      />
      <PayeeFields
        {...{ draft, method, onChange }}
        description={i18n.t('By {displayName}, from {account}, where the money came to.', {
          displayName: method.displayName,
          account: accountWords(account),
        })}
      />
      {isMadeByHand && (
        <Banner tone="primary">
          {i18n.t('People pay from this account: the return then waits in Money, To confirm.')}
        </Banner>
      )}
    </Stack>
  );
}
