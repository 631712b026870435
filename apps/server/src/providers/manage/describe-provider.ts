import type { ProviderId } from '@tiyin/domain/ids';
import { asc, count, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, moneyReturn, paymentAccount, payout, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import type { ProviderRow } from './provider-row.ts';
import { formerUntil } from './rotate-secret.ts';

/** The window of the success rate (ROUTING-302). */
const windowHours = 24;

/** The providers by name, with accounts and success rate (PEOPLE-300). */
export async function listManagedProviders(tx: Tx, now: Date) {
  const rows = await tx.select().from(provider).orderBy(asc(provider.name), asc(provider.id));
  return describeAll(tx, rows, now);
}

/** The same of one; 404 without it. */
export async function readManagedProvider(tx: Tx, providerId: ProviderId, now: Date) {
  const rows = await tx.select().from(provider).where(eq(provider.id, providerId));
  const [described] = await describeAll(tx, rows, now);
  if (!described) throw new ProblemError('not_found');
  return described;
}

async function describeAll(tx: Tx, rows: readonly ProviderRow[], now: Date) {
  const accounts = await countAccounts(tx);
  const ended = await countEnded(tx, now);
  const waiting = await countWaiting(tx);
  return rows.map((row) => {
    const { id, name, kind, url, pausedAt, pauseReason, secretEncrypted, version } = row;
    const counts = accounts.find(({ providerId }) => providerId === id);
    const unsent = waiting.find(({ providerId }) => providerId === id);
    const countsOf = (flowType: 'DEPOSIT' | 'WITHDRAWAL') => {
      const found = ended.find((each) => each.providerId === id && each.flowType === flowType);
      return { done: Number(found?.done ?? 0), ended: Number(found?.ended ?? 0) };
    };
    const success = {
      windowHours,
      deposits: countsOf('DEPOSIT'),
      withdrawals: countsOf('WITHDRAWAL'),
    };
    return {
      id,
      name,
      kind,
      url,
      pausedDate: pausedAt?.toISOString() ?? null,
      pauseReason,
      accountCount: counts?.all ?? 0,
      enabledAccountCount: Number(counts?.enabled ?? 0),
      waitingPayoutCount: Number(unsent?.waiting ?? 0),
      success,
      secret:
        secretEncrypted === null
          ? null
          : {
              changedDate: row.secretChangedAt?.toISOString() ?? null,
              formerUntilDate: formerUntil(row, now)?.toISOString() ?? null,
              reportsBlockedDate: row.reportsBlockedAt?.toISOString() ?? null,
              reportsBlockReason: row.reportsBlockReason,
            },
      version,
    };
  });
}

async function countAccounts(tx: Tx) {
  return tx
    .select({
      providerId: paymentAccount.providerId,
      all: count(),
      enabled: sql<string>`count(*) filter (where ${paymentAccount.isEnabled})`,
    })
    .from(paymentAccount)
    .groupBy(paymentAccount.providerId);
}

/** How many payouts and returns wait for the end of the pause of each provider (ROUTING-301). */
async function countWaiting(tx: Tx) {
  return tx.execute<{ providerId: number; waiting: string }>(sql`
    select ${provider.id} as "providerId", sum(unsent.payments) as waiting
    from ${provider} join ${paymentAccount} on ${paymentAccount.providerId} = ${provider.id}
      cross join lateral (
        select count(*) as payments from ${payout}
        where ${payout.accountId} = ${paymentAccount.id} and ${payout.status} = 'NEW'
        union all
        select count(*) from ${moneyReturn}
        where ${moneyReturn.accountId} = ${paymentAccount.id} and ${moneyReturn.status} = 'NEW') unsent
    where ${provider.kind} = 'http' and ${provider.pausedAt} is not null
    group by 1`);
}

/** By the account that an invoice has now; of the accounts' index alone the invoices of the window are read. */
async function countEnded(tx: Tx, now: Date) {
  const since = new Date(now.getTime() - windowHours * 60 * 60_000).toISOString();
  return tx.execute<{
    providerId: number;
    flowType: 'DEPOSIT' | 'WITHDRAWAL';
    done: string;
    ended: string;
  }>(sql`
    select ${paymentAccount.providerId} as "providerId", recent.flow_type as "flowType",
      count(*) filter (where recent.status = 'DONE') as done, count(*) as ended
    from ${paymentAccount} cross join lateral (
      select ${invoice.flowType}, ${invoice.status} from ${invoice}
      where ${invoice.accountId} = ${paymentAccount.id} and ${invoice.createdAt} > ${since}::timestamptz
        and ${invoice.status} in ('DONE', 'CANCELED', 'DECLINED')) recent
    group by 1, 2`);
}
