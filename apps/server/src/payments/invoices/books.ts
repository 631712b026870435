import {
  type InvoiceStatusCode,
  depositPosition,
  positionDifference,
} from '@tiyin/domain/invoices';
import type { Tx } from '../../db/database.ts';
import { post } from '../ledger/post.ts';
import type { InvoiceRow } from './invoice-row.ts';

/** Posts what a move of status changes in the books (decision 11). */
export async function bookMove(
  tx: Tx,
  row: InvoiceRow,
  to: InvoiceStatusCode,
  fee: bigint,
  now: Date,
): Promise<void> {
  const move = positionDifference(
    depositPosition(row.status, row.amount, fee),
    depositPosition(to, row.amount, fee),
  );
  await post(tx, {
    kind: 'status_moved',
    invoiceId: row.id,
    terminalId: row.terminalId,
    book: row,
    legs: [
      { account: { kind: 'suspense', merchantId: row.merchantId }, amount: move.suspense },
      {
        account: { kind: 'merchant_balance', merchantId: row.merchantId },
        amount: move.merchantBalance,
      },
      { account: { kind: 'fees', merchantId: row.merchantId }, amount: move.fees },
    ],
    now,
  });
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
        account:
          accountId === null
            ? { kind: 'treasury' }
            : { kind: 'payment_account', paymentAccountId: accountId },
        amount: -report.amount,
      },
      { account: { kind: 'suspense', merchantId: row.merchantId }, amount: report.amount },
    ],
    now: report.now,
  });
}
