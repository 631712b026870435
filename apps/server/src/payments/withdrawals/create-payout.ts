import { methodByName } from '@tiyin/domain/requisites';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { type Own, seesMode } from '../../db/own.ts';
import { ProblemError } from '../../problem.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { checkTerminal, methodNotOffered } from '../invoices/check-offer.ts';
import { type InvoiceRequest, createInvoice, offersOf } from '../invoices/create-invoice.ts';
import { describeMerchantInvoice } from '../invoices/merchant-invoice.ts';
import { beginWithdrawal } from './begin-withdrawal.ts';
import { readPayee } from '../payouts/payee.ts';

type PayoutRequest = Omit<InvoiceRequest, 'deadlineAt' | 'flowType' | 'paymentMethodName'> &
  Own & {
    readonly paymentMethodName: string;
    /** Card or phone as the merchant's server gave it. */
    readonly credential: string;
    readonly bankCodeInteger?: number;
    readonly secrets: Secrets;
  };

/**
 * A merchant's server pays out without a form (API-20): the invoice is made, reserved and sent at
 * once. 422 `insufficient_funds` where the balance is too small, and nothing is made.
 */
export async function createPayout(tx: Tx, request: PayoutRequest) {
  const { merchantId, secrets, now } = request;
  const methodId = methodByName(request.paymentMethodName)?.id;
  const all = await offersOf(tx, request);
  const offers = all.filter(({ terminal }) => seesMode(request, terminal));
  checkTerminal(offers[0]?.terminal, 'WITHDRAWAL');
  if (methodId === undefined) {
    const offered = offers.flatMap(({ method }) => method ?? []);
    throw methodNotOffered('/paymentMethodName', offered);
  }
  const payee = readPayee({ ...request, methodId });
  const flow = { flowType: 'WITHDRAWAL', deadlineAt: now } as const;
  const { row } = await createInvoice(tx, { ...request, ...flow }, offers);
  const actor = { type: 'merchant', id: merchantId } as const;
  const begun = await beginWithdrawal(tx, row, { ...payee, secrets, actor, now });
  if (begun.status === 'DECLINED' && begun.payoutRound === 0) {
    throw new ProblemError('insufficient_funds');
  }
  recordAudit(tx, { actor, action: 'payout.created', subject: `invoice:${row.id}`, now });
  return describeMerchantInvoice(begun);
}
