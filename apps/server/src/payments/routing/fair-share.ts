import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { ProblemError } from '../../problem.ts';

/** How many live leases one customer of a merchant may hold in a pool (ROUTING-201). */
const maxLeasesOfCustomer = 6;
/** The same for one address: a household or an office has several customers. */
const maxLeasesOfAddress = 12;

/** Whom a lease is counted for. */
export type LeaseHolder = {
  readonly merchantId: number;
  readonly customerExternalId: string;
  /** Blind index of the client's network; null where a person took the lease, or nobody can be told apart by it. */
  readonly addressIndex: string | null;
};

/** The holder of leases that staff take for an invoice: its customer, at no address. */
export function holderOf({ merchantId, customerExternalId }: InvoiceRow): LeaseHolder {
  return { merchantId, customerExternalId, addressIndex: null };
}

/** How many live leases a holder has in a pool, without those of the invoice that asks. */
export type HeldInPool = { readonly byCustomer: number; readonly byAddress: number };

/** Throws 429 `too_many_open_payments` where a holder has as many live leases in a pool as they may. */
export function requireFewLeases({ byCustomer, byAddress }: HeldInPool): void {
  if (byCustomer >= maxLeasesOfCustomer || byAddress >= maxLeasesOfAddress) {
    throw new ProblemError('too_many_open_payments');
  }
}

/**
 * How many accounts one merchant may hold for one amount: half of them, rounded up, where its pool serves
 * other merchants, too (ROUTING-202).
 */
export function shareOfMerchant(accounts: number): number {
  return Math.ceil(accounts / 2);
}
