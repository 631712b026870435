import { sql } from 'drizzle-orm';
import type { Tx } from '../../../src/db/database.ts';

/** A sending of a scheduled report, as Tiyin keeps it. */
export type KeptSending = {
  readonly id: string;
  readonly scheduleId: number;
  readonly dueAt: string;
  readonly state: string;
  /** Whether its schedule has a job for its next time. */
  readonly hasNext: boolean;
};

/** Reads every sending that was due. */
export async function readSendings(tx: Tx): Promise<KeptSending[]> {
  const rows = await tx.execute<Omit<KeptSending, 'dueAt'> & { due: string }>(sql`
    select s.id::text as id, s.schedule_id as "scheduleId", s.state,
      (extract(epoch from s.due_at) * 1000)::bigint::text as due,
      exists (select from job j join report_schedule r on r.id = s.schedule_id
        where j.kind = 'report.due' and (j.payload ->> 'scheduleId')::int = r.id
          and (j.payload ->> 'dueAt')::timestamptz = r.due_at) as "hasNext"
    from report_sending s where s.due_at is not null`);
  return rows.map(({ due, ...row }) => ({ ...row, dueAt: new Date(Number(due)).toISOString() }));
}
