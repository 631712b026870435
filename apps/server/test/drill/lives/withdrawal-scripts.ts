import type { InvoiceStatusCode } from '@tiyin/domain/invoices';

/** The actions of a withdrawal. */
export type WithdrawalScript = {
  readonly name: string;
  readonly weight: number;
  /** The last two digits of the amount, which decide the sandbox's outcome (ROUTING-40). */
  readonly ending: 0 | 1 | 2 | 3;
  /** Whether the merchant's server says where to, or the customer on a form. */
  readonly by: 'server' | 'form';
  readonly action: 'pays-out' | 'requests-too-much' | 'cancels';
  readonly mayEnd: readonly InvoiceStatusCode[];
};

const payout = { ending: 0, by: 'server', action: 'pays-out', weight: 2 } as const;

/** Every way through the moves of a withdrawal (INVOICE-27) that needs no person. */
export const withdrawalScripts: readonly WithdrawalScript[] = [
  { ...payout, name: 'paid out', weight: 5, mayEnd: ['DONE'] },
  { ...payout, name: 'payout refused', ending: 1, mayEnd: ['DECLINED'] },
  { ...payout, name: 'paid out after a timeout', ending: 2, mayEnd: ['DONE'] },
  { ...payout, name: 'payout unknown', weight: 1, ending: 3, mayEnd: ['IN_PROGRESS'] },
  { ...payout, name: 'payout of too much', action: 'requests-too-much', mayEnd: [] },
  { ...payout, name: 'paid out by form', by: 'form', weight: 3, mayEnd: ['DONE'] },
  {
    ...payout,
    name: 'form of too much',
    by: 'form',
    action: 'requests-too-much',
    mayEnd: ['DECLINED'],
  },
  { ...payout, name: 'canceled payout form', by: 'form', action: 'cancels', mayEnd: ['CANCELED'] },
];
