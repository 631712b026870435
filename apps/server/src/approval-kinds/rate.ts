import {
  isPaymentCurrency,
  type PaymentCurrencyCode,
  amountFromWire,
  minorUnits,
} from '@tiyin/domain/money';
import { define, integer, object } from 'superstruct';
import type { ApprovableChange, ApprovableKind } from '../approvals/approval-kind.ts';
import { newestRate, rateChange, setRate } from '../payments/settlements/rates.ts';
import { amountChange } from './preview-lines.ts';

type RatePayload = {
  readonly currency: PaymentCurrencyCode;
  /** Minor units for one whole USDT, as on the wire. */
  readonly perUsdt: number;
};

/** The price of one USDT, measured by its change within 24 hours (PEOPLE-530); its version is the newest rate. */
export const rate: ApprovableKind<RatePayload, Awaited<ReturnType<typeof setRate>>> = {
  code: 'RATE',
  permission: 'settings.edit',
  payload: object({
    currency: define<PaymentCurrencyCode>('currency', isCurrency),
    perUsdt: integer(),
  }),

  async preview(tx, { payload: { currency, perUsdt }, now }) {
    const before = await newestRate(tx, currency);
    const after = amountFromWire(perUsdt);
    const amount = await rateChange(tx, { currency, perUsdt: after, now });
    return {
      subject: `rate:${currency}`,
      merchantId: null,
      isTest: false,
      version: before?.id ?? 0,
      size: { amount, currency },
      preview: {
        changes: [
          amountChange(
            'Price of one USDT',
            currency,
            before ? minorUnits(before.perUsdt) : null,
            after,
          ),
        ],
      },
    };
  },

  execute: (tx, change) => setRate(tx, commandOf(change)),
};

function isCurrency(value: unknown): boolean {
  return typeof value === 'string' && isPaymentCurrency(value);
}

function commandOf({ payload, staff, expectedVersion, now }: ApprovableChange<RatePayload>) {
  const { currency, perUsdt } = payload;
  return { staff, currency, perUsdt: amountFromWire(perUsdt), expectedVersion, now };
}
