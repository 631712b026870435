import type { AccountId, TransferId } from '@tiyin/domain/ids';
import {
  type InvoicePosition,
  type InvoiceStatusCode,
  invoicePosition,
  positionDifference,
  positionMovements,
} from '@tiyin/domain/invoices';
import { money, type MinorUnits } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { LedgerAccountName } from '../ledger/accounts.ts';
import type { PreloadedContext } from '../ledger/posting-context.ts';
import type { ReadyPosting } from '../ledger/insert-posting.ts';
import { type PostedBy, post } from '../ledger/post.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

type StatusMove = {
  readonly to: InvoiceStatusCode;
  readonly fee: MinorUnits;
  readonly postingContext?: PreloadedContext | undefined;
  /** A posting of the same transaction that is written by the same statement. */
  readonly together?: ReadyPosting | undefined;
  readonly by?: PostedBy | undefined;
  readonly now: Date;
};

/**
 * Posts the effect of a status change (LEDGER-16); returns the change of the merchant's balance.
 * The caller decides whether that may go below zero.
 */
export async function bookMove(
  tx: Tx,
  row: InvoiceRow,
  { to, fee, postingContext, together, by, now }: StatusMove,
): Promise<MinorUnits> {
  const { movements, merchantBalance } = movementsOf(row, { to, fee });
  const { id: invoiceId, isTest, terminalId } = row;
  const cause = { kind: 'status_moved', invoiceId, terminalId, by } as const;
  await post(tx, { ...cause, isTest, movements, now }, { postingContext, together });
  return merchantBalance;
}

type BookedInvoice = Pick<
  InvoiceRow,
  'accountId' | 'amount' | 'currency' | 'flowType' | 'merchantId' | 'status'
>;

/** The movements of a status change, and the change of the merchant's balance. */
export function movementsOf(row: BookedInvoice, { to, fee }: Pick<StatusMove, 'fee' | 'to'>) {
  const { merchantId } = row;
  const positioned = { flowType: row.flowType, amount: row.amount, fee };
  const move = positionDifference(
    invoicePosition(row.status, positioned),
    invoicePosition(to, positioned),
  );
  const accounts: Readonly<Record<keyof InvoicePosition, LedgerAccountName>> = {
    suspense: { kind: 'suspense', merchantId },
    merchantBalance: { kind: 'merchant_balance', merchantId },
    merchantReserve: { kind: 'merchant_reserve', merchantId },
    paymentAccount: accountOrTreasury(row.accountId),
    fees: { kind: 'fees', merchantId },
  };
  const movements = positionMovements(move).map((movement) => ({
    from: accounts[movement.from],
    to: accounts[movement.to],
    money: money(movement.amount, row.currency),
  }));
  return { movements, merchantBalance: move.merchantBalance };
}

/** If no account was chosen, because staff moved the invoice, the treasury is used. */
function accountOrTreasury(accountId: AccountId | null): LedgerAccountName {
  return accountId === null
    ? { kind: 'treasury' }
    : { kind: 'payment_account', paymentAccountId: accountId };
}

type Vouched = {
  /** The row of the transfer that the person vouched for. */
  readonly transferId: TransferId;
  readonly amount: MinorUnits;
  /** Null if staff vouch for money without an account: it comes from the treasury. */
  readonly accountId: AccountId | null;
  readonly by: PostedBy;
  readonly now: Date;
};

/** Posts money that a member of staff vouches for: payment account → suspense (INVOICE-212). */
export async function bookVouchedMoney(tx: Tx, row: InvoiceRow, vouched: Vouched): Promise<void> {
  const { accountId, amount, by, transferId, now } = vouched;
  await post(tx, {
    kind: 'money_reported',
    invoiceId: row.id,
    transferId,
    terminalId: row.terminalId,
    isTest: row.isTest,
    movements: [
      {
        from: accountOrTreasury(accountId),
        to: { kind: 'suspense', merchantId: row.merchantId },
        money: money(amount, row.currency),
      },
    ],
    by,
    now,
  });
}

type Assigned = Pick<Vouched, 'transferId' | 'amount' | 'now'> & {
  /** The member of staff who assigned it; missing for a report. */
  readonly by?: PostedBy | undefined;
};

/** Posts money that found its invoice: suspense without a merchant → suspense of its merchant (ROUTING-31). */
export async function bookAssignedMoney(
  tx: Tx,
  row: InvoiceRow,
  assigned: Assigned,
): Promise<void> {
  const { amount, by, transferId, now } = assigned;
  await post(tx, {
    kind: 'money_assigned',
    transferId,
    invoiceId: row.id,
    terminalId: row.terminalId,
    isTest: row.isTest,
    movements: [
      {
        from: { kind: 'suspense' },
        to: { kind: 'suspense', merchantId: row.merchantId },
        money: money(amount, row.currency),
      },
    ],
    by,
    now,
  });
}
