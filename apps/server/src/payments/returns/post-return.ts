import { money } from '@tiyin/domain/money';
import type { Tx } from '../../db/database.ts';
import type { LedgerAccountName } from '../ledger/accounts.ts';
import { type PostedBy, post } from '../ledger/post.ts';
import type { ReturnRow } from './return-row.ts';
import type { LockedSource } from './return-source.ts';

type Posting = {
  readonly kind: 'return_started' | 'return_paid' | 'return_failed';
  readonly from: 'suspense' | 'reserve';
  readonly to: 'suspense' | 'reserve' | 'account';
  readonly by?: PostedBy;
  readonly now: Date;
};

/** Posts a move of a return's money between suspense, the reserve of returns and the account (LEDGER-250). */
export async function postReturn(
  tx: Tx,
  { row, source }: { readonly row: ReturnRow; readonly source: LockedSource },
  { kind, from, to, by, now }: Posting,
): Promise<void> {
  const { accountId: paymentAccountId, amount, currency, isTest } = row;
  const { invoice, transfer } = source;
  const owner = invoice ?? source.owner;
  const places: Readonly<Record<Posting['to'], LedgerAccountName>> = {
    suspense: { kind: 'suspense', ...(owner && { merchantId: owner.merchantId }) },
    reserve: { kind: 'return_reserve' },
    account: { kind: 'payment_account', paymentAccountId },
  };
  await post(tx, {
    kind,
    ...(owner && { invoiceId: owner.id, terminalId: owner.terminalId }),
    ...(transfer && { transferId: transfer.id }),
    isTest,
    movements: [{ from: places[from], to: places[to], money: money(amount, currency) }],
    by,
    now,
  });
}
