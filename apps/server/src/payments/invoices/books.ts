import {
  type InvoiceStatusCode,
  invoicePosition,
  positionDifference,
} from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import type { LedgerAccountName } from '../ledger/accounts.ts';
import type { GroundAhead } from '../ledger/ground.ts';
import { post } from '../ledger/post.ts';
import type { InvoiceRow } from './invoice-row.ts';

type StatusMove = {
  readonly to: InvoiceStatusCode;
  readonly fee: bigint;
  readonly ground?: GroundAhead | undefined;
  readonly now: Date;
};

/**
 * Posts what a move of status changes in the books (decision 11); answers by how much it changes the
 * merchant's balance. Whether it may take that below zero is the caller's to judge.
 */
export async function bookMove(
  tx: Tx,
  row: InvoiceRow,
  { to, fee, ground, now }: StatusMove,
): Promise<bigint> {
  const { merchantId } = row;
  const positioned = { flowType: row.flowType, amount: row.amount, fee };
  const move = positionDifference(
    invoicePosition(row.status, positioned),
    invoicePosition(to, positioned),
  );
  const legs = [
    { account: { kind: 'suspense', merchantId }, amount: move.suspense },
    { account: { kind: 'merchant_balance', merchantId }, amount: move.merchantBalance },
    { account: { kind: 'merchant_reserve', merchantId }, amount: move.merchantReserve },
    { account: accountOrTreasury(row.accountId), amount: move.paymentAccount },
    { account: { kind: 'fees', merchantId }, amount: move.fees },
  ] as const;
  const { id: invoiceId, terminalId } = row;
  const posting = { kind: 'status_moved', invoiceId, terminalId, book: row, legs, now } as const;
  await post(tx, posting, { ground });
  return move.merchantBalance;
}

/** Where no account was chosen, because a person moved the invoice, the treasury stands in for it. */
function accountOrTreasury(accountId: number | null): LedgerAccountName {
  return accountId === null
    ? { kind: 'treasury' }
    : { kind: 'payment_account', paymentAccountId: accountId };
}

type Reported = {
  readonly amount: bigint;
  /** Null where staff vouch for money that no account was shown for: it comes from the treasury. */
  readonly accountId: number | null;
  readonly now: Date;
};

/** Posts reported money: payment account → suspense, at once (decision 11). */
export async function bookReportedMoney(tx: Tx, row: InvoiceRow, report: Reported): Promise<void> {
  const { accountId } = report;
  await post(tx, {
    kind: 'money_reported',
    invoiceId: row.id,
    terminalId: row.terminalId,
    book: row,
    legs: [
      {
        account: accountOrTreasury(accountId),
        amount: -report.amount,
      },
      { account: { kind: 'suspense', merchantId: row.merchantId }, amount: report.amount },
    ],
    now: report.now,
  });
}
