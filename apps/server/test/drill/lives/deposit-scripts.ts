import type { InvoiceStatusCode } from '@tiyin/domain/invoices';

/** How a deposit that was paid, or left open, goes on. */
export type Afterwards =
  | 'refunded in part'
  | 'refunded whole'
  /** Two refunds at once that together exceed the deposit. */
  | 'refunded beyond'
  | 'refunded by staff'
  | 'excess returned'
  /** The provider never reports the return: people declare its outcome. */
  | 'return ended by staff'
  /** Left open; staff vouch for the money. */
  | 'booked by staff'
  /** The money is also a line of the bank's statement. */
  | 'on a statement';

const byStaff: readonly (Afterwards | undefined)[] = [
  'refunded by staff',
  'excess returned',
  'return ended by staff',
  'booked by staff',
  'on a statement',
];

/** Whether a script needs the http provider. */
export function isByStaff({ afterwards }: DepositScript): boolean {
  return byStaff.includes(afterwards);
}

/** The actions of a deposit. */
export type DepositScript = {
  readonly name: string;
  readonly weight: number;
  /** The last two digits of the amount, which decide the sandbox's outcome (ROUTING-40). */
  readonly ending: 0 | 1 | 2 | 3;
  /** How many amounts the customer requests requisites for, one after another. */
  readonly amounts: 0 | 1 | 3;
  /** And then. */
  readonly action:
    | 'customer-pays'
    | 'customer-cancels'
    | 'merchant-cancels'
    /** The customer pays while the merchant cancels: one of the two is refused. */
    | 'both-at-once'
    | 'customer-leaves';
  /**
   * The transfers of a customer whose account is the http provider's: by default exactly once. The
   * sandbox sends the amount itself.
   */
  readonly sends?: 'a part and the rest' | 'too much' | 'twice';
  /** The steps afterwards; staff work on the http provider's deposits, which are production. */
  readonly afterwards?: Afterwards;
  readonly lifetimeSeconds: number;
  readonly mayEnd: readonly InvoiceStatusCode[];
};

/** Long enough to be open still when the longest drill is over. */
const long = 6 * 60 * 60;
/** Over while the drill still runs. */
const short = 20;

const payment = { ending: 0, amounts: 1, action: 'customer-pays', lifetimeSeconds: long } as const;

/** Every way through the moves of a deposit (INVOICE-15) that needs no person. */
export const depositScripts: readonly DepositScript[] = [
  { ...payment, name: 'paid', weight: 6, mayEnd: ['DONE'] },
  ...(['refunded in part', 'refunded whole', 'refunded beyond'] as const).map((afterwards) => ({
    ...payment,
    name: `paid, then ${afterwards}`,
    weight: 2,
    afterwards,
    mayEnd: ['DONE'] as const,
  })),
  {
    ...payment,
    name: 'paid, then refunded by staff',
    weight: 2,
    afterwards: 'refunded by staff',
    mayEnd: ['DONE'],
  },
  {
    ...payment,
    name: 'paid too much, then returned',
    weight: 2,
    sends: 'too much',
    afterwards: 'excess returned',
    mayEnd: ['DONE'],
  },
  {
    ...payment,
    name: 'paid too much, then returned without a report',
    weight: 2,
    sends: 'too much',
    afterwards: 'return ended by staff',
    mayEnd: ['DONE'],
  },
  {
    ...payment,
    name: 'paid, also on a statement',
    weight: 2,
    afterwards: 'on a statement',
    mayEnd: ['DONE'],
  },
  { ...payment, name: 'paid at the third amount', weight: 2, amounts: 3, mayEnd: ['DONE'] },
  {
    ...payment,
    name: 'paid short, then the rest',
    weight: 2,
    sends: 'a part and the rest',
    mayEnd: ['DONE'],
  },
  { ...payment, name: 'paid too much', weight: 1, sends: 'too much', mayEnd: ['DONE'] },
  { ...payment, name: 'paid twice', weight: 1, sends: 'twice', mayEnd: ['DONE'] },
  { ...payment, name: 'declined', weight: 3, ending: 1, mayEnd: ['DECLINED'] },
  { ...payment, name: 'paid after a timeout', weight: 3, ending: 2, mayEnd: ['DONE'] },
  { ...payment, name: 'never seen', weight: 1, ending: 3, mayEnd: ['PENDING'] },
  {
    ...payment,
    name: 'canceled by its customer',
    weight: 2,
    action: 'customer-cancels',
    mayEnd: ['CANCELED'],
  },
  {
    ...payment,
    name: 'canceled by its merchant',
    weight: 2,
    amounts: 0,
    action: 'merchant-cancels',
    mayEnd: ['CANCELED'],
  },
  {
    ...payment,
    name: 'paid and canceled at once',
    weight: 3,
    action: 'both-at-once',
    mayEnd: ['DONE', 'CANCELED'],
  },
  {
    ...payment,
    name: 'left to its deadline',
    weight: 2,
    action: 'customer-leaves',
    lifetimeSeconds: short,
    mayEnd: ['CANCELED'],
  },
  { ...payment, name: 'left open', weight: 1, action: 'customer-leaves', mayEnd: ['IN_PROGRESS'] },
  {
    ...payment,
    name: 'left open, then booked by staff',
    weight: 2,
    action: 'customer-leaves',
    afterwards: 'booked by staff',
    mayEnd: ['IN_PROGRESS'],
  },
  {
    ...payment,
    name: 'never opened',
    weight: 1,
    amounts: 0,
    action: 'customer-leaves',
    lifetimeSeconds: short,
    mayEnd: ['CANCELED'],
  },
];
