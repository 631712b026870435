import { currencies } from '@tiyin/domain/money';
import { AmountField } from './index.ts';

export const typed = <AmountField label="New amount" currency={currencies.UZS} value={1250n} />;

// @ts-expect-error -- an amount needs a currency
export const withoutCurrency = <AmountField label="New amount" value={1250n} />;

export const inMajorUnits = (
  // @ts-expect-error -- minor units, never a number of major ones
  <AmountField label="New amount" currency={currencies.UZS} value={12.5} />
);

// @ts-expect-error -- a field needs a label; a placeholder is not one
export const unlabelled = <AmountField currency={currencies.UZS} placeholder="Amount" />;
