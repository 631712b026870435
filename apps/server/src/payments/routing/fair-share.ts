import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import type { MinorUnits } from '@tiyin/domain/money';
import { type SQL, alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { terminal } from '../../db/schema.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { ProblemError } from '../../problem.ts';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';

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

const own = alias(terminal, 'own');
const other = alias(terminal, 'other');

/** Whether other merchants take deposits through the pool of a terminal, as part of a statement. */
export function isPoolShared(given: Given<{ readonly terminalId: TerminalId }>): SQL<boolean> {
  return sql<boolean>`exists (select from ${terminal} ${own}
    join ${terminal} ${other} on ${other.poolId} = ${own.poolId} and ${other.merchantId} <> ${own.merchantId}
    where ${own.id} = ${given('terminalId')} and ${other.flowType} = 'DEPOSIT' and ${other.isEnabled})`;
}

/** The classes of the advisory locks on what is counted; what it is counted for is hashed to their key. */
const ofCustomer = 0x6375_7374;
const ofAddress = 0x6164_6472;
const ofAmount = 0x616d_6e74;

const amountKey = (
  given: Given<{ readonly merchantId: MerchantId; readonly amount: MinorUnits }>,
) => sql`hashtext(${given('merchantId')}::text || ' ' || ${given('amount')}::text)`;

type Counted = LeaseHolder & { readonly terminalId: TerminalId; readonly amount: MinorUnits };

const lockCounted = sqlStatement<Counted>(
  (given) => sql`select
    pg_advisory_xact_lock(${sql.raw(String(ofCustomer))},
      hashtext(${given('merchantId')}::text || ' ' || ${given('customerExternalId')}::text)),
    pg_advisory_xact_lock(${sql.raw(String(ofAddress))}, hashtext(${given('addressIndex')}::text)),
    case when ${isPoolShared(given)}
      then pg_advisory_xact_lock(${sql.raw(String(ofAmount))}, ${amountKey(given)}) is null end`,
);

/**
 * Holds what the leases of a deposit are counted by, before they are counted (ROUTING-201, ROUTING-202): its
 * customer, its address, and in a shared pool its merchant's amount. Other deposits do not wait.
 */
export async function holdCounted(tx: Tx, counted: Counted): Promise<void> {
  await lockCounted(tx, counted);
}

type OfAmount = { readonly merchantId: MerchantId; readonly amount: MinorUnits };

const tryLockAmount = sqlStatement<OfAmount, { readonly is_held: boolean }>(
  (given) =>
    sql`select pg_try_advisory_xact_lock(${sql.raw(String(ofAmount))}, ${amountKey(given)}) as is_held`,
);

/** Holds another amount, without waiting for it while one is held; false where another deposit holds it. */
export async function tryHoldAmount(tx: Tx, { merchantId, amount }: OfAmount): Promise<boolean> {
  const { rows } = await tryLockAmount(tx, { merchantId, amount });
  return rows[0]?.is_held ?? false;
}
