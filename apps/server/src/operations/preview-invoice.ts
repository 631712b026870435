import type { ChangePreview } from '@tiyin/api/types';
import type { Operations } from '@tiyin/api/operations';
import { amountFromWire, amountToWire } from '@tiyin/domain/money';
import { amountEffect } from '../approval-kinds/amount-change.ts';
import { refundEffect, refund as refundKind } from '../approval-kinds/refund.ts';
import { statusChange, statusEffect } from '../approval-kinds/status-change.ts';
import type { ApprovableEffect } from '../approvals/approval-kind.ts';
import { isApprovalRequired } from '../approvals/approval-rules.ts';
import { originOf } from '../config/read-origins.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { undone } from '../db/transactions.ts';
import type { InvoiceChange } from '../payments/invoices/lock-for-change.ts';
import {
  type ChangeEffect,
  type PreviewedChange,
  previewEffect,
  shownEffect,
} from '../payments/invoices/preview-change.ts';
import { previewRefund } from '../payments/refunds/preview-refund.ts';
import { previewInvoicePayoutEnd } from '../payments/withdrawals/preview-payout-end.ts';

type Body = Operations['previewInvoiceChange']['input']['body'];

/** The effect of a change of an invoice, with whether it needs a second person (INVOICE-213). The caller undoes it. */
export async function previewChange(
  tx: Tx,
  command: InvoiceChange,
  { statusId, amount: amountOnWire, refund, transactionEnd, transferId }: Body,
  context: ServerContext,
): Promise<ChangePreview> {
  const { staff, now } = command;
  if (refund !== undefined) {
    const effect = await previewRefund(tx, { ...command, ...refundOf(refund, context) });
    const needs = refundEffect(effect, amountFromWire(refund.amount));
    const isRequired = await isApprovalRequired(tx, refundKind.code, needs);
    return { ...shownEffect(effect, staff), isApprovalRequired: isRequired };
  }
  if (transactionEnd !== undefined) {
    const effect = await previewInvoicePayoutEnd(tx, { ...command, ...transactionEnd });
    return { ...shownEffect(effect, staff), isApprovalRequired: true };
  }
  const amount = amountOnWire === undefined ? undefined : amountFromWire(amountOnWire);
  // What the person vouched for before is judged without this change.
  const effect = await undone(tx, () =>
    previewEffect(tx, { ...command, statusId, amount, transferId }),
  );
  const judged = await judgedOf(tx, effect, { statusId, amount });
  const by = { personId: staff.id, now };
  const isRequired = await isApprovalRequired(tx, statusChange.code, { ...judged, by });
  return { ...shownEffect(effect, staff), isApprovalRequired: isRequired };
}

type Previewed = Pick<PreviewedChange, 'amount' | 'statusId'>;

async function judgedOf(
  tx: Tx,
  effect: ChangeEffect,
  { statusId, amount }: Previewed,
): Promise<ApprovableEffect> {
  const onWire = amount === undefined ? undefined : amountToWire(amount);
  if (statusId !== undefined) return statusEffect(effect, { statusId, amount: onWire });
  return amountEffect(tx, effect, amount ?? effect.invoice.amount);
}

type RefundBody = Pick<Operations['refundInvoice']['input']['body'], 'amount' | 'payee'>;

/** A refund as the use case takes it. */
function refundOf({ amount, payee }: RefundBody, { config }: Pick<ServerContext, 'config'>) {
  return { amount: amountFromWire(amount), payee, publicUrl: originOf('payform', config) };
}
