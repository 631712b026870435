import type { KeyScope } from '@tiyin/api/types';

/** The scopes of an API key, in words. */
export const scopeWords: Readonly<
  Record<KeyScope, { readonly label: string; readonly description: string }>
> = {
  read: { label: 'Read', description: 'Invoices, balances, terminals and events' },
  deposits: { label: 'Take deposits', description: 'Make forms, and cancel them' },
  payouts: { label: 'Pay out', description: 'From the merchant’s balance, to any card' },
  refunds: { label: 'Refund', description: 'Give deposits back' },
};
