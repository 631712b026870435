import type { ReportScheduleId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type ReportName, reportKind } from '@tiyin/domain/reports';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type person, reportSchedule } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { isOfProvider } from '../staff/oidc/identities.ts';
import type { Staff } from '../staff/staff.ts';
import { mustSetUpFactor } from '../staff/two-factor/need-factor.ts';

/** The row of a schedule. */
export type ScheduleRow = typeof reportSchedule.$inferSelect;

/** A person's command about a schedule of theirs. */
export type OfSchedule = {
  readonly staff: Staff;
  readonly scheduleId: ReportScheduleId;
  readonly now: Date;
};

/** Locks a schedule of a person until the transaction ends; 404 for any other (RUN-603). */
export async function lockSchedule(
  tx: Tx,
  { scheduleId, staff }: Omit<OfSchedule, 'now'>,
): Promise<ScheduleRow> {
  const [row] = await tx
    .select()
    .from(reportSchedule)
    .where(and(eq(reportSchedule.id, scheduleId), eq(reportSchedule.personId, staff.id)))
    .for('no key update');
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Whether a person may have a report (PEOPLE-27). */
export function mayHave({ permissions }: Pick<Staff, 'permissions'>, report: ReportName): boolean {
  return (
    hasPermission(permissions, 'merchant.read.report') &&
    hasPermission(permissions, reportKind(report).permission)
  );
}

/**
 * The person of a schedule as they are now; undefined once they may not have the report (RUN-602), or could not open
 * it without setting up a second factor first (RUN-606).
 */
export async function personOf(
  tx: Tx,
  row: typeof person.$inferSelect,
  { isTest, report }: Pick<ScheduleRow, 'isTest' | 'report'>,
): Promise<Staff | undefined> {
  const { id, merchantId, permissions, state } = row;
  if (state !== 'ACTIVE' || !mayHave(row, report)) return undefined;
  // A second factor at an OpenID provider is known in a session alone.
  if ((await mustSetUpFactor(tx, id)) && !(await isOfProvider(tx, id))) return undefined;
  return { id, merchantId, permissions, testDashboard: isTest };
}
