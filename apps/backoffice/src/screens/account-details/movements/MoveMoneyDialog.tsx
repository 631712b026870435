import type { Currency, MovementDirection } from '@tiyin/api/types';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { AmountField } from '@tiyin/ui/payments/amount-field';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { ReasonLine } from '../../../forms/ReasonLine.tsx';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import type { EditProblem } from '../conflicts.ts';

/** A movement to be booked; minor units. */
export interface MovementRequest {
  readonly direction: MovementDirection;
  readonly amount: bigint;
  readonly comment: string;
}

export interface MoveMoneyDialogProps {
  readonly currency: Currency;
  /** The account's balance and its limit, in minor units; missing while loading. */
  readonly standing: { readonly balance: number; readonly limit: number } | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Says of an amount and a direction, null while there is none, whether it needs approval. */
  readonly renderNotice?: ((typed: Pick<Typed, 'amount' | 'direction'>) => ReactNode) | undefined;
  /** Books it and reports the result; returns the reason of a failure. */
  readonly onMove: (request: MovementRequest) => Promise<EditProblem | undefined>;
}

const directions = () =>
  [
    {
      id: 'TOP_UP',
      label: i18n.t('Top-up'),
      description: i18n.t('Money that came to the account from outside.'),
    },
    {
      id: 'SWEEP',
      label: i18n.t('Sweep'),
      description: i18n.t('Money that was taken away from the account.'),
    },
  ] as const;

const nothing = { direction: null, amount: null, comment: '' };

type Typed = {
  readonly direction: MovementDirection | null;
  readonly amount: bigint | null;
  readonly comment: string;
};

/** Validates the typed text and sends it. */
function useMoving({ isOpen, onMove, onOpenChange }: MoveMoneyDialogProps) {
  const [typed, setTyped] = useState<Typed>(nothing);
  const { isPending, problem, send } = useSending<EditProblem>();
  useUnsavedEdits(isOpen && typed !== nothing);
  const move = () => {
    const { amount, comment, direction } = typed;
    if (amount === null || direction === null) return;
    void send(
      () => onMove({ amount, comment, direction }),
      () => onOpenChange(false),
    );
  };
  return { isPending, move, problem, setTyped, typed };
}

/**
 * Books money that was moved to or from the account (LEDGER-24). The text stays if booking failed.
 */
export function MoveMoneyDialog(props: MoveMoneyDialogProps) {
  const { currency, isOpen, onOpenChange, renderNotice, standing } = props;
  const { isPending, move, problem, setTyped, typed } = useMoving(props);
  return (
    <FormDialog
      title={i18n.t('Book movement')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Book movement')}
      isPending={isPending}
      onSubmit={move}
      problem={problem}
      summaryTitle={i18n.t('There is a problem')}
    >
      <RadioGroup
        name="direction"
        label={i18n.t('Direction')}
        options={directions()}
        value={typed.direction}
        onChange={(direction) => setTyped({ ...typed, direction })}
        isRequired
        requiredMessage={i18n.t('Direction is required')}
      />
      <AmountField
        name="amount"
        label={i18n.t('Amount')}
        {...(standing && { description: balanceWords(standing, typed, currency) })}
        currency={currency}
        value={typed.amount}
        onChange={(amount) => setTyped({ ...typed, amount })}
        minValue={1n}
        isReadOnly={isPending}
        isRequired
      />
      <ReasonLine
        name="comment"
        label={i18n.t('Comment')}
        description={i18n.t('Why, in words. It stays in the history.')}
        value={typed.comment}
        onChange={(comment) => setTyped({ ...typed, comment })}
        isReadOnly={isPending}
        requiredMessage={i18n.t('Comment is required')}
      />
      {renderNotice?.(typed)}
    </FormDialog>
  );
}

/** The balance before and, once an amount is typed, after the movement (OFFICE-420). */
function balanceWords(
  { balance, limit }: NonNullable<MoveMoneyDialogProps['standing']>,
  { amount, direction }: Typed,
  currency: Currency,
): string {
  const words = (sum: bigint) => formatMoney(sum, currency);
  const before = BigInt(balance);
  const most = words(BigInt(limit));
  if (amount === null || direction === null)
    return i18n.t('Now {before}, at most {limit}.', { before: words(before), limit: most });
  const after = direction === 'SWEEP' ? before - amount : before + amount;
  return i18n.t('Now {before}, {after} after it, at most {limit}.', {
    before: words(before),
    after: words(after),
    limit: most,
  });
}
