import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import type { SettlementReview } from './settlement-review.ts';

export interface ConfirmSettlementProps {
  readonly review: SettlementReview;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onConfirm: () => void;
}

/** Asks before a settlement that differs from the rate (OFFICE-231). */
export function ConfirmSettlement({ review, ...question }: ConfirmSettlementProps) {
  const { balanceAfter, deviation, doubt, implied } = review;
  const rate = deviation === undefined ? implied : `${implied}, ${deviation}`;
  return (
    <ConfirmDialog
      title={i18n.t('Settle at another rate')}
      confirmLabel={i18n.t('Settle')}
      tone="danger"
      {...question}
    >
      <Stack gap={8}>
        <span>{doubt}</span>
        <span>
          {i18n.t(
            'This settlement is made at {rate}. The balance after it is {balanceAfter}. Are you sure?',
            { rate, balanceAfter },
          )}
        </span>
      </Stack>
    </ConfirmDialog>
  );
}
