import type { InvoiceId } from '@tiyin/domain/ids';
import { type MinorUnits, minorUnits } from '@tiyin/domain/money';
import { integer, object, optional, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
} from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { describeCurrency } from '../payments/describe-currency.ts';
import { type RefundEffect, previewRefund } from '../payments/refunds/preview-refund.ts';
import { refundByStaff } from '../payments/refunds/refund-by-staff.ts';
import type { Refund } from '../payments/refunds/refund-deposit.ts';
import type { RefundPayee } from '../payments/refunds/refund-payee.ts';
import { payeeChange } from './preview-lines.ts';

type RefundPayload = {
  readonly invoiceId: InvoiceId;
  /** Minor units, as text. */
  readonly amount: string;
  readonly payee?: RefundPayee | undefined;
  readonly publicUrl: string;
};

/** A refund, measured by its amount (PEOPLE-261). */
export const refund: ApprovableKind<RefundPayload, Refund> = {
  code: 'REFUND',
  permission: 'invoice.refund',
  payload: object({
    invoiceId: idStruct<InvoiceId>(string()),
    amount: string(),
    payee: optional(
      object({
        paymentMethodName: optional(string()),
        credential: string(),
        bankCodeInteger: optional(integer()),
      }),
    ),
    publicUrl: string(),
  }),

  async preview(tx, change) {
    const { staff, payload } = change;
    // The approver judges all books, whatever the requester sees of them.
    const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account'] };
    const effect = await previewRefund(tx, { ...commandOf(change), staff: seesAll });
    const made = refundEffect(effect, minorUnits(BigInt(payload.amount)));
    // No money leaves before the customer has named the payee, and a second person sees that one first (PEOPLE-520).
    if (payload.payee === undefined) return { ...made, size: null };
    const changes = [...made.preview.changes, payeeChange(payload.payee)];
    return { ...made, preview: { ...made.preview, changes } };
  },

  execute: (tx, change) => refundByStaff(tx, commandOf(change)),
};

function commandOf({ payload, ...change }: ApprovableChange<RefundPayload>) {
  const { amount, payee, ...rest } = payload;
  return { ...change, ...rest, amount: minorUnits(BigInt(amount)), payee };
}

/** The effect of a refund as approvals judge it. */
export function refundEffect(
  { invoice, whole, together, isByHand }: RefundEffect,
  amount: MinorUnits,
): ApprovableEffect {
  const { id, currency, isTest, merchantId, version } = invoice;
  const { postings, balance, callbacks } = whole;
  return {
    subject: `invoice:${id}`,
    merchantId,
    isTest,
    version,
    size: { amount, currency },
    together,
    isGuardedByAny: isByHand,
    preview: {
      changes: [
        {
          name: 'Refund',
          before: null,
          after: String(amount),
          currency: describeCurrency(currency),
        },
      ],
      ...(postings && { postings }),
      ...(balance && { balance }),
      callbacks,
    },
  };
}
