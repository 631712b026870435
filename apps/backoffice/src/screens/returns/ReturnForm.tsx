import type { ReturnableMoney } from '@tiyin/api/types';
import { amountFromWire, formatAmount } from '@tiyin/domain/money';
import { Banner } from '@tiyin/ui/banner';
import { Form } from '@tiyin/ui/form';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { Stack } from '@tiyin/ui/stack';
import { PayeeFields } from '../../forms/PayeeFields.tsx';
import { accountWords } from '../money/money-words.ts';
import { type ReturnDraft, returnMethod } from './return-draft.ts';

export interface ReturnFormProps {
  readonly formId: string;
  readonly returnable: ReturnableMoney;
  readonly draft: ReturnDraft;
  readonly onChange: (change: Partial<ReturnDraft>) => void;
  readonly onSubmit: () => void;
}

/** The amount of a return and its payee (LEDGER-250). */
export function ReturnForm({ draft, formId, onChange, onSubmit, returnable }: ReturnFormProps) {
  const { account, amount, currency, isMadeByHand } = returnable;
  const left = amountFromWire(amount);
  const method = returnMethod(returnable);
  return (
    <Form id={formId} onSubmit={onSubmit}>
      <Stack gap={16}>
        <AmountField
          name="amount"
          label="Amount"
          description={`At most ${formatAmount(left, currency.dimension)}: that stands in suspense.`}
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
          description={`By ${method.displayName}, from ${accountWords(account)}, where the money came to.`}
        />
        {isMadeByHand && (
          <Banner tone="primary">
            People pay from this account: the return then waits in Money, To confirm.
          </Banner>
        )}
      </Stack>
    </Form>
  );
}
