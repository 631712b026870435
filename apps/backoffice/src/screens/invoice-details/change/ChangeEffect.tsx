import type { ChangePreview, Invoice } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Money } from '@tiyin/ui/payments/money';
import { Stack } from '@tiyin/ui/stack';
import { marks, withElements } from '../../../texts/with-elements.tsx';
import { i18n } from '../../../texts/i18n.ts';
import { effect as effectClass, row, term, value, vouched } from './ChangeEffect.css.ts';
import { type EffectRow, effectRows } from './effect-rows.tsx';

/** The invoice of a change, or money without one. */
export type ChangedMoney = Pick<Invoice, 'currency'> &
  Partial<Pick<Invoice, 'flowType' | 'merchant'>>;

export interface ChangeEffectProps {
  readonly invoice: ChangedMoney;
  readonly preview: ChangePreview;
  /** In place of the words for a change that a second person approves now. */
  readonly approvalNote?: string | undefined;
}

function Row({ isVouched = false, label, shown }: EffectRow) {
  return (
    <div className={row}>
      <dt className={isVouched ? vouched : term}>{label}</dt>
      <dd className={isVouched ? `${value} ${vouched}` : value}>{shown}</dd>
    </div>
  );
}

/**
 * The effect of a change: postings, confirmations by the person, the balance, the callbacks
 * (INVOICE-214).
 */
export function ChangeEffect({ approvalNote, invoice, preview }: ChangeEffectProps) {
  const warning = warningOf(preview, invoice.flowType?.code);
  return (
    <Stack gap={12}>
      <dl className={effectClass}>
        {effectRows(preview, invoice).map((each) => (
          <Row key={each.id} {...each} />
        ))}
      </dl>
      {preview.vouchedAmount > 0 && (
        <Banner tone="warning">
          {withElements(
            i18n.t(
              'No provider reported {amount}. You vouch for it with your name.',
              marks('amount'),
            ),
            { amount: <Money amount={preview.vouchedAmount} currency={invoice.currency} /> },
          )}
        </Banner>
      )}
      {preview.isApprovalRequired && (
        <Banner tone="primary">
          {approvalNote ??
            i18n.t('This needs approval by a second person, who has 24 hours to decide.')}
        </Banner>
      )}
      {warning !== undefined && <Banner tone="warning">{warning}</Banner>}
    </Stack>
  );
}

function warningOf(
  { isPayoutUnderWay, isReleasing }: ChangePreview,
  flow: Invoice['flowType']['code'] | undefined,
): string | undefined {
  if (flow !== 'WITHDRAWAL' || !isPayoutUnderWay) return undefined;
  return isReleasing
    ? i18n.t(
        'A payout is under way and is not called back. If it is paid all the same, the money is taken from the balance again, below zero if need be.',
      )
    : i18n.t('A payout is under way: its provider has not reported the outcome yet.');
}
