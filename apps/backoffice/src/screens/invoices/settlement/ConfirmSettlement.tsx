import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { Stack } from '@tiyin/ui/stack';
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
  const away = deviation === undefined ? '' : `, ${deviation}`;
  return (
    <ConfirmDialog title="Settle at another rate" confirmLabel="Settle" tone="danger" {...question}>
      <Stack gap={8}>
        <span>{doubt}</span>
        <span>
          This settlement is made at {implied}
          {away}. The balance after it is {balanceAfter}. Are you sure?
        </span>
      </Stack>
    </ConfirmDialog>
  );
}
