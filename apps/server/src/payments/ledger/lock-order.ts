import type { LedgerAccountName } from './accounts.ts';

/**
 * The place of an account in the order in which balances are taken. Money goes from accounts to
 * suspense, to the merchant and to the fees: so a transaction of several postings holds nothing that
 * another, which has what it needs next, waits for.
 */
export function lockRank(account: LedgerAccountName): number {
  switch (account.kind) {
    case 'payment_account':
      return 1;
    case 'treasury':
      return 2;
    case 'suspense':
      return account.merchantId === undefined ? 3 : 4;
    // The balance first: who judges whether it is enough holds it before anything is reserved.
    case 'merchant_balance':
      return 5;
    case 'merchant_reserve':
      return 6;
    case 'fees':
      return 7;
    case 'fx_clearing':
      return 8;
    case 'settled_usdt':
      return 9;
  }
}
