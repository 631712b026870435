import { type AccountHealth, type HealthFacts, judgeAccountHealth } from '@tiyin/domain/accounts';
import type { AccountId } from '@tiyin/domain/ids';
import { matchWindowMs } from '@tiyin/domain/invoices';
import { and, desc, eq, isNotNull, sql, alias } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import {
  accountInvoice,
  invoice,
  paymentAccount,
  pool,
  poolAccount,
  provider,
  transfer,
} from '../../db/schema.ts';
import { notify } from '../../notifications/notify.ts';
import type { AccountRow } from './account-row.ts';

const paidTransfer = alias(transfer, 'paid');
const reversal = alias(transfer, 'reversal');
const other = alias(poolAccount, 'other');
const candidate = alias(paymentAccount, 'candidate');
const owner = alias(provider, 'owner');

/** More than any pool counts. */
const maxClaims = 100;

/** When money of a deposit last came to an account; the index of its transfers ends at the first row. */
const paidAt = (accountId: unknown) => sql`(select ${paidTransfer.createdAt}
  from ${transfer} ${paidTransfer}
  where ${paidTransfer.accountId} = ${accountId} and ${paidTransfer.invoiceId} is not null
    and ${paidTransfer.amount} > 0
    and not exists (select from ${transfer} ${reversal}
    where ${reversal.reversesId} = ${paidTransfer.id})
  order by ${paidTransfer.createdAt} desc limit 1)`;

const instant = (time: ReturnType<typeof sql>) =>
  sql<number | null>`(extract(epoch from ${time}) * 1000)::float8`;

/** The facts about the health of an account (ROUTING-250): three reads by indexes, none of its whole history. */
async function readFacts(tx: Tx, { id, resumedAt }: HealthAccount): Promise<HealthFacts> {
  const pools = await tx
    .select({
      name: pool.name,
      pausesAccounts: pool.pausesAccounts,
      pauseAfter: pool.pauseAfter,
      paidElsewhereAt: instant(sql`(select max(${paidAt(sql`${other.accountId}`)})
        from ${poolAccount} ${other}
        join ${paymentAccount} ${candidate} on ${candidate.id} = ${other.accountId}
        join ${provider} ${owner} on ${owner.id} = ${candidate.providerId}
        where ${other.poolId} = ${pool.id} and ${other.accountId} <> ${id}
          and ${candidate.methodId} = ${paymentAccount.methodId}
          and ${candidate.isEnabled} and ${candidate.pausedAt} is null
          and (${owner.kind} = 'sandbox') = (${provider.kind} = 'sandbox'))`),
    })
    .from(poolAccount)
    .innerJoin(pool, eq(pool.id, poolAccount.poolId))
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(poolAccount.accountId, id))
    .orderBy(pool.id);
  const [paid] = await tx.execute<{ at: number | null }>(
    sql`select ${instant(paidAt(sql`${id}::integer`))} as at`,
  );
  return {
    pools,
    paidAt: paid?.at ?? null,
    resumedAt: resumedAt?.getTime() ?? null,
    unpaidClaims: await readUnpaidClaims(
      tx,
      id,
      Math.max(paid?.at ?? 0, resumedAt?.getTime() ?? 0),
    ),
  };
}

/** A form lives for 7 days at most, and its deposit ends within another. */
const longestDepositMs = 8 * 24 * 60 * 60 * 1_000;

async function readUnpaidClaims(tx: Tx, accountId: AccountId, since: number) {
  const rows = await tx
    .select({
      invoiceId: invoice.id,
      customer: sql<string>`${invoice.merchantId} || ':' || ${invoice.customerExternalId}`,
      address: invoice.addressIndex,
      matchUntil: invoice.matchUntil,
    })
    .from(accountInvoice)
    .innerJoin(invoice, eq(invoice.id, accountInvoice.invoiceId))
    .where(
      and(
        eq(accountInvoice.accountId, accountId),
        sql`${accountInvoice.createdAt} >= ${new Date(Math.max(0, since - longestDepositMs)).toISOString()}::timestamptz`,
        eq(invoice.flowType, 'DEPOSIT'),
        eq(invoice.status, 'DECLINED'),
        eq(invoice.wasMovedByPerson, false),
        isNotNull(invoice.matchUntil),
      ),
    )
    .orderBy(desc(accountInvoice.createdAt))
    .limit(maxClaims);
  return rows.map(({ matchUntil, ...claim }) => ({
    ...claim,
    // The match window began with the claim.
    claimedAt: (matchUntil?.getTime() ?? 0) - matchWindowMs,
  }));
}

type HealthAccount = Pick<AccountRow, 'id' | 'resumedAt'>;

/** The health of an account as of now. */
export async function readAccountHealth(tx: Tx, account: HealthAccount): Promise<AccountHealth> {
  return judgeAccountHealth(await readFacts(tx, account));
}

/**
 * Locks the account of a deposit that ends without money: of deposits that end at the same time, the last one
 * sees them all. Locked before the leases of the deposit, as routing does.
 */
export async function lockForHealth(tx: Tx, accountId: AccountId): Promise<AccountRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAccount)
    .where(eq(paymentAccount.id, accountId))
    .for('no key update');
  return row;
}

type Ended = { readonly isTest: boolean; readonly now: Date };

/**
 * Pauses a locked account for which another deposit ended without money, where the rule of a pool is met
 * (ROUTING-250), and notifies staff with the reason.
 */
export async function pauseIfUnhealthy(
  tx: Tx,
  account: AccountRow,
  { isTest, now }: Ended,
): Promise<void> {
  if (!account.isEnabled || account.pausedAt !== null) return;
  const { pausedBy } = await readAccountHealth(tx, account);
  if (pausedBy === undefined) return;
  const { id, version } = account;
  const subject = `account:${id}`;
  const invoices = pausedBy.claims.map(({ invoiceId }) => invoiceId).join(' ');
  const details = { pool: pausedBy.pool, unpaid: pausedBy.claims.length, invoices };
  await tx
    .update(paymentAccount)
    .set({ pausedAt: now, version: version + 1 })
    .where(eq(paymentAccount.id, id));
  const actor = { type: 'system' } as const;
  const sides = { before: { pausedAt: null }, after: { pausedAt: now.toISOString() } };
  recordAudit(tx, { actor, action: 'account.paused', subject, ...sides, details, now });
  await notify(tx, { kind: 'ACCOUNT_PAUSED', subject, merchantId: null, isTest, details, now });
}
