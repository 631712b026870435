import type { ChangePreview, Invoice, PreviewedPosting } from '@tiyin/api/types';
import { Money } from '@tiyin/ui/payments/money';
import type { ReactNode } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { ledgerAccountName } from '../sections/ledger-accounts.ts';
import { postingFlows } from './posting-flows.ts';

/** A line of the effect. */
export interface EffectRow {
  readonly id: string;
  readonly label: string;
  readonly shown: ReactNode;
  readonly isVouched?: boolean;
}

type Currency = Invoice['currency'];

/** The lines that describe the effect of a change, in reading order. */
export function effectRows(
  preview: ChangePreview,
  { currency, merchant }: Pick<Invoice, 'currency'> & Partial<Pick<Invoice, 'merchant'>>,
): EffectRow[] {
  const { balance, callbacks, postings, reportedAmount, vouchedAmount } = preview;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return [
    ...(reportedAmount !== undefined && vouchedAmount > 0
      ? [
          {
            id: 'reported',
            label: i18n.t('Reported by the provider'),
            shown: money(reportedAmount),
          },
        ]
      : []),
    ...(postings?.flatMap((posting, index) => postingRows(posting, index, currency)) ?? []),
    ...(postings?.length === 0
      ? [{ id: 'nothing', label: i18n.t('Ledger'), shown: i18n.t('Nothing is booked') }]
      : []),
    ...(balance && merchant
      ? [
          {
            id: 'before',
            label: i18n.t('Balance of {merchant} now', { merchant: merchant.name }),
            shown: money(balance.before),
          },
          { id: 'after', label: i18n.t('Balance afterwards'), shown: money(balance.after) },
        ]
      : []),
    {
      id: 'callbacks',
      label: i18n.t('Callback to the merchant'),
      shown: callbacks.map(callbackName).join(', ') || i18n.t('None'),
    },
  ];
}

/** A webhook about a status by its status, because that is the effect of the change. */
function callbackName({ type, invoiceStatus }: ChangePreview['callbacks'][number]): string {
  return type === 'invoice.amount_changed' ? i18n.t('Amount changed') : invoiceStatus.code;
}

/** Where a part of the posting is not shown to the person, its legs one by one. */
function postingRows(posting: PreviewedPosting, index: number, currency: Currency): EffectRow[] {
  const isVouched = posting.kind === 'money_vouched';
  const flows = postingFlows(posting);
  if (flows) {
    return flows.map(({ amount, from, to }) => ({
      id: `${index}.${from}.${to}`,
      label: `${from} → ${to}`,
      shown: <Money amount={amount} currency={currency} />,
      isVouched,
    }));
  }
  return posting.legs.map((leg) => ({
    id: `${index}.${leg.account}`,
    label: ledgerAccountName(leg),
    shown: <Money amount={leg.sum} currency={currency} sign="always" />,
    isVouched,
  }));
}
