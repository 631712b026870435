import type { Ticket } from '@tiyin/api/types';
import { maskCardOrPhone } from '@tiyin/domain/requisites';
import { formatMoney } from '../../../texts/formats.ts';

type TicketReturn = NonNullable<Ticket['moneyReturn']>;

/** The amount of a request to return money, with its currency. */
export const returnAmountWords = ({ amount, currency }: TicketReturn): string =>
  formatMoney(amount, currency);

/** The payee of a request to return money: grouped, or masked without the permission to read it. */
export function payeeWords({ payee, payeeLastFour, bankName, paymentMethodName }: TicketReturn) {
  const number = payee === undefined ? `•••• ${payeeLastFour}` : maskCardOrPhone(payee);
  return [number, bankName ?? paymentMethodName].join(', ');
}

/** Whether the return that a ticket requests waits for a second person: nobody else decides meanwhile (INVOICE-244). */
export const waitsForApproval = ({ moneyReturn }: Ticket): boolean =>
  moneyReturn?.isApprovalPending === true;
