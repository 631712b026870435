import type { InvoiceId, TransferId } from '@tiyin/domain/ids';
import { invoiceStatusById } from '@tiyin/domain/invoices';
import { integer, nullable, object, optional, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
} from '../approvals/approval-kind.ts';
import { idStruct } from '../db/id-struct.ts';
import { changeStatus } from '../payments/invoices/change-status.ts';
import { requireReason } from '../payments/given-reason.ts';
import { type ChangeEffect, previewEffect } from '../payments/invoices/preview-change.ts';

type StatusPayload = {
  readonly invoiceId: InvoiceId;
  readonly statusId: number;
  /** The unmatched transfer that is the missing money; null for none of them (LEDGER-300). */
  readonly transferId?: TransferId | null | undefined;
};

/** A status change that books money, measured by the amount of the invoice (PEOPLE-261). */
export const statusChange: ApprovableKind<StatusPayload, void> = {
  code: 'STATUS_CHANGE',
  payload: object({
    invoiceId: idStruct<InvoiceId>(string()),
    statusId: integer(),
    transferId: optional(nullable(idStruct<TransferId>(integer()))),
  }),

  async preview(tx, change) {
    const { payload, staff } = change;
    // The approver judges all books, whatever the requester sees of them.
    const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account'] };
    const effect = await previewEffect(tx, {
      ...commandOf(change),
      staff: seesAll,
      amount: undefined,
    });
    requireReason(effect.isReasonRequired, change.reason);
    return statusEffect(effect, payload.statusId);
  },

  execute: (tx, change) => changeStatus(tx, { ...commandOf(change), reason: change.reason }),
};

function commandOf({
  payload,
  staff,
  secrets,
  expectedVersion,
  now,
}: ApprovableChange<StatusPayload>) {
  return { ...payload, staff, secrets, expectedVersion, now };
}

/** The effect of a status change as approvals judge it. */
export function statusEffect(effect: ChangeEffect, statusId: number): ApprovableEffect {
  const { invoice, isBooked, whole } = effect;
  const { amount, currency, isTest, merchantId, version } = invoice;
  const { vouchedAmount, postings, balance, callbacks } = whole;
  const after = invoiceStatusById(statusId)?.code ?? null;
  return {
    subject: `invoice:${invoice.id}`,
    merchantId,
    isTest,
    version,
    size: isBooked ? { amount, currency } : null,
    preview: {
      changes: [{ name: 'Status', before: invoice.status, after }],
      vouchedAmount,
      ...(postings && { postings }),
      ...(balance && { balance }),
      callbacks,
    },
  };
}
