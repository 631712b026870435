import type { InvoiceId, TransferId } from '@tiyin/domain/ids';
import { type InvoiceStatusCode, invoiceStatusById } from '@tiyin/domain/invoices';
import { amountFromWire, type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { isOneOf } from '@tiyin/domain/names';
import { integer, nullable, object, optional, string } from 'superstruct';
import type {
  ApprovableChange,
  ApprovableEffect,
  ApprovableKind,
} from '../approvals/approval-kind.ts';
import type { Tx } from '../db/database.ts';
import { idStruct } from '../db/id-struct.ts';
import { changeStatus } from '../payments/invoices/change-status.ts';
import { requireReason } from '../payments/given-reason.ts';
import { type ChangeEffect, previewEffect } from '../payments/invoices/preview-change.ts';
import { requireSamePostings } from './as-judged.ts';
import { amountChange, textChange } from './preview-lines.ts';

type StatusPayload = {
  readonly invoiceId: InvoiceId;
  readonly statusId: number;
  /** The unmatched transfer that is the missing money; null for none of them (LEDGER-300). */
  readonly transferId?: TransferId | null | undefined;
  /** The sum that came for a deposit, accepted as its amount; minor units, as on the wire (INVOICE-226). */
  readonly amount?: number | undefined;
};

/** A status change that books money, measured by the amount that is booked (PEOPLE-261). */
export const statusChange: ApprovableKind<StatusPayload, void> = {
  code: 'STATUS_CHANGE',
  payload: object({
    invoiceId: idStruct<InvoiceId>(string()),
    statusId: integer(),
    transferId: optional(nullable(idStruct<TransferId>(integer()))),
    amount: optional(integer()),
  }),

  preview,

  async execute(tx, change) {
    await requireSamePostings(tx, change, preview);
    await changeStatus(tx, { ...commandOf(change), reason: change.reason });
  },
};

async function preview(tx: Tx, change: ApprovableChange<StatusPayload>): Promise<ApprovableEffect> {
  const { payload, staff } = change;
  // The approver judges all books, whatever the requester sees of them.
  const seesAll = { ...staff, permissions: [...staff.permissions, 'people.account' as const] };
  const effect = await previewEffect(tx, { ...commandOf(change), staff: seesAll });
  requireReason(effect.isReasonRequired, change.reason);
  return statusEffect(effect, payload);
}

function commandOf({
  payload,
  staff,
  secrets,
  expectedVersion,
  now,
}: ApprovableChange<StatusPayload>) {
  const amount = payload.amount === undefined ? undefined : amountFromWire(payload.amount);
  return { ...payload, amount, staff, secrets, expectedVersion, now };
}

/** The effect of a status change as approvals judge it. */
export function statusEffect(
  effect: ChangeEffect,
  { statusId, amount: accepted }: Pick<StatusPayload, 'amount' | 'statusId'>,
): ApprovableEffect {
  const { invoice, isBooked, whole } = effect;
  const { currency, isTest, merchantId, version } = invoice;
  const amount = accepted === undefined ? invoice.amount : amountFromWire(accepted);
  const { vouchedAmount, postings, balance, callbacks } = whole;
  const after = invoiceStatusById(statusId)?.code ?? null;
  return {
    subject: `invoice:${invoice.id}`,
    merchantId,
    isTest,
    version,
    size: isBooked || isPayableAgain(invoice, after) ? { amount, currency } : null,
    vouched: isTakenBack(invoice) ? amount : vouchedOf(effect),
    preview: {
      variant: 'STATUS',
      changes: [
        ...(amount === invoice.amount
          ? []
          : [amountChange('Amount', currency, invoice.amount, amount)]),
        textChange('Status', invoice.status, after),
      ],
      vouchedAmount,
      ...(postings && { postings }),
      ...(balance && { balance }),
      callbacks,
    },
  };
}

/** A withdrawal that leaves DONE: its merchant has the money again, as if it had been paid in (PEOPLE-535). */
function isTakenBack({ flowType, status }: ChangeEffect['invoice']): boolean {
  return flowType === 'WITHDRAWAL' && isOneOf(status, ['PAYED', 'DONE']);
}

/** The money of a deposit that nobody but the person has seen. */
function vouchedOf({ invoice: { flowType }, whole }: ChangeEffect): MinorUnits {
  return flowType === 'DEPOSIT' ? amountFromWire(whole.vouchedAmount) : zeroUnits;
}

/** A withdrawal that is opened again is paid when its customer completes it, by nobody's decision (PEOPLE-544). */
function isPayableAgain(
  { flowType, status }: ChangeEffect['invoice'],
  after: InvoiceStatusCode | null,
): boolean {
  const hasEnded = status === 'CANCELED' || status === 'DECLINED';
  return flowType === 'WITHDRAWAL' && hasEnded && after === 'NEW';
}
