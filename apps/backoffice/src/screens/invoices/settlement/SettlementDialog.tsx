import type { Currency } from '@tiyin/api/types';
import { plainAmount } from '@tiyin/domain/money';
import { Button } from '@tiyin/ui/button';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { Inline } from '@tiyin/ui/inline';
import { TextField } from '@tiyin/ui/text-field';
import type { ReactNode } from 'react';
import { formatAmount } from '../../../texts/formats.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { i18n } from '../../../texts/i18n.ts';
import { SettlementFacts } from './SettlementFacts.tsx';
import type { SettlementTexts } from './settlement-amounts.ts';
import type { SettlementReview } from './settlement-review.ts';

export interface SettlementDialogProps {
  readonly texts: SettlementTexts;
  readonly onChange: (texts: SettlementTexts) => void;
  readonly onSave: () => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
  /** The currency of the balance: UZS. */
  readonly currencyCode: string;
  /** The source of the proposed amount: the rate and its time. */
  readonly rateWords: string;
  /** The effect of the typed amounts; undefined while they are invalid. */
  readonly review: SettlementReview | undefined;
  /** The balance that can be settled now, in minor units; missing while loading. */
  readonly free?: FreeBalance | undefined;
  /** Says whether the amounts need approval. */
  readonly notice?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type FreeBalance = {
  readonly currency: Currency;
  readonly free: number;
  readonly reserved: number;
};

function freeWords({ currency: { code, dimension }, free, reserved }: FreeBalance): string {
  const words = i18n.t('Free now: {free} {code}', { free: formatAmount(free, dimension), code });
  return reserved === 0
    ? words
    : i18n.t('{words}, beside {reserved} reserved for payouts', {
        words,
        reserved: formatAmount(reserved, dimension),
      });
}

/** Pays out a part of the balance in USDT (OFFICE-37); its labels are Russian. */
export function SettlementDialog(props: SettlementDialogProps) {
  const { currencyCode, isOpen, isPending, onChange, onOpenChange, onSave } = props;
  const { free, notice, problem, rateWords, review, texts } = props;
  return (
    <FormDialog
      title={i18n.t('Settlement')}
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Save')}
      isPending={isPending}
      onSubmit={() => onSave()}
      problem={problem}
    >
      <TextField
        name="baseAmount"
        label="Сумма"
        description={free === undefined ? currencyCode : freeWords(free)}
        inputMode="decimal"
        autoComplete="off"
        value={texts.baseAmount ?? ''}
        onChange={(text) => onChange({ ...texts, baseAmount: text })}
        isReadOnly={isPending}
      />
      {free !== undefined && free.free > 0 && (
        <Inline>
          <Button
            size="sm"
            isDisabled={isPending}
            onPress={() =>
              onChange({ ...texts, baseAmount: plainAmount(free.free, free.currency.dimension) })
            }
          >
            {i18n.t('Settle everything')}
          </Button>
        </Inline>
      )}
      <TextField
        name="settlementAmount"
        label="Сумма в USDT"
        description={rateWords}
        inputMode="decimal"
        autoComplete="off"
        value={texts.settlementAmount ?? ''}
        onChange={(text) => onChange({ ...texts, settlementAmount: text })}
        isReadOnly={isPending}
      />
      {review !== undefined && <SettlementFacts review={review} />}
      {notice}
    </FormDialog>
  );
}
