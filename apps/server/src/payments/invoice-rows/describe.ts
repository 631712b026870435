import type { InvoiceStatusCode } from '@tiyin/domain/invoices';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { amountToWire, type MinorUnits } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import type { InvoiceRow } from './invoice-row.ts';

/** A status as the contract shows it. */
export function describeStatus(code: InvoiceStatusCode) {
  const { id, value } = invoiceStatusByCode(code);
  return { id, code, value };
}

/** The payment method as the contract shows it; null until the customer has chosen one. */
export function describeMethod({ methodId }: Pick<InvoiceRow, 'methodId'>) {
  const method = methodId === null ? undefined : methodById(methodId);
  return method ? { paymentMethod: { name: method.name } } : null;
}

/** The customer by the merchant's id, with the names that the merchant gave. */
export function describeCustomer({
  customerExternalId: externalId,
  customerFirstName: firstName,
  customerLastName: lastName,
}: Pick<InvoiceRow, 'customerExternalId' | 'customerFirstName' | 'customerLastName'>) {
  return {
    externalId,
    people: { ...(firstName !== null && { firstName }), ...(lastName !== null && { lastName }) },
  };
}

/**
 * The deposit that a refund gives back, and how much of a deposit is given back (INVOICE-230).
 * @param refunded its refunds that have not failed, in minor units
 */
export function describeRefunds({ refundOf }: Pick<InvoiceRow, 'refundOf'>, refunded: MinorUnits) {
  return {
    ...(refundOf !== null && { refundOf }),
    ...(refunded > 0n && { refundedAmount: amountToWire(refunded) }),
  };
}
