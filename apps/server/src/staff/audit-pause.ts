import type { ReportScheduleId } from '@tiyin/domain/ids';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { PersonRow } from './sessions.ts';

type Pause = Pick<PersonRow, 'merchantId'> & {
  readonly scheduleId: ReportScheduleId;
  /** Its person cannot sign in any more, or came to another merchant. */
  readonly reason: 'no_sign_in' | 'other_merchant';
  readonly now: Date;
};

/** Records that the system paused a scheduled report, among the entries of the merchant that it was made for. */
export function auditPause(tx: Tx, { merchantId, now, reason, scheduleId }: Pause): void {
  recordAudit(tx, {
    actor: { type: 'system' },
    subject: `report_schedule:${scheduleId}`,
    action: 'report_schedule.paused',
    before: { paused: false },
    after: { paused: true },
    details: { reason },
    ...(merchantId !== null && { merchantId }),
    now,
  });
}
