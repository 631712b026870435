import type { LedgerAccountName } from './accounts.ts';

/*
 * The one order in which every transaction takes its locks (LEDGER-201, ADR 19):
 *
 * 1. idempotency key; changes that a second person may have to approve (PEOPLE-526)
 * 2. statements of an account, a line of one, transfer that a person assigns or that a line became
 * 3. invoice, never more than one; of a refund that counts again, then its deposit
 * 4. what open deposits are counted by (ROUTING-201), then payment accounts, by id
 * 5. balances of ledger accounts that money is taken from (ADR 47), by `lockRank`
 * 6. notifications
 * 7. jobs
 *
 * A transaction that holds one of them locks only later ones. Reads and rows of its own need no lock.
 */

/**
 * The rank of a ledger account among the balances that a transaction locks: the direction in which money
 * moves, from payment accounts to suspense, to the merchant and to the fees.
 */
export function lockRank(account: LedgerAccountName): number {
  switch (account.kind) {
    case 'payment_account':
      return 1;
    case 'treasury':
      return 2;
    case 'suspense':
      return account.merchantId === undefined ? 3 : 4;
    case 'return_reserve':
      return 5;
    // The balance first: a check of sufficient funds locks it before anything is reserved.
    case 'merchant_balance':
      return 6;
    case 'merchant_reserve':
      return 7;
    case 'fees':
      return 8;
    case 'fx_clearing':
      return 9;
    case 'settled_usdt':
      return 10;
  }
}
