import { dayMs } from '@tiyin/domain/dates';
import type { ReportScheduleId } from '@tiyin/domain/ids';
import { hasPermission } from '@tiyin/domain/permissions';
import { type ReportName, reportKind } from '@tiyin/domain/reports';
import type { Config } from '../config.ts';
import { and, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type person, reportSchedule } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import { isOfProvider } from '../staff/oidc/identities.ts';
import { maySignIn } from '../staff/sessions.ts';
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

/** Why nothing is sent for a person: `no_sign_in` until they sign in again (RUN-900). */
export type Bar = 'no_sign_in' | 'not_permitted';

type Sending = {
  readonly schedule: Pick<ScheduleRow, 'isTest' | 'report'>;
  readonly config: Pick<Config, 'isDemo' | 'oidcReportDays'>;
  readonly now: Date;
};

/**
 * The person of a schedule as they are now; or why nothing is sent for them: they may not have the report (RUN-602),
 * could not open it without setting up a second factor first (RUN-606), or have not been at their provider for so long
 * that they may have been removed there (RUN-900).
 */
export async function personOf(
  tx: Tx,
  row: typeof person.$inferSelect,
  { config, now, schedule: { isTest, report } }: Sending,
): Promise<Staff | Bar> {
  const { id, lastSignInAt, merchantId, permissions } = row;
  if (!maySignIn(row, config.isDemo) || !mayHave(row, report)) return 'not_permitted';
  if (await isOfProvider(tx, id)) {
    const since = now.getTime() - config.oidcReportDays * dayMs;
    if ((lastSignInAt?.getTime() ?? 0) < since) return 'no_sign_in';
  } else if (await mustSetUpFactor(tx, id)) {
    // A second factor at an OpenID provider is known in a session alone.
    return 'not_permitted';
  }
  return { id, merchantId, permissions, testDashboard: isTest };
}
