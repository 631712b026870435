import type { MethodId } from '@tiyin/domain/ids';
import { type MinorUnits, plus, isLessMoney, money } from '@tiyin/domain/money';
import { lastFour } from '@tiyin/domain/requisites';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { invoiceFee } from '../invoices/fee.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { moveInvoice } from '../invoices/move-invoice.ts';
import { lockedBalance } from '../ledger/accounts.ts';
import { payeeOwner } from '../payouts/payee.ts';
import { lockPayoutAccounts, sendPayout } from './send-payout.ts';

type Beginning = {
  /** Card or phone, in digits. */
  readonly credential: string;
  readonly bankCode: number | null;
  readonly methodId: MethodId;
  readonly secrets: Secrets;
  readonly actor: Actor;
  /** The reason that was given for it. */
  readonly comment?: string | undefined;
  readonly now: Date;
};

/**
 * Amount and payee of a locked, new withdrawal are final: amount and fee are reserved and it is
 * sent (INVOICE-29). If the balance is too small it is DECLINED; the caller checks the status.
 */
export async function beginWithdrawal(
  tx: Tx,
  row: InvoiceRow,
  { credential, bankCode, methodId, secrets, actor, comment, now }: Beginning,
): Promise<InvoiceRow> {
  const payee = {
    methodId,
    bankCode,
    credentialEncrypted: secrets.encrypt(credential, payeeOwner(row.id)),
    credentialLastFour: lastFour(credential),
    credentialIndex: secrets.blindIndex(credential),
  };
  const fee = await invoiceFee(tx, { ...row, methodId });
  const candidates = await lockPayoutAccounts(tx, { ...row, methodId });
  if (!(await hasFunds(tx, row, plus(row.amount, fee)))) {
    const move = { to: 'DECLINED', reason: 'funds_short', actor, fields: payee, now } as const;
    return moveInvoice(tx, row, move);
  }
  const fields = { ...payee, fee, payoutRound: row.payoutRound + 1 };
  const start = { to: 'IN_PROGRESS', reason: 'payout_started' } as const;
  const move = { ...start, actor, comment, fields, now };
  const begun = await moveInvoice(tx, { ...row, ...fields }, move);
  return sendPayout(tx, begun, { attempt: 1, candidates, now });
}

/** Whether the merchant's balance covers an amount in minor units; the balance is locked. */
export async function hasFunds(tx: Tx, row: InvoiceRow, amount: MinorUnits): Promise<boolean> {
  const { merchantId, currency } = row;
  const balance = await lockedBalance(tx, { kind: 'merchant_balance', merchantId }, row);
  return !isLessMoney(balance, money(amount, currency));
}
