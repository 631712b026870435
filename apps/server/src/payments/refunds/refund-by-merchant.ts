import type { InvoiceId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { type Own, seesMode } from '../../db/own.ts';
import { ProblemError } from '../../problem.ts';
import { readReason, requireReason } from '../given-reason.ts';
import { describeMerchantInvoice } from '../invoices/merchant-invoice.ts';
import { lockInvoice } from '../invoice-rows/invoice-row.ts';
import { type RefundRequest, refundDeposit } from './refund-deposit.ts';
import { formUrl } from './refund-form.ts';

type MerchantRefund = Omit<RefundRequest, 'actor'> & Own & { readonly invoiceId: InvoiceId };

/**
 * A merchant's server gives one of its own deposits back (API-232); another merchant's is 404. Returns the
 * refund, with the address of its customer's form if no payee was given; otherwise as `refundDeposit`.
 */
export async function refundByMerchant(tx: Tx, request: MerchantRefund) {
  const { merchantId, publicUrl } = request;
  const deposit = await lockInvoice(tx, request.invoiceId);
  if (deposit?.merchantId !== merchantId || !seesMode(request, deposit)) {
    throw new ProblemError('not_found');
  }
  const reason = readReason(request.reason);
  requireReason(true, reason);
  const actor = { type: 'merchant', id: merchantId } as const;
  const { row, formId } = await refundDeposit(tx, deposit, { ...request, actor });
  return {
    ...describeMerchantInvoice(row),
    ...(formId !== undefined && { formId, url: formUrl(publicUrl, formId) }),
  };
}
