import type { Customer } from '@tiyin/api/types';

/** The name of a customer, or the id where no invoice has a name. */
export function customerName({ customerId, people }: Customer): string {
  const name = `${people.firstName ?? ''} ${people.lastName ?? ''}`.trim();
  return name === '' ? customerId : name;
}
