import type { MerchantId } from '@tiyin/domain/ids';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { ProblemError } from '../../problem.ts';

/** The number of live leases that one customer of a merchant may hold in a pool (ROUTING-201). */
const maxLeasesOfCustomer = 6;
/** The same for one address: a household or an office has several customers. */
const maxLeasesOfAddress = 12;

/** The holder that a lease counts for. */
export type LeaseHolder = {
  readonly merchantId: MerchantId;
  readonly customerExternalId: string;
  /**
   * Blind index of the client's network; null if staff took the lease, or the network identifies no
   * one.
   */
  readonly addressIndex: string | null;
};

/** The holder of leases that staff take for an invoice: its customer, at no address. */
export function holderOf({ merchantId, customerExternalId }: InvoiceRow): LeaseHolder {
  return { merchantId, customerExternalId, addressIndex: null };
}

/** The number of live leases of a holder in a pool, without those of the requesting invoice. */
export type HeldInPool = { readonly byCustomer: number; readonly byAddress: number };

/** Throws 429 `too_many_open_payments` where a holder has as many live leases in a pool as they may. */
export function requireFewLeases({ byCustomer, byAddress }: HeldInPool): void {
  if (byCustomer >= maxLeasesOfCustomer || byAddress >= maxLeasesOfAddress) {
    throw new ProblemError('too_many_open_payments');
  }
}

/**
 * The number of accounts that one merchant may hold for one amount: half of them, rounded up, if
 * its pool serves other merchants, too (ROUTING-202).
 */
export function shareOfMerchant(accounts: number): number {
  return Math.ceil(accounts / 2);
}
