import type { InvoiceId } from '@tiyin/domain/ids';
import { zeroUnits } from '@tiyin/domain/money';
import { literal, object, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { idStruct } from '../db/id-struct.ts';
import { runEffect } from '../payments/invoices/preview-change.ts';
import { retryWithdrawal } from '../payments/withdrawals/retry-withdrawal.ts';
import { requireSamePostings } from './as-judged.ts';
import { textChange } from './preview-lines.ts';

type RetryPayload = { readonly action: 'retry'; readonly invoiceId: InvoiceId };

/** A declined withdrawal that is reserved again and sent: as a status change of its amount (PEOPLE-545). */
export const retriedWithdrawal: ApprovableKind<RetryPayload, void> = {
  code: 'STATUS_CHANGE',
  payload: object({ action: literal('retry'), invoiceId: idStruct<InvoiceId>(string()) }),

  preview,

  async execute(tx, change) {
    await requireSamePostings(tx, change, preview);
    await retryWithdrawal(tx, commandOf(change));
  },
};

async function preview(tx: Tx, change: ApprovableChange<RetryPayload>): Promise<ApprovableEffect> {
  const { staff, payload } = change;
  // The approver judges all books, whatever the requester sees of them.
  const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account' as const] };
  const question = { invoiceId: payload.invoiceId, staff: seesAll };
  const effect = await runEffect(tx, question, async () => {
    await retryWithdrawal(tx, commandOf(change));
    return {
      vouchedAmount: zeroUnits,
      isReasonRequired: false,
      shownMoney: [],
      taken: undefined,
    };
  });
  const { invoice, isBooked, statusAfter, whole } = effect;
  const { id, amount, currency, isTest, merchantId, status, version } = invoice;
  return {
    subject: `invoice:${id}`,
    merchantId,
    isTest,
    version,
    // What is reserved still was sent before, and is sent to the same payee again.
    size: isBooked ? { amount, currency } : null,
    preview: {
      variant: 'RETRY',
      changes: [
        textChange('Retry', null, 'Reserved again and sent'),
        textChange('Status', status, statusAfter),
      ],
      ...(whole.postings && { postings: whole.postings }),
      ...(whole.balance && { balance: whole.balance }),
      callbacks: whole.callbacks,
    },
  };
}

function commandOf({ payload, ...change }: ApprovableChange<RetryPayload>) {
  return { ...change, invoiceId: payload.invoiceId };
}
