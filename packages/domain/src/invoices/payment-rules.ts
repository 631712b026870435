/** The choices of a terminal for a deposit that received less than its amount (INVOICE-24). */
export const shortPayments = ['TOP_UP', 'ACCEPT', 'PERSON'] as const;

/** The choices of a terminal for a deposit that received more than its amount (INVOICE-24). */
export const overPayments = ['ACCEPT_AMOUNT', 'ACCEPT_ALL', 'PERSON'] as const;

/** One choice for a short payment. */
export type ShortPayment = (typeof shortPayments)[number];

/** One choice for an overpayment. */
export type OverPayment = (typeof overPayments)[number];

/** A terminal's rules for money that is not the amount of its deposit. */
export type PaymentRules = {
  readonly shortPayment: ShortPayment;
  readonly overPayment: OverPayment;
};
