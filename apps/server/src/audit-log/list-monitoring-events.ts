import type { MonitoringEventListAnswer } from '@tiyin/api/types';
import type { MerchantId } from '@tiyin/domain/ids';
import type { AuditAction } from '../audit/actions.ts';
import { type SQL, and, desc, eq, gte, inArray, lte, or, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry, paymentAccount, poolAccount, terminal } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';
import { describeEntries, selectEntries } from './list-entries.ts';

const minuteMs = 60_000;

/** The most entries of an answer: more marks on a chart are not told apart. */
const maxEvents = 100;

/** The changes that may move a success rate (OFFICE-780). */
const actions: readonly AuditAction[] = [
  'account.changed',
  'account.created',
  'account.credential_changed',
  'account.limit_changed',
  'account.paused',
  'account.resumed',
  'provider.changed',
  'provider.paused',
  'provider.resumed',
  'provider.secret_rotated',
  'server.released',
  'terminal.attribute_removed',
  'terminal.changed',
  'terminal.created',
];

type Question = {
  readonly merchantId: MerchantId;
  /** How far back; the current minute counts, too. */
  readonly minutes: number;
  readonly now: Date;
};

/**
 * The audited changes that may move the success rates of a merchant's terminals (OFFICE-780), found by the
 * indexes of actions and of subjects.
 */
export async function listMonitoringEvents(
  tx: Tx,
  staff: Staff,
  question: Question,
): Promise<MonitoringEventListAnswer> {
  const { minutes, now } = question;
  const from = Math.floor(now.getTime() / minuteMs) * minuteMs - minutes * minuteMs;
  const rows = await selectEntries(tx, staff)
    .where(
      and(
        inArray(auditEntry.action, [...actions]),
        gte(auditEntry.createdAt, new Date(from)),
        lte(auditEntry.createdAt, now),
        inScope(staff, auditEntry.merchantId),
        concernsTerminals(staff, question),
        changesMoreThanNames,
      ),
    )
    .orderBy(desc(auditEntry.createdAt), desc(auditEntry.id))
    .limit(maxEvents + 1);
  return {
    data: await describeEntries(tx, staff, rows.slice(0, maxEvents)),
    hasMore: rows.length > maxEvents,
  };
}

/** A command that sets what was set before has no changed fields. */
const changesMoreThanNames = sql`(${auditEntry.action} not in ('account.changed', 'terminal.changed')
  or ${auditEntry.after} - 'name' <> '{}'::jsonb)`;

/** An account that was taken out of a pool is found by the pools that it had. */
function concernsTerminals(staff: Staff, { merchantId }: Question): SQL | undefined {
  const own = sql`${terminal.merchantId} = ${merchantId}::int
    and ${terminal.isTest} = ${staff.testDashboard}::boolean`;
  const pools = sql`select ${terminal.poolId} from ${terminal} where ${own}`;
  const accounts = sql`select ${poolAccount.accountId} from ${poolAccount}
    where ${poolAccount.poolId} in (${pools})`;
  return or(
    eq(auditEntry.subject, 'server:release'),
    sql`${auditEntry.subject} = any (array(
      select 'terminal:' || ${terminal.id} from ${terminal} where ${own}
      union all select 'account:' || ${poolAccount.accountId} from ${poolAccount}
        where ${poolAccount.poolId} in (${pools})
      union all select 'provider:' || ${paymentAccount.providerId} from ${paymentAccount}
        where ${paymentAccount.id} in (${accounts})))`,
    sql`${auditEntry.action} = 'account.changed'
      and string_to_array(${auditEntry.before} ->> 'poolIds', ' ') && array(
        select ${terminal.poolId}::text from ${terminal} where ${own})`,
  );
}
