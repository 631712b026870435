import type { ReportScheduleRequest } from '@tiyin/api/types';
import type {
  MerchantId,
  PoolId,
  ProviderId,
  ReportScheduleId,
  TerminalId,
} from '@tiyin/domain/ids';
import { reportDueAfter, reportPeriodBefore } from '@tiyin/domain/reports';
import { eq } from '../db/drizzle.ts';
import { type CheckedReceivers, checkReceivers } from '../alerts/rule-content.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServerContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { person, reportSchedule } from '../db/schema.ts';
import { enqueue } from '../jobs/queue.ts';
import { readReportRequest } from '../payments/reports/report-request.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import type { Staff } from '../staff/staff.ts';
import { type ReportParameters, reportParameters, reportTable } from './report-table.ts';
import { scheduleFacts } from './schedule-facts.ts';
import { makeScheduleSecret } from './schedule-secret.ts';
import { mayHave } from './schedule-row.ts';

/** The most schedules of a person. */
const maxSchedules = 20;

/** A schedule as people give it, with its ids under their types. */
export type ScheduleContent = Omit<
  ReportScheduleRequest,
  'providerId' | 'terminalId' | 'terminalPoolId'
> & {
  readonly providerId?: ProviderId | null | undefined;
  readonly terminalId?: TerminalId | null | undefined;
  readonly terminalPoolId?: PoolId | null | undefined;
};

type Deps = Pick<ServerContext, 'clock' | 'config' | 'database' | 'secrets'>;

/** A schedule that was written, with the secret of its webhook: it is shown this once. */
type Written = { readonly scheduleId: ReportScheduleId; readonly secret: string | null };

/**
 * Adds a schedule (RUN-600); audited. 403 for a report that the person may not have, 404 for a terminal, provider or pool
 * that they do not see, 422 with the field.
 */
export async function addSchedule(
  staff: Staff,
  content: ScheduleContent,
  { clock, config, database, secrets }: Deps,
): Promise<Written> {
  const { interval, report, terminalId = null } = content;
  if (!mayHave(staff, report)) throw new ProblemError('forbidden');
  const parameters = readParameters(content);
  const receivers = await checkReceivers(content, config);
  const now = clock.now();
  // The report of the last period is put together, which shows that the person may have it.
  const period = reportPeriodBefore(interval, now);
  const ofTerminal = terminalId === null ? {} : { terminalId };
  const request = await readReportRequest(database, staff, { ...period, ...ofTerminal });
  await reportTable(database, report, request, parameters);
  return database.transaction(async (tx) => {
    await requireRoom(tx, staff);
    const dueAt = reportDueAfter(interval, now);
    const columns = { report, interval, ...parameters, terminalId, ...receivers };
    const [row] = await tx
      .insert(reportSchedule)
      .values({ ...columns, personId: staff.id, isTest: request.isTest, dueAt, createdAt: now })
      .returning();
    if (!row) throw new Error('a schedule was not written');
    const secret = await giveSecret(tx, row.id, receivers, secrets);
    enqueue(tx, 'report.due', { scheduleId: row.id, dueAt: dueAt.toISOString() }, dueAt);
    recordAudit(tx, {
      actor: { type: 'staff', id: staff.id },
      subject: `report_schedule:${row.id}`,
      action: 'report_schedule.added',
      after: scheduleFacts(row),
      ...merchantOf(staff),
      now,
    });
    return { scheduleId: row.id, secret };
  });
}

function merchantOf({ merchantId }: Staff): { readonly merchantId?: MerchantId } {
  return merchantId === null ? {} : { merchantId };
}

/** Those that the report needs and no others; 422 with the field. */
function readParameters(content: ScheduleContent): ReportParameters {
  const given: ReportParameters = {
    currencyId: content.currencyId ?? null,
    providerId: content.providerId ?? null,
    poolId: content.terminalPoolId ?? null,
  };
  const needed = reportParameters[content.report];
  for (const name of ['currencyId', 'providerId', 'poolId'] as const) {
    const path = name === 'poolId' ? '/terminalPoolId' : `/${name}`;
    const isNeeded = needed.includes(name);
    if (isNeeded && given[name] === null) throw notAllowed(path, 'This report needs it');
    if (!isNeeded && given[name] !== null) throw notAllowed(path, 'This report does not have it');
  }
  return given;
}

async function giveSecret(
  tx: Tx,
  scheduleId: ReportScheduleId,
  { webhookUrl }: CheckedReceivers,
  secrets: Deps['secrets'],
): Promise<string | null> {
  if (webhookUrl === null) return null;
  const { encrypted, secret } = makeScheduleSecret(scheduleId, secrets);
  await tx
    .update(reportSchedule)
    .set({ webhookSecretEncrypted: encrypted })
    .where(eq(reportSchedule.id, scheduleId));
  return secret;
}

/** The schedules of one person are added one after another: so their number holds. */
async function requireRoom(tx: Tx, { id }: Staff): Promise<void> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, id)).for('no key update');
  if ((await tx.$count(reportSchedule, eq(reportSchedule.personId, id))) < maxSchedules) return;
  throw new ProblemError('not_allowed', {
    detail: `There are ${maxSchedules} schedules already: delete one that is not needed`,
  });
}
