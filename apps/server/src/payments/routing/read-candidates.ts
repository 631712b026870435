import { minorUnits } from '@tiyin/domain/money';
import { type SQL, alias, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { type Given, sqlStatement } from '../../db/statement.ts';
import { lease, paymentAccount, poolAccount, provider, terminal } from '../../db/schema.ts';
import {
  type CandidateFunds,
  type FundsRow,
  type Promised,
  fundsColumns,
  fundsTables,
  fundsOf,
} from './account-funds.ts';
import { type JudgedAccount, obstacleOf } from './account-row.ts';
import { type Wanted, isCandidate } from './candidates.ts';
import { type HeldInPool, type LeaseHolder, isPoolShared } from './fair-share.ts';

const heldIn = alias(poolAccount, 'held_in');

type OfPool = Wanted & Promised & LeaseHolder;

/** An account that may be chosen. */
export type Candidate = { readonly account: JudgedAccount; readonly funds: CandidateFunds };

/** The candidates, by priority and then least recently used, and how their pool is used. */
export type Candidates = {
  readonly all: readonly Candidate[];
  readonly held: HeldInPool;
  /** Whether other merchants take deposits through the pool. */
  readonly isShared: boolean;
};

type CandidateOfPool = FundsRow & {
  readonly limit: string;
  readonly priority: number;
  readonly check_unique_amount: boolean;
  readonly is_enabled: boolean;
  readonly is_paused: boolean;
  readonly is_provider_paused: boolean;
  readonly has_credential: boolean;
  readonly by_customer: number;
  readonly by_address: number;
  readonly is_shared: boolean;
};

/** The live leases on accounts of the terminal's pool, without those of the requesting invoice. */
function liveLeasesOfPool(given: Given<OfPool>): SQL {
  return sql`select count(*)::int from ${lease}
    join ${poolAccount} ${heldIn} on ${heldIn.accountId} = ${lease.accountId}
    where ${heldIn.poolId} = (select ${terminal.poolId} from ${terminal}
      where ${terminal.id} = ${given('terminalId')})
      and ${lease.invoiceId} <> ${given('exceptInvoiceId')}
      and (${lease.heldUntil} is null or ${lease.heldUntil} > ${given('now')})`;
}

const selectCandidates = sqlStatement<OfPool, CandidateOfPool>(
  (given) => sql`select ${fundsColumns}, ${paymentAccount.limit}, ${paymentAccount.priority},
      ${paymentAccount.checkUniqueAmount}, ${paymentAccount.isEnabled},
      ${paymentAccount.pausedAt} is not null as is_paused,
      ${provider.pausedAt} is not null as is_provider_paused,
      ${paymentAccount.valueEncrypted} is not null as has_credential,
      (${liveLeasesOfPool(given)} and ${lease.customerExternalId} = ${given('customerExternalId')}
        and ${lease.merchantId} = ${given('merchantId')}) as by_customer,
      (${liveLeasesOfPool(given)} and ${lease.addressIndex} = ${given('addressIndex')}) as by_address,
      ${isPoolShared(given)} as is_shared
    from ${terminal} join ${poolAccount} on ${poolAccount.poolId} = ${terminal.poolId}
    join ${paymentAccount} on ${paymentAccount.id} = ${poolAccount.accountId}
    join ${provider} on ${provider.id} = ${paymentAccount.providerId}
    ${fundsTables(given)}
    where ${isCandidate(given)}
    order by ${paymentAccount.priority} desc, ${paymentAccount.lastUsedAt} nulls first,
      ${paymentAccount.id}`,
);

/** The accounts that may be chosen for a deposit, none of them locked. */
export async function readCandidates(tx: Tx, wanted: OfPool): Promise<Candidates> {
  const { rows } = await selectCandidates(tx, wanted);
  const [first] = rows;
  const { currency } = wanted;
  return {
    all: rows.map((row) => ({
      account: {
        id: row.id,
        currency,
        limit: minorUnits(BigInt(row.limit)),
        priority: row.priority,
        checkUniqueAmount: row.check_unique_amount,
        obstacle: obstacleOf({
          isEnabled: row.is_enabled,
          isPaused: row.is_paused,
          isProviderPaused: row.is_provider_paused,
          hasCredential: row.has_credential,
        }),
      },
      funds: fundsOf(row, currency),
    })),
    held: { byCustomer: first?.by_customer ?? 0, byAddress: first?.by_address ?? 0 },
    isShared: first?.is_shared ?? false,
  };
}
