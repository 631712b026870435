import type { WaitingMoney } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { Inline } from '@tiyin/ui/inline';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ReasonLine } from '../../../forms/ReasonLine.tsx';
import type { FormProblem } from '../../../forms/form-problem.ts';
import type { ConfirmedDeposit } from './waiting-money.ts';
import { WaitingFacts } from './WaitingFacts.tsx';

export interface DepositFormProps {
  readonly waiting: WaitingMoney;
  readonly onConfirm: (deposit: ConfirmedDeposit) => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
  /** Says that this money needs a second person, or is recorded already (PEOPLE-281). */
  readonly renderNotice?:
    | ((money: { readonly amount: bigint | null; readonly transferId: string }) => ReactNode)
    | undefined;
}

/** Money that a customer says they have sent: a person says that it arrived. */
export function DepositForm(props: DepositFormProps) {
  const { isPending, onConfirm, problem, renderNotice, waiting } = props;
  const [reference, setReference] = useState('');
  const [entered, setEntered] = useState('');
  const [amount, setAmount] = useState<bigint | null>(BigInt(waiting.amount));
  const [comment, setComment] = useState(i18n.t('Seen on the account'));
  const send = () => {
    if (amount === null) return;
    onConfirm({
      amount: Number(amount),
      transferId: reference.trim(),
      comment: comment.trim(),
    });
  };
  return (
    <Form onSubmit={send} errors={problem?.errors} error={problem?.title}>
      <Stack gap={16}>
        <WaitingFacts waiting={waiting} first={[]} />
        <TextField
          name="transferId"
          label={i18n.t('Bank’s reference')}
          value={reference}
          onChange={setReference}
          onBlur={() => setEntered(reference.trim())}
          maxLength={128}
          isReadOnly={isPending}
          isRequired
          requiredMessage={i18n.t('Give the bank’s reference')}
          autoComplete="off"
        />
        <AmountField
          name="amount"
          label={i18n.t('Amount that arrived')}
          currency={waiting.currency}
          value={amount}
          onChange={setAmount}
          minValue={1n}
          isReadOnly={isPending}
          isRequired
        />
        <ReasonLine
          name="comment"
          label={i18n.t('How you know')}
          value={comment}
          onChange={setComment}
          isReadOnly={isPending}
          requiredMessage={i18n.t('Say how you know')}
        />
        {renderNotice?.({ amount, transferId: entered })}
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            {i18n.t('Money arrived')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
